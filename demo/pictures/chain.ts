import { num, type Point, polyline, wrap } from './geometry.ts';
import type { Metal, NecklaceLook, Pearl } from './look.ts';
import { metalAt } from './metals.ts';
import { definePearl } from './pearl.ts';
import { drawLineShadow } from './shadow.ts';
import { group, type Sheet, stroke } from './sheet.ts';
import { placeSymbol } from './stones.ts';

type ChainKind = NecklaceLook['chain'] | 'curb';

type Step = { x: number; y: number; turn: number };

/** Places at even distances along a line, with the direction there. */
function walk(points: readonly Point[], distance: number): Step[] {
  const placed: Step[] = [];
  let left = 0;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [wrap(points, i), wrap(points, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    while (left < length) {
      const t = left / length;
      placed.push({ x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t, turn });
      left += distance;
    }
    left -= length;
  }
  return placed;
}

/** An open link around the origin, lying along x. */
function defineLink(sheet: Sheet, metal: Metal, length: number, height: number, wire: number): string {
  const shape = (inset: number): string =>
    `<rect x="${num(-length / 2 + inset)}" y="${num(-height / 2 + inset)}" width="${num(length - inset * 2)}" height="${num(height - inset * 2)}" rx="${num(height / 2 - inset)}" fill="none"`;
  return sheet.define(
    (id) =>
      `<g id="${id}">${shape(0)} stroke="${metalAt(metal, 0.1)}" stroke-width="${num(wire)}"/>${shape(0)} stroke="${metalAt(metal, 0.56)}" stroke-width="${num(wire * 0.74)}"/>` +
      `<g transform="translate(${num(-wire * 0.14)} ${num(-wire * 0.16)})">${shape(0)} stroke="${metalAt(metal, 0.94)}" stroke-width="${num(wire * 0.3)}"/></g></g>`,
  );
}

/** The next link seen from its edge. */
function defineEdge(sheet: Sheet, metal: Metal, length: number, wire: number): string {
  const line = (width: number, light: number, shift: number): string =>
    `<path d="M${num(-length / 2)} ${num(shift)}H${num(length / 2)}" stroke="${metalAt(metal, light)}" stroke-width="${num(width)}" stroke-linecap="round"/>`;
  return sheet.define(
    (id) =>
      `<g id="${id}">${line(wire, 0.1, 0)}${line(wire * 0.72, 0.62, 0)}${line(wire * 0.3, 0.98, -wire * 0.14)}</g>`,
  );
}

function drawAnchor(sheet: Sheet, metal: Metal, points: readonly Point[], size: number): string {
  const open = defineLink(sheet, metal, size * 1.5, size * 0.98, size * 0.3);
  const edge = defineEdge(sheet, metal, size * 1, size * 0.32);
  return walk(points, size * 0.98)
    .map(({ x, y, turn }, i) => placeSymbol(i % 2 === 0 ? open : edge, x, y, 1, turn))
    .join('');
}

function drawFigaro(sheet: Sheet, metal: Metal, points: readonly Point[], size: number): string {
  const short = defineLink(sheet, metal, size * 1.16, size, size * 0.32);
  const long = defineLink(sheet, metal, size * 2.1, size, size * 0.32);
  return walk(points, size * 0.98)
    .map(({ x, y, turn }, i) => (i % 5 === 4 ? '' : placeSymbol(i % 5 === 3 ? long : short, x, y, 1, turn)))
    .join('');
}

function drawCurb(sheet: Sheet, metal: Metal, points: readonly Point[], size: number): string {
  const link = defineLink(sheet, metal, size * 1.7, size * 1.05, size * 0.4);
  return walk(points, size * 0.82)
    .map(({ x, y, turn }) => placeSymbol(link, x, y, 1, turn + 34))
    .join('');
}

/** Layers of one stroked line, each narrower, brighter and nearer to the light. */
function drawLayers(
  d: string,
  metal: Metal,
  width: number,
  layers: readonly (readonly [part: number, light: number, dash: string])[],
): string {
  return layers
    .map(([part, light, dash], index) => {
      const shift = -width * 0.09 * index;
      const line = stroke(d, metalAt(metal, light), width * part, `stroke-linejoin="round"${dash}`);
      return index === 0 ? line : group(line, `translate(${num(shift)} ${num(shift)})`);
    })
    .join('');
}

/** `points` run densely along the chain; `size` is the width of a link in pixels. */
export function drawChain(
  sheet: Sheet,
  kind: ChainKind,
  metal: Metal,
  points: readonly Point[],
  size: number,
  pearl: Pearl = 'white',
): string {
  const d = polyline(points);
  const isRound = kind === 'pearl';
  const shadow = drawLineShadow(d, [size * 0.4, size * 0.55], size * (isRound ? 1.7 : 0.8), size * 0.45, 0.5);
  const dash = (on: number, off: number, cap = ''): string => ` stroke-dasharray="${num(on)} ${num(off)}"${cap}`;
  const dots = (gap: number): string => dash(0, gap, ' stroke-linecap="round"');
  switch (kind) {
    case 'anchor':
      return shadow + drawAnchor(sheet, metal, points, size);
    case 'figaro':
      return shadow + drawFigaro(sheet, metal, points, size);
    case 'curb':
      return shadow + drawCurb(sheet, metal, points, size);
    case 'bead':
      return (
        shadow +
        drawLayers(d, metal, size, [
          [1, 0.12, dots(size * 1.04)],
          [0.84, 0.5, dots(size * 1.04)],
          [0.56, 0.78, dots(size * 1.04)],
          [0.26, 1, dots(size * 1.04)],
        ])
      );
    case 'venetian': {
      const gap = size * 0.72;
      return (
        shadow +
        drawLayers(d, metal, size * 0.86, [
          [1, 0.08, ''],
          [0.92, 0.5, dash(gap * 0.86, gap * 0.14)],
          [0.6, 0.86, dash(gap * 0.42, gap * 0.58)],
          [0.3, 1, dash(gap * 0.24, gap * 0.76)],
        ])
      );
    }
    case 'snake':
      return (
        shadow +
        drawLayers(d, metal, size * 0.86, [
          [1, 0.1, ''],
          [0.86, 0.44, ''],
          [0.56, 0.74, ''],
          [0.2, 1, ''],
        ]) +
        stroke(d, metalAt(metal, 0.05), size * 0.8, `stroke-opacity=".34"${dash(1, 3)}`)
      );
    case 'pearl': {
      const id = definePearl(sheet, pearl);
      const beads = walk(points, size * 1.96);
      return shadow + beads.map(({ x, y }) => placeSymbol(id, x, y, size / 10)).join('');
    }
  }
}
