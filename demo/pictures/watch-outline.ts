import { lerp, type Point, smoothstep, toRadians } from './geometry.ts';
import type { WatchLook } from './look.ts';

/** Watches are drawn around the middle of the dial, the case 100 units in half diameter, y down. */
type Case = WatchLook['case'];

/** Rows of the turned case from the back over the bezel to the dial: [inset from the outline, height]. */
export const caseRows: Record<Case, readonly Point[]> = {
  round: [
    [6, -34],
    [0, -28],
    [0, -6],
    [3, 1],
    [8, 3],
    [9, 7],
    [11, 13],
    [15, 16],
    [18, 14],
    [21, 4],
  ],
  cushion: [
    [6, -34],
    [0, -27],
    [0, -6],
    [4, 1],
    [11, 4],
    [13, 8],
    [16, 13],
    [19, 12],
    [22, 3],
  ],
  tonneau: [
    [5, -34],
    [0, -27],
    [0, -6],
    [4, 2],
    [10, 6],
    [13, 10],
    [16, 10],
    [20, 2],
  ],
  square: [
    [4, -32],
    [0, -26],
    [0, -6],
    [3, 1],
    [10, 4],
    [12, 9],
    [15, 9],
    [18, 2],
  ],
  pilot: [
    [6, -36],
    [0, -30],
    [0, -6],
    [3, 1],
    [6, 2],
    [7, 8],
    [9, 11],
    [12, 10],
    [15, 2],
  ],
  diver: [
    [8, -36],
    [2, -30],
    [2, -6],
    [0, -3],
    [0, 5],
    [3, 9],
    [20, 12],
    [22, 10],
    [26, 2],
  ],
};

export const dialHeight = 4;

/** The inset where the dial begins. */
export function dialInset(shape: Case): number {
  const rows = caseRows[shape];
  return rows[rows.length - 1]?.[0] ?? 20;
}

function superellipse(c: number, s: number, power: number): number {
  return (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power);
}

/** A point of the case outline; degrees run clockwise from twelve o'clock. */
export function outlineAt(shape: Case, degrees: number, inset: number): Point {
  const angle = toRadians(degrees - 90);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  switch (shape) {
    case 'cushion': {
      const toCircle = smoothstep(6, 15, inset);
      const r = lerp(superellipse(c, s, 3.6), 1.03, toCircle) * (100 - inset);
      return [c * r, s * r];
    }
    case 'square': {
      const r = superellipse(c, s, 9) * (91 - inset);
      return [c * r, s * r];
    }
    case 'tonneau': {
      const r = superellipse(c, s, 3.2);
      const x = c * r * (86 - inset);
      const y = s * r * (112 - inset);
      return [x * (1 - 0.16 * Math.abs(s * r) ** 2), y];
    }
    default:
      return [c * (100 - inset), s * (100 - inset)];
  }
}

export function outlinePoints(shape: Case, inset: number, count = 72): Point[] {
  return Array.from({ length: count }, (_, index) => outlineAt(shape, (index / count) * 360, inset));
}
