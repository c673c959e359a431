import { clamp } from './geometry.ts';

type Rgb = [red: number, green: number, blue: number];
/** Colours from dark to bright, evenly spaced. */
export type Ramp = readonly [string, string, ...string[]];

function toRgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(clamp(part, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function mix(from: string, to: string, t: number): string {
  const [a, b] = [toRgb(from), toRgb(to)];
  const part = clamp(t);
  return toHex([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]);
}

/** `light` from 0 (darkest) to 1 (brightest). */
export function onRamp(ramp: Ramp, light: number): string {
  const place = clamp(light) * (ramp.length - 1);
  const index = Math.min(ramp.length - 2, Math.floor(place));
  return mix(ramp[index] ?? ramp[0], ramp[index + 1] ?? ramp[1], place - index);
}

export function darker(hex: string, amount: number): string {
  return mix(hex, '#0d0b0a', amount);
}

export function lighter(hex: string, amount: number): string {
  return mix(hex, '#ffffff', amount);
}
