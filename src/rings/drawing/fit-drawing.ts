import {
  type Drawing,
  type DrawingKind,
  formatDrawing,
  isWithinLimits,
  type Point,
  penWidth,
} from '../../orders/drawing-data.ts';
import { maxDrawingLength, maxDrawingLines, maxSide } from '../../orders/drawing-limits.ts';

type Line = readonly Point[];

/** Largest distance of a left out point from the lines that are drawn, in units; how it grows; and where it ends. */
const tolerances = { first: 0.6, factor: 1.35, last: 12 };

/**
 * The drawing of lines in any position, cut to their extent. As many points are left out as the limits require: they
 * lie closest to the lines between the others.
 *
 * @returns undefined without lines, and for more than fits
 */
export function fitDrawing(kind: DrawingKind, given: readonly Line[]): Drawing | undefined {
  const wanted: readonly Line[] = kind === 'strokes' ? given : keepLargest(given);
  if (wanted.length === 0) return undefined;
  const margin = kind === 'strokes' ? penWidth / 2 : 0;
  const points = wanted.flat();
  const [left, right] = findExtent(points.map(({ x }) => x));
  const [top, bottom] = findExtent(points.map(({ y }) => y));
  const scale = Math.min(1, (maxSide - 2 * margin) / Math.max(1, right - left, bottom - top));
  const place = ({ x, y }: Point) => ({
    x: Math.round((x - left) * scale + margin),
    y: Math.round((y - top) * scale + margin),
  });
  const width = Math.max(1, Math.round((right - left) * scale + 2 * margin));
  const height = Math.max(1, Math.round((bottom - top) * scale + 2 * margin));
  let simplified = wanted;
  for (let tolerance = tolerances.first; tolerance < tolerances.last; tolerance *= tolerances.factor) {
    simplified = simplified.map((line) => simplify(kind, line, tolerance / scale));
    const lines = simplified
      .map((line) => dropRepeated(line.map(place)))
      .filter(({ length }) => kind === 'strokes' || length >= 3);
    const drawing = { kind, width, height, lines };
    if (isWithinLimits(drawing) && formatDrawing(drawing).length <= maxDrawingLength) return drawing;
  }
  return undefined;
}

/** Small specks of a picture are the first to be left out. */
function keepLargest(outlines: readonly Line[]): Line[] {
  return [...outlines]
    .sort((one, other) => Math.abs(measureArea(other)) - Math.abs(measureArea(one)))
    .slice(0, maxDrawingLines);
}

/** Area of a closed line; negative for the other direction. */
export function measureArea(line: Line): number {
  return line.reduce((sum, { x, y }, index) => {
    const next = line[index + 1] ?? line[0] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** Smallest and largest of any number of values. */
function findExtent(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

function dropRepeated(line: Line): Line {
  return line.filter(({ x, y }, index) => x !== line[index - 1]?.x || y !== line[index - 1]?.y);
}

function simplify(kind: DrawingKind, line: Line, tolerance: number): Line {
  const [first] = line;
  if (kind === 'strokes' || !first) return simplifyLine(line, tolerance);
  return simplifyLine([...line, first], tolerance).slice(0, -1);
}

/** By Douglas and Peucker, without recursion, since a stroke may have ten thousands of points. */
export function simplifyLine(line: Line, tolerance: number): Line {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const farthest = findFarthest(line, span);
    if (farthest.distance <= tolerance) continue;
    kept.add(farthest.index);
    open.push([span[0], farthest.index], [farthest.index, span[1]]);
  }
  return line.filter((_, index) => kept.has(index));
}

function findFarthest(line: Line, [start, end]: [number, number]): { index: number; distance: number } {
  const [from, to] = [line[start], line[end]];
  const farthest = { index: start, distance: -1 };
  if (!from || !to) return farthest;
  for (let index = start + 1; index < end; index += 1) {
    const point = line[index];
    const distance = point ? measureDistance(point, from, to) : -1;
    if (distance > farthest.distance) Object.assign(farthest, { index, distance });
  }
  return farthest;
}

function measureDistance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs(dx * (y - from.y) - dy * (x - from.x)) / length;
}
