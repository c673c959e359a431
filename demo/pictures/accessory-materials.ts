import { darker, lighter } from './color.ts';
import type { AccessoryLook } from './look.ts';
import { fill, group, linear, type Sheet, stroke } from './sheet.ts';
import { drawGrain } from './texture.ts';

export const hides: Record<AccessoryLook['colour'], string> = {
  black: '#2a2724',
  brown: '#5d3d27',
  cognac: '#a9662f',
  navy: '#28374f',
  green: '#33493a',
  burgundy: '#5e2029',
  grey: '#77777a',
  natural: '#c9a77c',
};

/** Leather, lit from the top left, with grain. */
export function drawHide(sheet: Sheet, d: string, base: string, gloss = 0.2): string {
  const light = linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, lighter(base, gloss)],
      [0.4, base],
      [1, darker(base, 0.36)],
    ],
  );
  return fill(d, light) + drawGrain(sheet, d, [300, 220, 1010, 790], 1300, 5);
}

export function drawSeam(d: string, thread: string, width = 3): string {
  return (
    group(
      stroke(d, '#000', width, 'stroke-dasharray="12 8" stroke-linecap="round" stroke-opacity=".4"'),
      'translate(1.5 2)',
    ) + stroke(d, thread, width, 'stroke-dasharray="12 8" stroke-linecap="round"')
  );
}

/** Soft cloth inside cases. */
export function drawVelvet(sheet: Sheet, d: string, base: string): string {
  const light = linear(
    sheet,
    [0, 0, 0.7, 1],
    [
      [0, lighter(base, 0.12)],
      [0.5, lighter(base, 0.3)],
      [1, darker(base, 0.22)],
    ],
  );
  return fill(d, light);
}
