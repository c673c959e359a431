import { darker, lighter } from './color.ts';
import { num } from './geometry.ts';
import { drawBackdrop, drawContactShadow } from './ground.ts';
import { writeLine } from './lettering.ts';
import { drawSign } from './logo.ts';
import { metalGradient } from './metals.ts';
import { round } from './scene-shapes.ts';
import type { Draw } from './scene-stage.ts';
import { drawBoards, drawLeaf, drawSunlight, drawTwig } from './scene-stage.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';

function turned(sheet: Sheet, tone: string): string {
  return linear(
    sheet,
    [0, 0, 1, 0],
    [
      [0, darker(tone, 0.3)],
      [0.2, lighter(tone, 0.34)],
      [0.34, lighter(tone, 0.2)],
      [0.62, tone],
      [0.9, darker(tone, 0.4)],
      [1, darker(tone, 0.24)],
    ],
  );
}

export function drawVase(sheet: Sheet, x: number, y: number, s: number, tone: string, slim: number): string {
  const d = `M${num(x - 46 * s * slim)} ${num(y - 420 * s)}C${num(x - 30 * s * slim)} ${num(y - 330 * s)} ${num(x - 150 * s * slim)} ${num(y - 260 * s)} ${num(x - 150 * s * slim)} ${num(y - 140 * s)}C${num(x - 150 * s * slim)} ${num(y - 40 * s)} ${num(x - 90 * s * slim)} ${num(y)} ${num(x - 70 * s * slim)} ${num(y)}H${num(x + 70 * s * slim)}C${num(x + 90 * s * slim)} ${num(y)} ${num(x + 150 * s * slim)} ${num(y - 40 * s)} ${num(x + 150 * s * slim)} ${num(y - 140 * s)}C${num(x + 150 * s * slim)} ${num(y - 260 * s)} ${num(x + 30 * s * slim)} ${num(y - 330 * s)} ${num(x + 46 * s * slim)} ${num(y - 420 * s)}z`;
  return (
    drawContactShadow(sheet, [x + 40 * s, y + 4, 210 * s * slim, 34 * s], 0.6) +
    fill(d, turned(sheet, tone)) +
    `<ellipse cx="${num(x)}" cy="${num(y - 420 * s)}" rx="${num(46 * s * slim)}" ry="${num(11 * s)}" fill="${darker(tone, 0.6)}" stroke="${lighter(tone, 0.4)}" stroke-width="4"/>`
  );
}

export const drawDecoratives: Draw = (sheet, size) =>
  drawBackdrop(sheet, '#ded6c6', size[0], size[1]) +
  drawBoards(sheet, '#a07a50', size, 980) +
  drawSunlight(sheet, size, 0.42) +
  drawVase(sheet, 560, 1060, 1.5, '#5e7a70', 1) +
  drawVase(sheet, 960, 1090, 1.05, '#d8c7ae', 1.1) +
  drawVase(sheet, 1280, 1060, 1.9, '#b4643e', 0.6) +
  group(disc(0, 0, 96, metalGradient(sheet, 'brass', 'rod', [0, 0, 0.7, 1])), 'translate(1600 990)') +
  drawContactShadow(sheet, [1630, 1084, 130, 22], 0.6);

export function drawFlower(x: number, y: number, r: number, tone: string): string {
  const ring = (count: number, reach: number, size: number, color: string, turn: number): string =>
    Array.from(
      { length: count },
      (_, i) =>
        `<ellipse cx="${num(x)}" cy="${num(y - r * reach)}" rx="${num(r * size)}" ry="${num(r * size * 1.35)}" fill="${color}" stroke="${darker(color, 0.16)}" stroke-opacity=".4" transform="rotate(${num((i * 360) / count + turn)} ${num(x)} ${num(y)})"/>`,
    ).join('');
  return (
    ring(11, 0.66, 0.32, darker(tone, 0.14), 0) +
    ring(9, 0.42, 0.28, tone, 14) +
    ring(6, 0.2, 0.2, lighter(tone, 0.3), 30) +
    disc(x, y, r * 0.13, '#e3bd52')
  );
}

export const drawFloral: Draw = (sheet, size) => {
  const { random } = sheet;
  const tones = ['#e8b7a8', '#f4e6d2', '#c9667a', '#efcf8e', '#d9a2b4', '#f7f2ea'] as const;
  const stems = Array.from({ length: 17 }, (_, i) => ({
    x: 660 + Math.cos(i * 2.4) * Math.sqrt(i) * 92,
    y: 590 + Math.sin(i * 2.4) * Math.sqrt(i) * 88,
    r: random.between(74, 118),
  })).sort((a, b) => a.y - b.y);
  const leaves = Array.from({ length: 13 }, (_, i) =>
    group(
      drawLeaf(sheet, random.between(190, 280), random.pick(['#56733c', '#6d8a4a', '#48663a'])),
      `translate(${num(660 + Math.cos(i * 0.5) * 250)} ${num(640 + Math.sin(i * 0.5) * 200)}) rotate(${num(i * 28.6 + 90)})`,
    ),
  );
  return (
    drawBackdrop(sheet, '#e2dacb', size[0], size[1]) +
    drawBoards(sheet, '#a9845c', size, 1340) +
    drawSunlight(sheet, size, 0.4) +
    stems
      .map(({ x, y }) =>
        stroke(`M660 1010Q${num((x + 660) / 2)} ${num(y + 220)} ${num(x)} ${num(y)}`, '#5f7a40', 10, round),
      )
      .join('') +
    drawVase(sheet, 660, 1440, 1.15, '#7f9590', 1.1) +
    leaves.join('') +
    stems.map(({ x, y, r }, i) => drawFlower(x, y, r, tones[i % tones.length] ?? '#e8b7a8')).join('')
  );
};

export const drawFragrances: Draw = (sheet, size) => {
  const sticks = [-26, -14, -4, 8, 19, 30].map((a) =>
    group(
      stroke('M0 0V-560', '#8a6a42', 11, round) + stroke('M-2 0V-560', '#c9a873', 3, round),
      `translate(990 640) rotate(${a})`,
    ),
  );
  const bottle = 'M850 640H1130Q1150 640 1150 660V1060Q1150 1090 1120 1090H860Q830 1090 830 1060V660Q830 640 850 640z';
  const oil = 'M838 800H1142V1056Q1142 1082 1116 1082H864Q838 1082 838 1056z';
  return (
    drawBackdrop(sheet, '#e2dccf', size[0], size[1]) +
    drawBoards(sheet, '#b6946b', size, 1010) +
    drawSunlight(sheet, size, 0.42) +
    drawContactShadow(sheet, [1050, 1094, 300, 40], 0.6) +
    sticks.join('') +
    fill(
      oil,
      linear(
        sheet,
        [0, 0, 1, 0],
        [
          [0, '#b9803a'],
          [0.3, '#e9c27c'],
          [1, '#9a6528'],
        ],
      ),
      'fill-opacity=".85"',
    ) +
    fill(
      bottle,
      linear(
        sheet,
        [0, 0, 1, 0],
        [
          [0, '#ffffff', 0.6],
          [0.14, '#ffffff', 0.7],
          [0.2, '#ffffff', 0.1],
          [0.9, '#ffffff', 0.1],
          [1, '#8a8478', 0.4],
        ],
      ),
    ) +
    `<rect x="920" y="590" width="140" height="60" rx="8" fill="${metalGradient(sheet, 'brass', 'rod', [0, 0, 1, 0])}"/><rect x="880" y="850" width="220" height="150" fill="#fbf7ee"/>` +
    drawSign(990, 900, 70, '#9c7630') +
    stroke(writeLine('LINDENBLÜTE', 990, 968, 17, 4), '#2a231c', 2, round) +
    drawTwig(sheet, [640, 1180, 0.62, 6])
  );
};
