import { crc32, deflateSync } from 'node:zlib';
import { clamp, num, type Point } from './geometry.ts';
import { flattenPath } from './outline.ts';

/** A shadow's darkness, a value for each cell of a grid over the canvas. */
type Grid = { x: number; y: number; cell: number; columns: number; rows: number; values: Float32Array };

const color = [38, 26, 14] as const;
/** More cells would sharpen nothing that is soft. */
const mostCells = 220;

/**
 * The soft shadow of an outline, thrown by `offset`: narrow and dark where the thing touches the ground, wide and
 * faint further away. It is a small blurred picture inside the SVG, since strokes on top of each other show as
 * rings and librsvg blurs turned groups wrongly.
 */
export function drawSoftShadow(d: string, offset: Point, softness: number, opacity: number): string {
  return drawCast(flattenPath(d), undefined, offset, softness, opacity);
}

/** Like the soft shadow, for open lines such as chains and wires of some width. */
export function drawLineShadow(d: string, offset: Point, width: number, softness: number, opacity: number): string {
  return drawCast(flattenPath(d), width, offset, softness, opacity);
}

function drawCast(
  lines: readonly Point[][],
  width: number | undefined,
  [dx, dy]: Point,
  softness: number,
  opacity: number,
): string {
  const grid = makeGrid(lines.flat(), [dx, dy], (width ?? 0) + softness * 2.2, softness);
  const near = { ...grid, values: new Float32Array(grid.values.length) };
  const cast = (on: Grid, shift: Point): void =>
    width === undefined ? fillLines(on, lines, shift) : strokeLines(on, lines, width, shift);
  cast(near, [dx * 0.35, dy * 0.35]);
  cast(grid, [dx, dy]);
  blur(near, (softness * 0.35) / grid.cell);
  blur(grid, softness / grid.cell);
  const alphas = grid.values.map((far, index) => opacity * (0.58 * far + 0.42 * (near.values[index] ?? 0)));
  const place = `x="${num(grid.x)}" y="${num(grid.y)}" width="${num(grid.columns * grid.cell)}" height="${num(grid.rows * grid.cell)}"`;
  return `<image ${place} preserveAspectRatio="none" href="data:image/png;base64,${toPng(grid, alphas)}"/>`;
}

function makeGrid(points: readonly Point[], [dx, dy]: Point, margin: number, softness: number): Grid {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) + Math.min(0, dx) - margin, Math.min(...ys) + Math.min(0, dy) - margin];
  const wide = Math.max(...xs) + Math.max(0, dx) + margin - left;
  const high = Math.max(...ys) + Math.max(0, dy) + margin - top;
  const cell = Math.max(softness / 3.2, Math.max(wide, high) / mostCells);
  const [columns, rows] = [Math.ceil(wide / cell), Math.ceil(high / cell)];
  return { x: left, y: top, cell, columns, rows, values: new Float32Array(columns * rows) };
}

/**
 * Fills closed lines: every edge tells the cells on its way where the inside begins or ends, and a sum along each
 * row says how much of a cell is inside.
 */
function fillLines(grid: Grid, lines: readonly Point[][], [dx, dy]: Point): void {
  const toCell = ([x, y]: Point): Point => [(x + dx - grid.x) / grid.cell, (y + dy - grid.y) / grid.cell];
  for (const line of lines) {
    const points = line.map(toCell);
    for (const [index, from] of points.entries()) markEdge(grid, from, points[(index + 1) % points.length] ?? from);
  }
  for (let row = 0; row < grid.rows; row += 1) {
    let sum = 0;
    for (let at = row * grid.columns; at < (row + 1) * grid.columns; at += 1) {
      sum += grid.values[at] ?? 0;
      grid.values[at] = Math.min(1, Math.abs(sum));
    }
  }
}

function markEdge(grid: Grid, [x0, y0]: Point, [x1, y1]: Point): void {
  const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)];
  for (let row = Math.floor(top); row < bottom; row += 1) {
    const [from, to] = [Math.max(row, top), Math.min(row + 1, bottom)];
    const height = (to - from) * (y0 < y1 ? 1 : -1);
    const x = x0 + ((x1 - x0) * ((from + to) / 2 - y0)) / (y1 - y0 || 1);
    const [column, part] = [Math.floor(x), x - Math.floor(x)];
    const at = row * grid.columns + column;
    grid.values[at] = (grid.values[at] ?? 0) + height * (1 - part);
    grid.values[at + 1] = (grid.values[at + 1] ?? 0) + height * part;
  }
}

function strokeLines(grid: Grid, lines: readonly Point[][], width: number, [dx, dy]: Point): void {
  const radius = width / 2 / grid.cell;
  for (const line of lines) {
    for (const [index, [x0, y0]] of line.entries()) {
      const [x1, y1] = line[index + 1] ?? [x0, y0];
      const count = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / grid.cell));
      for (let i = 0; i < count; i += 1) {
        const [x, y] = [x0 + ((x1 - x0) * i) / count + dx, y0 + ((y1 - y0) * i) / count + dy];
        stamp(grid, (x - grid.x) / grid.cell, (y - grid.y) / grid.cell, radius);
      }
    }
  }
}

function stamp(grid: Grid, x: number, y: number, radius: number): void {
  const reach = Math.ceil(radius + 1);
  for (let row = Math.max(0, Math.floor(y) - reach); row <= Math.min(grid.rows - 1, y + reach); row += 1) {
    for (
      let column = Math.max(0, Math.floor(x) - reach);
      column <= Math.min(grid.columns - 1, x + reach);
      column += 1
    ) {
      const at = row * grid.columns + column;
      const part = clamp(radius + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y));
      grid.values[at] = Math.max(grid.values[at] ?? 0, part);
    }
  }
}

/** Three box blurs come close to a Gaussian. */
function blur(grid: Grid, sigma: number): void {
  const reach = Math.max(1, Math.round(sigma * 0.9));
  const [row, column] = [new Float32Array(grid.columns), new Float32Array(grid.rows)];
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < grid.rows; y += 1) blurRun(grid.values, y * grid.columns, 1, row, reach);
    for (let x = 0; x < grid.columns; x += 1) blurRun(grid.values, x, grid.columns, column, reach);
  }
}

function blurRun(values: Float32Array, start: number, stride: number, run: Float32Array, reach: number): void {
  for (let index = 0; index < run.length; index += 1) run[index] = values[start + index * stride] ?? 0;
  let sum = 0;
  for (let index = -reach; index < run.length; index += 1) {
    sum += (run[index + reach] ?? 0) - (run[index - reach - 1] ?? 0);
    if (index >= 0) values[start + index * stride] = sum / (2 * reach + 1);
  }
}

function toPng({ columns, rows }: Grid, alphas: Float32Array): string {
  const pixels = Buffer.alloc(rows * (1 + columns * 4));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * (1 + columns * 4) + 1 + column * 4;
      pixels[at] = color[0];
      pixels[at + 1] = color[1];
      pixels[at + 2] = color[2];
      pixels[at + 3] = Math.round(clamp(alphas[row * columns + column] ?? 0) * 255);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([8, 6], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]).toString('base64');
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
