import { darker, lighter } from './color.ts';
import type { Metal, WatchLook } from './look.ts';

export type DialColors = {
  base: string;
  light: string;
  dark: string;
  /** What is printed. */
  ink: string;
  surface: 'matt' | 'sunray' | 'brushed' | 'shell';
  /** The metal of applied indices and hands. */
  trim: Metal;
};

const surfaces: Record<WatchLook['dial'], readonly [base: string, ink: string, surface: DialColors['surface']]> = {
  white: ['#f6f4ef', '#20242a', 'matt'],
  ivory: ['#f0e5cb', '#2b2118', 'matt'],
  silver: ['#d3d5d6', '#23272c', 'sunray'],
  black: ['#17181b', '#f0ebdf', 'matt'],
  navy: ['#1d3258', '#f2eee4', 'sunray'],
  forest: ['#1f4535', '#f2eee4', 'sunray'],
  burgundy: ['#5b1c28', '#f4ece4', 'sunray'],
  anthracite: ['#44474b', '#f0ece3', 'sunray'],
  salmon: ['#dda286', '#33221c', 'brushed'],
  mother_of_pearl: ['#ece8ea', '#3a3a44', 'shell'],
};

const warm: readonly Metal[] = ['yellow_gold', 'rose_gold', 'brass'];

export function dialColors(look: WatchLook): DialColors {
  const [base, ink, surface] = surfaces[look.dial];
  const trim = warm.includes(look.metal) ? look.metal : 'steel';
  return { base, ink, surface, trim, light: lighter(base, 0.4), dark: darker(base, 0.45) };
}
