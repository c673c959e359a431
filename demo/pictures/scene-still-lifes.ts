import { darker } from './color.ts';
import { num, type Point } from './geometry.ts';
import { drawBackdrop } from './ground.ts';
import { createCamera } from './mesh.ts';
import { drawPearl } from './pearl.ts';
import { discPath } from './plaque.ts';
import * as looks from './scene-looks.ts';
import type { Draw } from './scene-stage.ts';
import { drawBoards, drawSunlight, drawTwig, makeTray, put, type Size } from './scene-stage.ts';
import { drawSoftShadow } from './shadow.ts';
import { fill, linear, type Sheet, stroke } from './sheet.ts';
import { drawWatchWith } from './watch.ts';

/** Cloth with a few calm folds. */
export function drawCloth(sheet: Sheet, [width, height]: Size, tone: string): string {
  const { random } = sheet.withSeed('cloth');
  const folds = Array.from({ length: 7 }, (_, i) => {
    const x = (width * (i + random.next())) / 7;
    const d = `M${num(x)} -20C${num(x + 160)} ${num(height * 0.3)} ${num(x - 220)} ${num(height * 0.6)} ${num(x + 60)} ${num(height + 20)}L${num(x + 190)} ${num(height + 20)}C${num(x - 60)} ${num(height * 0.6)} ${num(x + 260)} ${num(height * 0.3)} ${num(x + 90)} -20z`;
    return fill(
      d,
      linear(
        sheet,
        [0, 0, 1, 0.2],
        [
          [0, '#ffffff', 0],
          [0.4, '#ffffff', 0.3],
          [0.55, darker(tone, 0.4), 0.16],
          [1, darker(tone, 0.4), 0],
        ],
      ),
    );
  });
  return drawBackdrop(sheet, tone, width, height) + folds.join('');
}

export const drawHome: Draw = (sheet, size) => {
  const tray = makeTray(
    sheet,
    { x: 1420, y: 575, scale: 4.4, tilt: 50, turn: -14 },
    [212, 152, 20],
    '#7a5335',
    '#37493f',
  );
  const [wx, wy] = tray.at(-50, 2, 16);
  const watch = createCamera({ x: wx, y: wy, scale: 1.3, tilt: 50, tip: -90, turn: 14, flat: true });
  const [rx, ry] = tray.at(44, 30);
  const [bx, by] = tray.at(52, -34);
  return (
    drawBackdrop(sheet, '#e6dac6', ...size) +
    drawSunlight(sheet, size, 0.5) +
    tray.behind +
    put(sheet, looks.pearlDrops, 'front', [bx, by, 0.36, 14]) +
    put(sheet, looks.goldRings, 'front', [rx - 10, ry - 112, 0.36]) +
    tray.before +
    drawWatchWith(sheet.withSeed('home watch'), looks.dressWatch, watch, 'laid') +
    drawTwig(sheet, [2000, 1010, 0.8, 3])
  );
};

export const drawRingsScene: Draw = (sheet, size) =>
  drawCloth(sheet, size, '#eae1d2') +
  drawSunlight(sheet, size, 0.3) +
  drawTwig(sheet, [1990, 250, 0.8, -14]) +
  put(sheet, looks.goldRings, 'front', [1360, 545, 0.86]) +
  put(sheet, looks.mixedRings, 'angle', [800, 700, 0.46]);

export const drawWatchesScene: Draw = (sheet, size) => {
  const watch = (x: number, y: number, scale: number, turn: number, tilt = 60) =>
    createCamera({ x, y, scale, tilt, tip: -90, turn, flat: true });
  return (
    drawBoards(sheet, '#8d6a49', size, 0) +
    drawSunlight(sheet, size, 0.26) +
    drawWatchWith(sheet.withSeed('one'), looks.salmonWatch, watch(620, 420, 1.5, 58), 'laid') +
    drawWatchWith(sheet.withSeed('two'), looks.diverWatch, watch(1080, 610, 1.75, 40), 'laid') +
    drawWatchWith(sheet.withSeed('three'), looks.navyWatch, watch(1560, 560, 1.7, 28), 'laid')
  );
};

export const drawJewelryScene: Draw = (sheet, size) =>
  drawCloth(sheet, size, '#e6ddd0') +
  drawSunlight(sheet, size, 0.3) +
  put(sheet, looks.pearlNecklace, 'front', [1480, 520, 0.86, 14]) +
  put(sheet, looks.lindenNecklace, 'front', [900, 560, 0.8, -8]) +
  put(sheet, looks.leafEarrings, 'front', [1480, 640, 0.42, 8]) +
  put(sheet, { kind: 'bracelet', metal: 'yellow_gold', form: 'bangle' }, 'front', [460, 760, 0.52]);

export const drawPartner: Draw = (sheet, size) =>
  drawCloth(sheet, size, '#e9e0d2') +
  drawSunlight(sheet, size, 0.3) +
  put(
    sheet,
    looks.makeRings({ ...looks.mixedRings, finish: 'polished', stones: 'none', second: 'yellow_gold' }),
    'angle',
    [990, 650, 0.78],
  );

export const drawPearlThread: Draw = (sheet, size) => {
  const line = Array.from({ length: 24 }, (_, i): Point => [250 + i * 66, 760 + Math.sin(i * 0.42) * 190]);
  return (
    drawCloth(sheet, size, '#e2dcd6') +
    drawSunlight(sheet, size, 0.26) +
    stroke(`M${line.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}L1900 420`, '#a79a8a', 4) +
    drawSoftShadow(line.map(([x, y]) => discPath(x, y, 34)).join(''), [18, 26], 20, 0.5) +
    line.map(([x, y], i) => drawPearl(sheet, 'cream', x, y, 36, i * 7)).join('')
  );
};

export const drawBracelets: Draw = (sheet, size) =>
  drawCloth(sheet, size, '#e8dfcc') +
  drawSunlight(sheet, size, 0.4) +
  put(sheet, { kind: 'bracelet', metal: 'silver', form: 'leather' }, 'front', [560, 480, 0.62]) +
  put(sheet, { kind: 'bracelet', metal: 'rose_gold', form: 'curb' }, 'front', [1330, 460, 0.7]) +
  put(sheet, { kind: 'bracelet', metal: 'silver', form: 'charm' }, 'front', [960, 900, 0.72]);
