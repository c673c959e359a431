import { lerp, type Point, toRadians } from './geometry.ts';

/** How many values each path command takes. */
const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };
const curveSteps = 10;

/** The closed or open lines of SVG path text as points: curves become short straight pieces. */
export function flattenPath(d: string): Point[][] {
  const lines: Point[][] = [];
  for (const [, letter = '', values = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...values.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const command = letter.toUpperCase();
    const length = lengths[command] ?? 0;
    for (let i = 0; i === 0 || i < numbers.length; i += length || 1) {
      const name = command === 'M' && i > 0 ? 'L' : command;
      extend(lines, name, numbers.slice(i, i + length), letter !== command);
    }
  }
  return lines;
}

function extend(lines: Point[][], command: string, values: readonly number[], isRelative: boolean): void {
  const line = lines.at(-1) ?? [];
  const start = line.at(-1) ?? [0, 0];
  const [ox, oy] = isRelative ? start : [0, 0];
  const at = (index: number): Point => [(values[index] ?? 0) + ox, (values[index + 1] ?? 0) + oy];
  switch (command) {
    case 'M':
      lines.push([at(0)]);
      break;
    case 'L':
      line.push(at(0));
      break;
    case 'H':
      line.push([at(0)[0], start[1]]);
      break;
    case 'V':
      line.push([start[0], (values[0] ?? 0) + oy]);
      break;
    case 'Q':
      line.push(...curve(start, thirds(start, at(0)), thirds(at(2), at(0)), at(2)));
      break;
    case 'C':
      line.push(...curve(start, at(0), at(2), at(4)));
      break;
    case 'A':
      line.push(...halfTurn(start, [(values[5] ?? 0) + ox, (values[6] ?? 0) + oy], values[4] === 1));
      break;
    case 'Z':
      if (line[0] !== undefined) line.push(line[0]);
  }
}

/** A quadratic curve's control as the cubic's control near `end`. */
function thirds(end: Point, control: Point): Point {
  return [lerp(end[0], control[0], 2 / 3), lerp(end[1], control[1], 2 / 3)];
}

function curve(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: curveSteps }, (_, index): Point => {
    const t = (index + 1) / curveSteps;
    const on = (axis: 0 | 1): number =>
      (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
    return [on(0), on(1)];
  });
}

/** Discs are drawn as two half circles; no other arc casts a shadow. */
function halfTurn(from: Point, to: Point, isClockwise: boolean): Point[] {
  const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const radius = Math.hypot(from[0] - cx, from[1] - cy);
  const first = Math.atan2(from[1] - cy, from[0] - cx);
  return Array.from({ length: 18 }, (_, index): Point => {
    const angle = first + toRadians((index + 1) * 10) * (isClockwise ? 1 : -1);
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  });
}
