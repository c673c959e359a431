import type { Tenths } from './ring-rules.ts';

export type RingSizes = {
  /** Inner diameter in millimetres. */
  diameter: number;
  /** British letter, with ½ for half sizes. */
  uk: string;
  us: number;
  it: number;
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Circumference of the British size A, and the step of half a size, in tenths of a millimetre (BS EN 28653). */
const firstLetter = 375;
const halfLetter = 6.25;

/**
 * A ring size in other countries' systems, rounded to half sizes: ISO 8653 for the circumference, the customary tables
 * for the United Kingdom, the United States and Italy.
 *
 * @param size the inner circumference
 */
export function convertRingSize(size: Tenths): RingSizes {
  const circumference = size / 10;
  const halves = Math.max(0, Math.round((size - firstLetter) / halfLetter));
  const letter = letters[Math.floor(halves / 2)];
  return {
    diameter: Math.round((circumference / Math.PI) * 100) / 100,
    uk: letter ? `${letter}${halves % 2 === 1 ? '½' : ''}` : `Z+${(halves - 50) / 2}`,
    us: Math.round(((circumference - 36.5) / 2.55) * 2) / 2,
    it: Math.round((circumference - 40) * 2) / 2,
  };
}
