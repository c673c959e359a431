import { num, polar, polygon, polyline, smoothLine } from './geometry.ts';
import { metalAt, metalGradient } from './metals.ts';
import { discPath } from './plaque.ts';
import * as looks from './scene-looks.ts';
import { rect } from './scene-shapes.ts';
import type { Draw } from './scene-stage.ts';
import { drawBoards, drawSunlight, put } from './scene-stage.ts';
import { drawSoftShadow } from './shadow.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';

/** A toothed wheel of a movement. */
export function drawWheel(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  teeth: number,
  metal: 'brass' | 'steel',
): string {
  const rim = polygon(
    Array.from({ length: teeth * 4 }, (_, i) => polar(x, y, i % 4 < 2 ? r : r * 0.92, (i / (teeth * 4)) * 360)),
  );
  const hole = `M${num(x - r * 0.74)} ${num(y)}a${num(r * 0.74)} ${num(r * 0.74)} 0 1 0 ${num(r * 1.48)} 0a${num(r * 0.74)} ${num(r * 0.74)} 0 1 0 ${num(-r * 1.48)} 0`;
  const spokes = Array.from({ length: 5 }, (_, i) => polyline([[x, y], polar(x, y, r * 0.8, i * 72 + 10)])).join('');
  return (
    drawSoftShadow(rim, [r * 0.05, r * 0.07], r * 0.07, 0.45) +
    fill(rim + hole, metalGradient(sheet, metal, 'plate'), 'fill-rule="evenodd"') +
    stroke(spokes, metalAt(metal, 0.62), r * 0.09) +
    disc(x, y, r * 0.76, 'none', `stroke="${metalAt(metal, 0.95)}" stroke-width="2"`) +
    disc(x, y, r * 0.16, metalAt(metal, 0.7)) +
    disc(x, y, r * 0.1, '#b32042') +
    disc(x - r * 0.03, y - r * 0.03, r * 0.035, '#ffd7df')
  );
}

export function drawSpiral(x: number, y: number, r: number): string {
  return stroke(smoothLine(Array.from({ length: 120 }, (_, i) => polar(x, y, (i / 120) * r, i * 15))), '#34508f', 3);
}

export function drawTweezers(sheet: Sheet, place: string): string {
  const arm = 'M0 0C200-34 520-44 760-8L980 6L760 14C520 0 200-6 0 20z';
  return group(
    drawSoftShadow(arm, [14, 20], 16, 0.4) +
      fill('M0 10C200 40 520 50 760 24L980 8L760 10C520 20 200 14 0-6z', metalGradient(sheet, 'steel', 'dark')) +
      fill(arm, metalGradient(sheet, 'steel', 'rod', [0, 0, 0, 1])),
    place,
  );
}

export function drawLoupe(sheet: Sheet, x: number, y: number, r: number): string {
  const rim =
    disc(x, y, r, 'none', `stroke="#191614" stroke-width="${num(r * 0.2)}"`) +
    disc(x, y, r * 1.02, 'none', `stroke="#5b524b" stroke-width="${num(r * 0.05)}"`);
  const glass = disc(
    x,
    y,
    r * 0.9,
    linear(
      sheet,
      [0, 0, 1, 1],
      [
        [0, '#ffffff', 0.5],
        [0.35, '#ffffff', 0.06],
        [0.7, '#cfe0e6', 0.1],
        [1, '#ffffff', 0.3],
      ],
    ),
  );
  return drawSoftShadow(discPath(x, y, r * 1.08), [20, 26], 26, 0.4) + glass + rim;
}

export const drawWorkshop: Draw = (sheet, size) => {
  const files = [0, 1, 2].map((i) =>
    group(
      drawSoftShadow('M0 0H620V26H0z', [10, 14], 12, 0.4) +
        rect(0, 0, 620, 26, metalGradient(sheet, 'steel', 'satin')) +
        rect(
          0,
          0,
          620,
          26,
          linear(
            sheet,
            [0, 0, 0.012, 0.3],
            [
              [0, '#000000', 0.1],
              [1, '#000000', 0.3],
            ],
          ),
        ) +
        rect(
          600,
          -18,
          250,
          62,
          linear(
            sheet,
            [0, 0, 0, 1],
            [
              [0, '#d3a26b'],
              [0.4, '#b67d44'],
              [1, '#6b4323'],
            ],
          ),
          'rx="28"',
        ),
      `translate(${90 + i * 20} ${190 + i * 92}) rotate(-6)`,
    ),
  );
  const mat = 'M700 520H1800V1230H700z';
  return (
    drawBoards(sheet, '#8a6745', size, 0) +
    files.join('') +
    drawSoftShadow(mat, [16, 20], 20, 0.4) +
    fill(
      mat,
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, '#5d7a6c'],
          [1, '#2f463c'],
        ],
      ),
    ) +
    drawWheel(sheet, 1000, 830, 190, 60, 'brass') +
    drawWheel(sheet, 1390, 980, 140, 44, 'steel') +
    drawWheel(sheet, 1560, 700, 110, 36, 'brass') +
    drawSpiral(1000, 830, 120) +
    drawLoupe(sheet, 480, 900, 210) +
    drawTweezers(sheet, 'translate(820 1180) rotate(-24)') +
    put(sheet, looks.dressWatch, 'angle', [1560, 330, 0.42]) +
    drawSunlight(sheet, size, 0.3)
  );
};

export const drawMovement: Draw = (sheet, size) => {
  const stripes = Array.from({ length: 22 }, (_, i) => `M${-200 + i * 110} -20L${360 + i * 110} 1340`).join('');
  return (
    rect(
      0,
      0,
      size[0],
      size[1],
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, '#e9ebec'],
          [0.5, '#a7adb2'],
          [1, '#656b71'],
        ],
      ),
    ) +
    stroke(stripes, '#ffffff', 44, 'stroke-opacity=".16"') +
    drawWheel(sheet, 480, 420, 330, 90, 'brass') +
    drawWheel(sheet, 1420, 360, 230, 64, 'steel') +
    drawWheel(sheet, 1130, 880, 380, 72, 'brass') +
    drawSpiral(1130, 880, 250) +
    drawWheel(sheet, 470, 1020, 190, 52, 'steel') +
    [
      [820, 200],
      [1700, 760],
      [760, 1160],
      [1620, 1180],
      [200, 700],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x + 6, y + 9, 44, '#000', 'fill-opacity=".3"') +
          disc(x, y, 44, metalGradient(sheet, 'steel', 'plate')) +
          group(rect(-40, -5, 80, 10, '#1a1c1f'), `translate(${x} ${y}) rotate(${(x * 7) % 180})`),
      )
      .join('') +
    drawLoupe(sheet, 1130, 880, 560)
  );
};
