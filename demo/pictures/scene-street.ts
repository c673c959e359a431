import { darker, lighter } from './color.ts';
import { num } from './geometry.ts';
import { writeLine } from './lettering.ts';
import { drawSign } from './logo.ts';
import * as looks from './scene-looks.ts';
import { down, rect, round } from './scene-shapes.ts';
import type { Draw } from './scene-stage.ts';
import { drawBoards, drawGlow, drawLeaf, drawSunlight, put } from './scene-stage.ts';
import { drawWire } from './setting.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';

/** A bust for necklaces. */
export function drawBust(sheet: Sheet, x: number, y: number, s: number, tone: string): string {
  const d = `M${num(x - 40 * s)} ${num(y)}C${num(x - 46 * s)} ${num(y + 90 * s)} ${num(x - 130 * s)} ${num(y + 90 * s)} ${num(x - 140 * s)} ${num(y + 180 * s)}C${num(x - 120 * s)} ${num(y + 300 * s)} ${num(x - 60 * s)} ${num(y + 330 * s)} ${num(x)} ${num(y + 340 * s)}C${num(x + 60 * s)} ${num(y + 330 * s)} ${num(x + 120 * s)} ${num(y + 300 * s)} ${num(x + 140 * s)} ${num(y + 180 * s)}C${num(x + 130 * s)} ${num(y + 90 * s)} ${num(x + 46 * s)} ${num(y + 90 * s)} ${num(x + 40 * s)} ${num(y)}z`;
  const chain = `M${num(x - 44 * s)} ${num(y + 60 * s)}Q${num(x - 20 * s)} ${num(y + 190 * s)} ${num(x)} ${num(y + 200 * s)}Q${num(x + 20 * s)} ${num(y + 190 * s)} ${num(x + 44 * s)} ${num(y + 60 * s)}`;
  return (
    fill(
      d,
      linear(
        sheet,
        [0, 0, 1, 0.4],
        [
          [0, lighter(tone, 0.3)],
          [1, darker(tone, 0.4)],
        ],
      ),
    ) +
    stroke(chain, '#d9a84f', 4 * s, round) +
    disc(x, y + 212 * s, 12 * s, '#e7c46f')
  );
}

function drawDisplay(sheet: Sheet, x: number, y: number, width: number, height: number, isNight: boolean): string {
  const back = isNight ? ['#6b5230', '#caa468'] : ['#cbb99a', '#efe3cc'];
  const cushions = [0.2, 0.5, 0.8].map((part) => {
    const cx = x + width * part;
    const top = y + height * 0.7;
    return (
      fill(
        `M${num(cx - width * 0.1)} ${num(y + height)}V${num(top + 30)}Q${num(cx)} ${num(top)} ${num(cx + width * 0.1)} ${num(top + 30)}V${num(y + height)}z`,
        down(sheet, '#f0e6d4', '#9c8768'),
      ) + disc(cx, top + 46, width * 0.03, 'none', `stroke="#c8923a" stroke-width="${num(width * 0.012)}"`)
    );
  });
  const lamps = [0.3, 0.7].map(
    (part) =>
      drawGlow(sheet, x + width * part, y + 10, height * 0.72, '#fff0c4', 0.85) +
      rect(x + width * part - 16, y, 32, 14, '#2a2018'),
  );
  return (
    rect(x, y, width, height, down(sheet, back[0] ?? '#000', back[1] ?? '#fff')) +
    drawBust(sheet, x + width * 0.35, y + height * 0.22, width / 900, '#e6d9c2') +
    drawBust(sheet, x + width * 0.66, y + height * 0.28, width / 1100, '#4a3c38') +
    cushions.join('') +
    lamps.join('') +
    fill(
      `M${num(x)} ${num(y)}h${num(width * 0.42)}L${num(x + width * 0.1)} ${num(y + height)}H${num(x)}z`,
      '#fff',
      'fill-opacity=".09"',
    )
  );
}

export const drawShopFront: Draw = (sheet, [width, height]) => {
  const wall = Array.from({ length: 17 }, (_, i) => `M0 ${40 + i * 26}H${width}`).join('');
  const green = '#2c3f37';
  const upper = [330, 830, 1330].map(
    (x) =>
      rect(x, -40, 300, 210, '#f3ead9') +
      rect(x + 16, -40, 268, 194, down(sheet, '#3a4650', '#8a97a0')) +
      rect(x + 144, -40, 12, 194, '#f3ead9'),
  );
  const frame = rect(150, 330, 1680, 850, down(sheet, lighter(green, 0.12), darker(green, 0.3)));
  const sign =
    rect(150, 330, 1680, 130, down(sheet, lighter(green, 0.06), darker(green, 0.2))) +
    stroke(writeLine('JUWELIER', 410, 396, 26, 8), '#e3c27c', 3.2, round) +
    drawSign(606, 396, 74, '#e3c27c') +
    stroke(writeLine('VIERLINDEN', 990, 396, 58, 6), '#efd796', 7, round) +
    stroke(writeLine('UHRMACHER SEIT 1931', 1566, 396, 15, 4), '#e3c27c', 2.2, round);
  const door =
    rect(860, 490, 260, 690, darker(green, 0.3)) +
    rect(884, 514, 212, 470, down(sheet, '#c9ad78', '#f6e8c8')) +
    rect(884, 1010, 212, 140, lighter(green, 0.06)) +
    drawWire(
      [
        [1076, 740],
        [1076, 860],
      ],
      'brass',
      12,
    ) +
    stroke(writeLine('12', 990, 560, 30), '#7a5a26', 4, round);
  const windows = [200, 1170].map(
    (x) =>
      drawDisplay(sheet, x, 510, 610, 500, false) +
      stroke(`M${x} 510h610v500h-610z`, darker(green, 0.4), 14) +
      rect(x - 10, 1020, 630, 150, lighter(green, 0.04)),
  );
  const paving = drawBoards(sheet, '#a39a8e', [width, height], 1180);
  const tree = [0, 1, 2].map((i) =>
    group(
      drawLeaf(sheet, 170 - i * 20, '#5f7c40'),
      `translate(${80 + i * 90} ${110 + i * 60}) rotate(${140 + i * 40})`,
    ),
  );
  return (
    rect(0, 0, width, height, down(sheet, '#e9d9bd', '#d9c4a3')) +
    stroke(wall, '#b89f7c', 2, 'stroke-opacity=".25"') +
    upper.join('') +
    frame +
    sign +
    windows.join('') +
    door +
    paving +
    drawGlow(sheet, 500, 1200, 420, '#ffe7b0', 0.5) +
    drawGlow(sheet, 1480, 1200, 420, '#ffe7b0', 0.5) +
    drawSunlight(sheet, [width, height], 0.3) +
    tree.join('')
  );
};

export const drawWindowAtNight: Draw = (sheet, [width, height]) =>
  rect(0, 0, width, height, down(sheet, '#141a26', '#0b0d14')) +
  drawDisplay(sheet, 170, 190, 1640, 850, true) +
  stroke('M170 190H1810V1040H170z', '#1d2a26', 34) +
  stroke('M170 190H1810', '#b58f4a', 4) +
  stroke(writeLine('VIERLINDEN', 990, 110, 52, 8), '#e3c27c', 6, round) +
  put(sheet, looks.dressWatch, 'front', [990, 720, 0.46]) +
  put(sheet, looks.solitaire, 'front', [620, 880, 0.3]) +
  put(sheet, looks.pearlDrops, 'front', [1400, 850, 0.34]) +
  rect(0, 1060, width, 260, down(sheet, '#1b1d24', '#08090c')) +
  drawGlow(sheet, 990, 1090, 700, '#ffd78a', 0.36);
