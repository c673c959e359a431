import { num, type Point, polar, polygon, smoothPolygon } from './geometry.ts';
import { lindenLeafOutline } from './logo.ts';
import type { Metal } from './look.ts';
import { metalAt, metalGradient } from './metals.ts';
import { drawSoftShadow } from './shadow.ts';
import { fill, linear, type Sheet, stroke } from './sheet.ts';

/** A flat piece of metal with a polished bevel, lying on paper. */
export function drawPlaque(sheet: Sheet, d: string, metal: Metal, bevel: number, shadow = true): string {
  const edge = linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, metalAt(metal, 1)],
      [0.3, metalAt(metal, 0.8)],
      [0.52, metalAt(metal, 0.3)],
      [0.8, metalAt(metal, 0.12)],
      [1, metalAt(metal, 0.6)],
    ],
  );
  const lying = shadow ? drawSoftShadow(d, [bevel * 1.1, bevel * 1.5], bevel * 2, 0.42) : '';
  return lying + fill(d, metalGradient(sheet, metal, 'plate')) + stroke(d, edge, bevel, 'stroke-linejoin="round"');
}

export function discPath(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-r * 2)} 0z`;
}

export function heartPath(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number): string => `${num(x + dx * r)} ${num(y + dy * r)}`;
  return `M${at(0, 1)}C${at(-0.5, 0.55)} ${at(-1.1, 0.1)} ${at(-1.02, -0.42)}C${at(-0.95, -0.95)} ${at(-0.28, -1.02)} ${at(0, -0.5)}C${at(0.28, -1.02)} ${at(0.95, -0.95)} ${at(1.02, -0.42)}C${at(1.1, 0.1)} ${at(0.5, 0.55)} ${at(0, 1)}z`;
}

export function starPath(x: number, y: number, r: number): string {
  return polygon(Array.from({ length: 10 }, (_, i) => polar(x, y, i % 2 === 0 ? r : r * 0.46, i * 36 - 90)));
}

/** A linden leaf hanging from its stem: tip down. */
export function leafPath(x: number, y: number, length: number): string {
  return smoothPolygon(lindenLeafOutline(length).map(([px, py]): Point => [x + px, y - py]));
}

export function drawLeafVeins(x: number, y: number, length: number, metal: Metal, width: number): string {
  const pairs = [0.12, 0.28, 0.44, 0.6].map((t) => {
    const reach = (0.36 - t * 0.3) * length;
    const [from, to] = [y + t * length, y + (t + 0.16) * length];
    return `M${num(x)} ${num(from)}L${num(x + reach)} ${num(to)}M${num(x)} ${num(from)}L${num(x - reach)} ${num(to)}`;
  });
  const d = `M${num(x)} ${num(y)}V${num(y + length * 0.92)}${pairs.join('')}`;
  return (
    stroke(d, metalAt(metal, 0.12), width, 'stroke-opacity=".6" stroke-linecap="round"') +
    `<g transform="translate(${num(width * 0.7)} ${num(width * 0.7)})">${stroke(d, metalAt(metal, 1), width * 0.7, 'stroke-opacity=".6"')}</g>`
  );
}
