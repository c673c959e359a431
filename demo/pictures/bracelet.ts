import { type Band, cutBand, drawRingShadow } from './band.ts';
import { bandSection } from './band-sections.ts';
import { drawBandStones } from './band-stones.ts';
import { drawChain } from './chain.ts';
import { clamp, num, type Point, type Vec } from './geometry.ts';
import type { BraceletLook, View } from './look.ts';
import { type CameraPose, createCamera, cutFaces, paintFaces } from './mesh.ts';
import { metalAt, metalGradient } from './metals.ts';
import { definePearl } from './pearl.ts';
import { discPath, drawLeafVeins, drawPlaque, heartPath, leafPath, starPath } from './plaque.ts';
import { drawWire } from './setting.ts';
import { drawSoftShadow } from './shadow.ts';
import { group, type Sheet, stroke } from './sheet.ts';
import { placeSymbol } from './stones.ts';

const widths: Partial<Record<BraceletLook['form'], number>> = { bangle: 6, cuff: 17, tennis: 4.6, leather: 8 };

function makeBand(sheet: Sheet, look: BraceletLook, pose: CameraPose): Band {
  const isOpen = look.form === 'cuff';
  const isLeather = look.form === 'leather';
  return {
    sheet,
    radius: 29,
    section: bandSection(
      look.form === 'tennis' ? 'flat' : look.form === 'cuff' ? 'court' : 'half_round',
      widths[look.form] ?? 6,
      isLeather ? 5 : look.form === 'cuff' ? 1.8 : 3,
    ),
    camera: createCamera(pose),
    metal: look.metal,
    outside: { finish: isLeather ? 'matt' : 'polished' },
    segments: 120,
    ...(isOpen ? { range: [Math.PI / 2 + 0.36, Math.PI * 2.5 - 0.36] as const } : {}),
  };
}

/** Plaited cord: the shade runs in slanted waves around it. */
function drawBraid(sheet: Sheet, band: Band): string {
  const ramp = ['#120b07', '#2c1b11', '#4a2e1c', '#6d472d', '#a07a58', '#d9bf9f'] as const;
  const points = [...band.section.outside, ...band.section.inside.slice(1)];
  const us = Array.from({ length: 133 }, (_, index) => (index / 132) * Math.PI * 2);
  const surface = (u: number, v: number): Vec => {
    const [dr, y] = points[v] ?? [0, 0];
    return [(band.radius + dr) * Math.cos(u), y, (band.radius + dr) * Math.sin(u)];
  };
  const adjust = (light: number, u: number, v: number): number =>
    clamp(light * 0.8 + 0.26 * Math.sin(u * 44 + (v % 2 < 1 ? 0 : Math.PI) + v * 1.3) - 0.06);
  return paintFaces(
    cutFaces(
      surface,
      us,
      points.map((_, index) => index),
      band.camera,
      { sheet, ramp, finish: 'matt', adjust },
    ),
  );
}

function circleLine(sheet: Sheet, pose: CameraPose, y = 3): Point[] {
  const camera = createCamera(pose);
  const wobble = sheet.random.between(0.5, 1.2);
  return Array.from({ length: 241 }, (_, i) => {
    const u = (i / 240) * Math.PI * 2 - Math.PI / 2;
    const r = 31 + Math.sin(u * 2 + wobble) * 1.1 * wobble;
    return camera.onCanvas([r * Math.cos(u), y, r * Math.sin(u)]);
  });
}

function drawCharms(sheet: Sheet, look: BraceletLook, line: readonly Point[], size: number): string {
  const shapes = [
    (): string => drawPlaque(sheet, heartPath(0, 62, 42), look.metal, 6),
    (): string => drawPlaque(sheet, leafPath(0, 18, 92), look.metal, 5) + drawLeafVeins(0, 18, 84, look.metal, 2),
    (): string => drawPlaque(sheet, starPath(0, 62, 48), look.metal, 5),
    (): string => drawPlaque(sheet, discPath(0, 60, 40), look.metal, 6),
  ];
  return shapes
    .map((draw, i) => {
      const [x, y] = line[100 + i * 14] ?? [800, 900];
      const ring = drawWire(
        [
          [0, 0],
          [8, 12],
          [0, 24],
          [-8, 12],
          [0, 0],
        ],
        look.metal,
        6,
      );
      return group(
        draw() + ring,
        `translate(${num(x)} ${num(y)}) rotate(${num(sheet.random.between(-16, 16))}) scale(${num(size)})`,
      );
    })
    .join('');
}

function drawOnRing(sheet: Sheet, look: BraceletLook, pose: CameraPose): string {
  const line = circleLine(sheet, pose);
  const unit = pose.scale;
  switch (look.form) {
    case 'curb':
      return drawChain(sheet, 'curb', look.metal, line, unit * 5);
    case 'anchor':
      return drawChain(sheet, 'anchor', look.metal, line, unit * 4.6);
    case 'charm':
      return drawChain(sheet, 'anchor', look.metal, line, unit * 3.4) + drawCharms(sheet, look, line, unit / 12);
    case 'pearl': {
      const camera = createCamera(pose);
      const id = definePearl(sheet, look.pearl ?? 'white');
      const pearls = Array.from({ length: 26 }, (_, i) => {
        const u = (i / 26) * Math.PI * 2;
        const p: Vec = [31 * Math.cos(u), 3.6, 31 * Math.sin(u)];
        const near = 4200 / (4200 - camera.see(p)[2]);
        return { at: camera.onCanvas(p), depth: camera.see(p)[2], r: 3.66 * unit * near };
      }).sort((a, b) => a.depth - b.depth);
      return (
        drawSoftShadow(
          pearls.map(({ at, r }) => discPath(at[0] + r * 0.3, at[1] + r * 0.5, r * 0.9)).join(''),
          [unit * 1.2, unit * 1],
          unit * 1.4,
          0.55,
        ) + pearls.map(({ at, r }) => placeSymbol(id, at[0], at[1], r / 10)).join('')
      );
    }
    default: {
      const at: Vec = [0, (widths[look.form] ?? 6) / 2, 0];
      const band = makeBand(sheet, look, { ...pose, at });
      const world = createCamera({ ...pose, at, x: 0, y: 0, scale: 1, tilt: 0 });
      const ground = createCamera({ x: pose.x, y: pose.y, scale: pose.scale, tilt: pose.tilt });
      const shadow = drawRingShadow(band, world.see, ground, { softness: unit * 1.7, opacity: 0.55 });
      if (look.form === 'leather') {
        return shadow + drawBraid(sheet, band) + drawClaspBox(sheet, look, band);
      }
      const stones =
        look.form === 'tennis'
          ? drawBandStones(sheet, band, {
              stone: look.stone ?? 'diamond',
              count: 50,
              radius: 1.95,
              middle: Math.PI / 2,
            })
          : look.stone === undefined
            ? ''
            : drawBandStones(sheet, band, {
                stone: look.stone,
                count: look.form === 'cuff' ? 0 : 7,
                radius: 1.1,
                middle: Math.PI / 2 + 0.3,
              });
      return shadow + paintFaces(cutBand(band)) + stones;
    }
  }
}

function drawClaspBox(sheet: Sheet, look: BraceletLook, band: Band): string {
  const points = Array.from({ length: 9 }, (_, i) =>
    band.camera.onCanvas([34.2 * Math.cos(1.1 + i * 0.05), 0, 34.2 * Math.sin(1.1 + i * 0.05)]),
  );
  const unit =
    Math.hypot((points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0), (points[1]?.[1] ?? 0) - (points[0]?.[1] ?? 0)) / 1.71;
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
  return (
    stroke(d, metalAt(look.metal, 0.1), unit * 9.4) +
    stroke(d, metalGradient(sheet, look.metal, 'rod', [0, 0, 0, 1]), unit * 8.8) +
    stroke(d, metalAt(look.metal, 0.97), unit * 0.8, 'stroke-opacity=".6"')
  );
}

export function drawBracelet(sheet: Sheet, look: BraceletLook, view: View): string {
  const { random } = sheet;
  const turn = random.between(-14, 14) + (look.form === 'cuff' ? 30 : 0);
  if (view === 'front') {
    return drawOnRing(sheet, look, { x: 800, y: 660, scale: 14.5, tilt: 38, turn });
  }
  if (view === 'angle') {
    return drawOnRing(sheet, look, { x: 800, y: 620, scale: 13.5, tilt: 74, turn: turn + 100 });
  }
  return drawOnRing(sheet, look, { x: random.between(640, 940), y: -70, scale: 29, tilt: 40, turn: turn + 20 });
}
