import { num } from './geometry.ts';
import { clip, group, type Sheet, stroke } from './sheet.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Short marks strewn over a shape. Repeated tiles would be slow once they are turned or scaled. */
export function drawGrain(sheet: Sheet, d: string, [x, y, width, height]: Box, count: number, size: number): string {
  const { random } = sheet.withSeed(`grain ${count}`);
  const marks = Array.from({ length: count }, () => {
    const [dx, dy] = [random.between(0.3, 1) * size, random.between(-0.5, 0.5) * size];
    return `M${num(x + random.next() * width)} ${num(y + random.next() * height)}l${num(dx)} ${num(dy)}`;
  }).join('');
  const id = sheet.define((name) => `<path id="${name}" d="${marks}" fill="none"/>`);
  const use = (color: string, opacity: number, shift: number): string =>
    `<use href="#${id}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${num(size * 0.32)}" transform="translate(${num(shift)} ${num(shift)})"/>`;
  return group(use('#000', 0.24, 0) + use('#fff', 0.13, size * 0.24), 'rotate(0)', `clip-path="${clip(sheet, d)}"`);
}

/** Threads or wire loops: rows of dashes, every other row shifted by half. */
export function drawWeave(
  sheet: Sheet,
  d: string,
  [x, y, width, height]: Box,
  [across, down]: readonly [number, number],
  colors: readonly [string, number, string, number],
): string {
  const rows = (odd: number): string =>
    Array.from(
      { length: Math.ceil(height / down / 2) },
      (_, i) => `M${num(x + odd * across * 0.5)} ${num(y + (i * 2 + odd) * down)}h${num(width)}`,
    ).join('');
  const dash = (on: number): string => `stroke-dasharray="${num(across * on)} ${num(across * (1 - on))}"`;
  const [light, lightness, dark, darkness] = colors;
  const both = rows(0) + rows(1);
  const body =
    stroke(both, dark, down * 0.9, `stroke-opacity="${darkness}" ${dash(0.5)} stroke-dashoffset="${num(across / 2)}"`) +
    stroke(both, light, down * 0.5, `stroke-opacity="${lightness}" ${dash(0.56)}`);
  return group(body, 'rotate(0)', `clip-path="${clip(sheet, d)}"`);
}
