import type { Point } from '../../orders/drawing-data.ts';
import { measureArea } from './fit-drawing.ts';

/** Brightness of each pixel from 0 to 255, row by row. */
export type Picture = { width: number; height: number; levels: Uint8Array };

/** How much darker than its surroundings a line is, as a part of their brightness, and at least. */
const contrast = { part: 0.14, least: 10 };

/** Specks of fewer pixels are dust or grain. */
const smallestArea = 7;

/**
 * Outlines of what is darker than its surroundings, in pixels: handwriting on paper, or the ridges of a fingerprint, in
 * uneven light as well. Of a dark picture, what is brighter.
 */
export function tracePicture(picture: Picture): Point[][] {
  const { width, height } = picture;
  const levels = toDarkOnBright(picture.levels);
  const mean = average(levels, width, height, Math.max(4, Math.round(Math.min(width, height) / 10)));
  const smooth = average(levels, width, height, 1);
  const field = smooth.map((level, index) => {
    const around = mean[index] ?? 0;
    return around - Math.max(contrast.least, around * contrast.part) - level;
  });
  closeEdges(field, width, height);
  return traceOutlines(field, width, height).filter((line) => Math.abs(measureArea(line)) >= smallestArea);
}

function toDarkOnBright(levels: Uint8Array): Float32Array {
  const sum = levels.reduce((total, level) => total + level, 0);
  const isDark = sum < levels.length * 100;
  return Float32Array.from(levels, (level) => (isDark ? 255 - level : level));
}

/** Mean of the square round each pixel, from sums over rectangles. */
function average(levels: Float32Array, width: number, height: number, radius: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sums[(y + 1) * (width + 1) + x + 1] = (levels[y * width + x] ?? 0) + at(x, y + 1) + at(x + 1, y) - at(x, y);
    }
  }
  return levels.map((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
    return sum / ((right - left) * (bottom - top));
  });
}

/** So that every outline is closed. */
function closeEdges(field: Float32Array, width: number, height: number): void {
  for (let index = 0; index < field.length; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) field[index] = -1;
  }
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * Marching squares: by which of the corners of a square are inside (upper left 8, upper right 4, lower right 2, lower
 * left 1), between which sides an outline crosses it, the inside always on the same hand.
 */
const crossings: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['bottom', 'left']],
  2: [['right', 'bottom']],
  3: [['right', 'left']],
  4: [['top', 'right']],
  5: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  6: [['top', 'bottom']],
  7: [['top', 'left']],
  8: [['left', 'top']],
  9: [['bottom', 'top']],
  10: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  11: [['right', 'top']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
};

/** The closed lines at which a field changes its sign. */
function traceOutlines(field: Float32Array, width: number, height: number): Point[][] {
  const at = (index: number) => field[index] ?? -1;
  // Each side of a square has a number: twice that of its first pixel, and one more for a vertical one.
  const next = new Map<number, number>();
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const corners = [pixel, pixel + 1, pixel + width + 1, pixel + width];
      const key = corners.reduce((bits, corner) => bits * 2 + (at(corner) > 0 ? 1 : 0), 0);
      const sides = { top: 2 * pixel, right: 2 * pixel + 3, bottom: 2 * (pixel + width), left: 2 * pixel + 1 };
      for (const [from, to] of crossings[key] ?? []) next.set(sides[from], sides[to]);
    }
  }
  const toPoint = (side: number): Point => {
    const pixel = side >> 1;
    const isVertical = side % 2 === 1;
    const [one, other] = [at(pixel), at(pixel + (isVertical ? width : 1))];
    const share = one / (one - other);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return isVertical ? { x, y: y + share } : { x: x + share, y };
  };
  const outlines: Point[][] = [];
  for (const [start] of next) {
    const outline: Point[] = [];
    let side = start;
    while (next.has(side)) {
      outline.push(toPoint(side));
      const following = next.get(side) ?? side;
      next.delete(side);
      side = following;
    }
    outlines.push(outline);
  }
  return outlines;
}
