import type { Pearl } from './look.ts';
import { radial, type Sheet } from './sheet.ts';
import { placeSymbol } from './stones.ts';

/** Body, overtone, shade and the dark reflected ground. */
const pearlTones: Record<Pearl, readonly [body: string, overtone: string, shade: string, deep: string]> = {
  white: ['#fbf8f3', '#f3e3df', '#cfc6bd', '#8c837c'],
  cream: ['#fbf2df', '#f3d9b8', '#d5bf9c', '#8f7a5b'],
  rose: ['#fbece8', '#eec7c6', '#d3aaa6', '#8f6865'],
  grey: ['#dcdee2', '#b9c3cf', '#8f959e', '#4d5259'],
  tahiti: ['#8d9796', '#5f7f78', '#3b4148', '#14161a'],
  golden: ['#fbe6b4', '#e9b968', '#c69443', '#7a5420'],
};

/** A pearl of radius 10 around the origin. */
export function definePearl(sheet: Sheet, pearl: Pearl): string {
  const [body, overtone, shade, deep] = pearlTones[pearl];
  const round = radial(
    sheet,
    [0.4, 0.36, 0.68],
    [
      [0, '#ffffff'],
      [0.16, body],
      [0.5, body],
      [0.7, overtone],
      [0.86, shade],
      [1, deep],
    ],
  );
  const bounce = radial(
    sheet,
    [0.6, 0.92, 0.42],
    [
      [0, '#fff6e6', 0.75],
      [1, '#fff6e6', 0],
    ],
  );
  const sheen = radial(
    sheet,
    [0.5, 0.5, 0.5],
    [
      [0, '#ffffff', 0.95],
      [0.4, '#ffffff', 0.55],
      [1, '#ffffff', 0],
    ],
  );
  const horizon = radial(
    sheet,
    [0.5, 0.5, 0.5],
    [
      [0, deep, pearl === 'tahiti' ? 0.5 : 0.22],
      [1, deep, 0],
    ],
  );
  return sheet.define(
    (id) =>
      `<g id="${id}"><circle r="10" fill="${round}"/><ellipse cx="1" cy="3.6" rx="8" ry="3" fill="${horizon}" transform="rotate(-12)"/>` +
      `<circle r="10" fill="${bounce}"/><ellipse cx="-3.4" cy="-4" rx="3.6" ry="2.7" fill="${sheen}" transform="rotate(-30 -3.4 -4)"/>` +
      `<ellipse cx="-3.8" cy="-4.4" rx="1.5" ry=".9" fill="${sheen}" transform="rotate(-38 -3.8 -4.4)"/></g>`,
  );
}

export function drawPearl(sheet: Sheet, pearl: Pearl, x: number, y: number, radius: number, turn = 0): string {
  return placeSymbol(definePearl(sheet, pearl), x, y, radius / 10, turn);
}
