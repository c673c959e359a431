import { drawBackdrop } from './ground.ts';
import { writeLine } from './lettering.ts';
import { metalAt, metalGradient } from './metals.ts';
import { discPath } from './plaque.ts';
import * as looks from './scene-looks.ts';
import type { Draw } from './scene-stage.ts';
import { drawBoards, drawLeaf, drawSunlight, put } from './scene-stage.ts';
import { drawCloth } from './scene-still-lifes.ts';
import { drawSoftShadow } from './shadow.ts';
import { disc, fill, group, radial, type Sheet, stroke } from './sheet.ts';
import { drawStone, faceUp } from './stones.ts';

/** Irregular drops of fine gold. */
export function drawGrains(
  sheet: Sheet,
  count: number,
  [x, y, rx, ry]: readonly [number, number, number, number],
): string {
  const { random } = sheet.withSeed('gold grains');
  const shade = radial(
    sheet,
    [0.5, 0.5, 0.5],
    [
      [0, '#2a1708', 0.5],
      [0.5, '#2a1708', 0.34],
      [1, '#2a1708', 0],
    ],
  );
  return Array.from({ length: count }, () => {
    const [a, r] = [random.next() * 6.283, Math.sqrt(random.next())];
    return [x + Math.cos(a) * r * rx, y + Math.sin(a) * r * ry, random.between(9, 21)] as const;
  })
    .sort((p, q) => p[1] - q[1])
    .map(
      ([px, py, r]) =>
        disc(px + r * 0.3, py + r * 0.4, r * 1.5, shade) +
        disc(px, py, r, metalGradient(sheet, 'yellow_gold', 'rod', [0, 0, 0.6, 1])) +
        disc(px - r * 0.3, py - r * 0.34, r * 0.24, '#fffbe8'),
    )
    .join('');
}

export function drawIngot(sheet: Sheet, x: number, y: number, turn: number): string {
  const top = 'M-150 -60H150L170 40H-170z';
  const front = 'M-170 40H170L186 96H-186z';
  return group(
    drawSoftShadow(`${front}`, [18, 22], 22, 0.4) +
      fill(front, metalGradient(sheet, 'yellow_gold', 'satin')) +
      fill(top, metalGradient(sheet, 'yellow_gold', 'plate')) +
      stroke(top, metalAt('yellow_gold', 1), 3, 'stroke-opacity=".7"') +
      stroke(writeLine('585', 0, -10, 36, 4), metalAt('yellow_gold', 0.14), 5, 'stroke-linecap="round"') +
      stroke(writeLine('VIERLINDEN', 0, 70, 15, 4), metalAt('yellow_gold', 0.14), 2.4, 'stroke-linecap="round"'),
    `translate(${x} ${y}) rotate(${turn})`,
  );
}

export const drawMaterials: Draw = (sheet, size) => {
  const stones = (['sapphire', 'emerald', 'ruby', 'diamond', 'citrine', 'amethyst', 'aquamarine'] as const).map(
    (stone, i) => {
      const [x, y, r] = [420 + (i % 4) * 170 + (i > 3 ? 80 : 0), i > 3 ? 1010 : 840, 64];
      return (
        drawSoftShadow(discPath(x, y, r * 0.9), [10, 14], 16, 0.4) +
        drawStone(
          sheet,
          stone,
          (['oval', 'emerald', 'cushion', 'round', 'pear', 'princess', 'marquise'] as const)[i] ?? 'round',
          faceUp(x, y, r, i * 14),
        )
      );
    },
  );
  return (
    drawBackdrop(sheet, '#d9d2c6', ...size) +
    drawSunlight(sheet, size, 0.3) +
    drawIngot(sheet, 560, 360, -10) +
    drawIngot(sheet, 720, 520, 7) +
    drawGrains(sheet, 150, [1380, 620, 360, 240]) +
    stones.join('')
  );
};

export const drawSustainability: Draw = (sheet, size) =>
  drawCloth(sheet, size, '#e4e2d4') +
  drawSunlight(sheet, size, 0.34) +
  group(drawLeaf(sheet, 600, '#5f7f40'), 'translate(660 960) rotate(28)') +
  drawGrains(sheet, 46, [1290, 800, 250, 130]) +
  put(sheet, looks.makeRings({ stones: 'none', finish: 'hammered' }), 'front', [1330, 530, 0.5]);

export const drawRawRings: Draw = (sheet, size) =>
  drawBoards(sheet, '#6f5139', size, 0) +
  drawSunlight(sheet, size, 0.24) +
  put(sheet, looks.makeRings({ finish: 'ice_matt', stones: 'none', engraving: '585' }), 'front', [1200, 640, 0.8]) +
  put(sheet, looks.makeRings({ ...looks.mixedRings, finish: 'hammered', stones: 'none' }), 'angle', [580, 720, 0.46]) +
  drawGrains(sheet, 30, [520, 990, 200, 50]);
export const drawStoneScene: Draw = (sheet, size) =>
  drawBackdrop(sheet, '#d8d4cc', ...size) +
  drawSunlight(sheet, size, 0.26) +
  put(sheet, looks.sapphireRing, 'detail', [1260, 640, 0.94]) +
  drawSoftShadow(discPath(430, 430, 120), [16, 22], 24, 0.4) +
  drawStone(sheet, 'diamond', 'round', faceUp(430, 430, 140, 8)) +
  drawStone(sheet, 'ruby', 'pear', faceUp(300, 800, 110, 40));
