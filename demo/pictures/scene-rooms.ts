import { darker, lighter, mix } from './color.ts';
import { polygon } from './geometry.ts';
import { drawBackdrop, drawContactShadow } from './ground.ts';
import { writeLine } from './lettering.ts';
import { drawSign } from './logo.ts';
import { metalGradient } from './metals.ts';
import * as looks from './scene-looks.ts';
import { down, rect, round } from './scene-shapes.ts';
import type { Draw } from './scene-stage.ts';
import { drawBoards, drawGlow, drawSunlight, put } from './scene-stage.ts';
import { drawWire } from './setting.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';

export const drawInterior: Draw = (sheet, [width, height]) => {
  const shelves = [0, 1, 2].map((i) => {
    const x = 220 + i * 540;
    const boards = [0, 1, 2].map(
      (k) =>
        rect(x + 24, 330 + k * 160, 392, 12, '#6d4c31') +
        [0, 1, 2]
          .map(
            (m) =>
              rect(x + 60 + m * 124, 330 + k * 160 - 62, 70, 62, down(sheet, '#efe4d0', '#b59e7c')) +
              disc(x + 95 + m * 124, 330 + k * 160 - 40, 13, 'none', 'stroke="#c8923a" stroke-width="5"'),
          )
          .join(''),
    );
    return (
      rect(x, 170, 440, 560, '#4a3222') +
      rect(x + 24, 194, 392, 512, down(sheet, '#f3e3c2', '#c9ad80')) +
      boards.join('') +
      drawGlow(sheet, x + 220, 210, 300, '#fff1cc', 0.7)
    );
  });
  const counter = polygon([
    [180, 800],
    [1800, 800],
    [1900, 1180],
    [80, 1180],
  ]);
  const glass = polygon([
    [200, 770],
    [1780, 770],
    [1860, 900],
    [120, 900],
  ]);
  const lamps = [500, 990, 1480].map(
    (x) =>
      stroke(`M${x} 0V90`, '#2c2016', 4) +
      fill(`M${x - 60} 140Q${x} 40 ${x + 60} 140z`, metalGradient(sheet, 'brass', 'rod', [0, 0, 1, 0])) +
      drawGlow(sheet, x, 150, 260, '#ffe9b4', 0.7),
  );
  return (
    rect(0, 0, width, height, down(sheet, '#d8cdb8', '#efe6d5')) +
    shelves.join('') +
    drawBoards(sheet, '#9b7950', [width, height], 1000) +
    fill(
      counter,
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, '#5c4430'],
          [1, '#2e2016'],
        ],
      ),
    ) +
    fill(
      glass,
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, '#f6f3ea', 0.95],
          [0.5, '#dfe3de', 0.9],
          [1, '#b9b6a8', 0.9],
        ],
      ),
    ) +
    put(sheet, looks.navyWatch, 'angle', [640, 830, 0.2]) +
    put(sheet, looks.goldRings, 'front', [990, 810, 0.2]) +
    put(sheet, looks.lindenNecklace, 'angle', [1380, 830, 0.24]) +
    lamps.join('') +
    drawSunlight(sheet, [width, height], 0.28)
  );
};

export function drawChair(sheet: Sheet, x: number, isMirrored: boolean): string {
  const cloth = '#3f5147';
  const body =
    [
      [-120, 250, -150, 560],
      [130, 250, 150, 560],
      [-90, 240, -100, 500],
      [110, 240, 120, 500],
    ]
      .map(([a = 0, b = 0, c = 0, d = 0]) => stroke(`M${a} ${b}L${c} ${d}`, '#5d3f28', 20, round))
      .join('') +
    fill(
      'M-170 150Q-160 110-110 110H130Q180 110 180 160V230Q180 270 140 270H-130Q-170 270-170 230z',
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, lighter(cloth, 0.2)],
          [1, darker(cloth, 0.4)],
        ],
      ),
    ) +
    fill(
      'M-190-230Q-180-280-120-280H-60Q-20-270-30-200L-70 140Q-90 190-140 180Q-180 170-180 120z',
      linear(
        sheet,
        [0, 0, 1, 0.5],
        [
          [0, lighter(cloth, 0.26)],
          [1, darker(cloth, 0.3)],
        ],
      ),
    );
  return (
    drawContactShadow(sheet, [x + 20, 1130, 270, 44], 0.6) +
    group(body, `translate(${x} 570) scale(${isMirrored ? -1 : 1} 1)`)
  );
}

export const drawAppointment: Draw = (sheet, size) =>
  rect(0, 0, size[0], 900, down(sheet, '#dfd6c4', '#ece4d6')) +
  rect(810, 130, 360, 460, '#c8b491') +
  rect(830, 150, 320, 420, '#f5efe2') +
  drawSign(990, 340, 210, '#b08a45') +
  drawBoards(sheet, '#b28f66', size, 900) +
  drawSunlight(sheet, size, 0.44) +
  drawChair(sheet, 480, false) +
  drawChair(sheet, 1500, true) +
  drawContactShadow(sheet, [1000, 1150, 330, 44], 0.6) +
  drawWire(
    [
      [990, 760],
      [990, 1130],
    ],
    'brass',
    30,
  ) +
  `<ellipse cx="990" cy="770" rx="330" ry="76" fill="#54391f"/><ellipse cx="990" cy="756" rx="330" ry="76" fill="${linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, '#b78a5b'],
      [1, '#6d4a2c'],
    ],
  )}"/>` +
  fill('M820 730H1160L1190 778H790z', '#2f4238') +
  fill('M832 726H1148L1176 768H804z', '#dcd2bf') +
  put(sheet, looks.goldRings, 'front', [930, 690, 0.2]) +
  put(sheet, looks.solitaire, 'front', [1080, 690, 0.17]);

export const drawSocial: Draw = (sheet, [width, height]) =>
  drawBackdrop(sheet, '#e6dac6', width, height) +
  drawSunlight(sheet, [width, height], 0.45) +
  drawSign(330, 190, 120, '#9c7630') +
  stroke(writeLine('JUWELIER', 330, 296, 24, 12), '#9c7630', 2.8, round) +
  stroke(writeLine('VIERLINDEN', 330, 360, 54, 5.4), '#2a231c', 5, round) +
  stroke(writeLine('LINDENSTRASSE 12 · ALTENBRUCK', 330, 436, 14, 4), mix('#2a231c', '#e6dac6', 0.25), 1.6, round) +
  put(sheet, looks.dressWatch, 'angle', [860, 300, 0.46]) +
  put(sheet, looks.goldRings, 'front', [980, 430, 0.3]);
