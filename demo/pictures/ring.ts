import { type Band, cutBand, drawRingShadow } from './band.ts';
import { bandSection } from './band-sections.ts';
import { drawBandStones } from './band-stones.ts';
import { clamp, type Point, polygon, smoothstep, type Vec } from './geometry.ts';
import { drawContactShadow } from './ground.ts';
import { writeOn } from './lettering.ts';
import type { Metal, RingLook, View } from './look.ts';
import { type CameraPose, createCamera, paintFaces } from './mesh.ts';
import { metalAt, metalGradient, metalRamps } from './metals.ts';
import { flattenPath } from './outline.ts';
import { definePearl } from './pearl.ts';
import { drawBezelStone, drawProngStone, placeOnBand } from './setting.ts';
import { fill, type Sheet, stroke } from './sheet.ts';
import { placeSymbol, type StonePlace } from './stones.ts';
import { cutTube } from './tube.ts';

const top = -Math.PI / 2;
const radius = 8.8;

function topness(u: number, reach: number): number {
  return 1 - smoothstep(0, reach, Math.abs(Math.atan2(Math.sin(u - top), Math.cos(u - top))));
}

type BandShape = {
  width: number;
  thickness: number;
  wide: number;
  thick: number;
  profile: 'court' | 'half_round' | 'flat';
};

const shapes: Record<RingLook['form'], BandShape> = {
  signet: { width: 3.4, thickness: 1.4, wide: 2.5, thick: 1.9, profile: 'half_round' },
  band: { width: 7, thickness: 1.7, wide: 1.35, thick: 1.3, profile: 'court' },
  stacking: { width: 1.9, thickness: 1.5, wide: 1, thick: 1, profile: 'half_round' },
  cocktail: { width: 2.8, thickness: 1.6, wide: 1.5, thick: 1.2, profile: 'court' },
  twist: { width: 2, thickness: 1.4, wide: 1, thick: 1, profile: 'half_round' },
  pearl: { width: 2.2, thickness: 1.5, wide: 1.25, thick: 1.1, profile: 'court' },
};

function makeBand(sheet: Sheet, look: RingLook, metal: Metal, pose: CameraPose): Band {
  const { width, thickness, wide, thick, profile } = shapes[look.form];
  return {
    sheet,
    radius,
    section: bandSection(profile, width, thickness),
    camera: createCamera(pose),
    metal,
    outside: { finish: 'polished' },
    segments: look.form === 'stacking' ? 72 : 100,
    swell: (u) => [1 + (thick - 1) * topness(u, 1.3), 1 + (wide - 1) * topness(u, 1.5)],
  };
}

/** A heraldic lily, a hundred units high around the origin, y down. */
const lilyPetal = 'M-9 14C-14 4-20-12-33-12C-44-12-48 0-43 9C-40 14-32 13-31 8C-30 4-35 3-34 0C-29-6-22 4-19 14z';
const lilyFoot = 'M-7 22C-9 31-17 36-27 32C-25 40-14 42-8 35C-5 31-4 27-4 22z';
const lily = [
  'M0-50C15-34 21-20 14-2C12 6 8 9 7 14H-7C-8 9-12 6-14-2C-21-20-15-34 0-50z',
  'M-25 14H25V22H-25z',
  'M-6 22H6C6 31 4 37 0 47C-4 37-6 31-6 22z',
  lilyPetal,
  lilyFoot,
];

/** The flat oval of a signet ring, with its letters or a leaf of lines. */
function drawSignetFace(sheet: Sheet, look: RingLook, place: StonePlace): string {
  const oval = (grow: number, z: number): Point[] =>
    Array.from({ length: 60 }, (_, i) =>
      place.onCanvas([Math.cos(i * 0.10472) * 0.84 * grow, Math.sin(i * 0.10472) * grow, z]),
    );
  const text = (look.engraving ?? 'V').slice(0, 2);
  const at =
    (shift: number) =>
    ([x, y]: Point): Point => {
      const p = place.onCanvas([x * 0.084, -(y - 5) * 0.084, 0.02]);
      return [p[0] + shift, p[1] + shift];
    };
  const unit = Math.hypot(...place.see([0, 1, 0]).map((part, i) => part - (place.see([0, 0, 0])[i] ?? 0)));
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const charge = (shift: number): string =>
    [...lily.flatMap(flattenPath), ...[lilyPetal, lilyFoot].flatMap(flattenPath).map(mirror)]
      .map((line) => polygon(line.map(([x, y]) => at(shift)([x * 0.128, y * 0.128 + 5]))))
      .join('');
  const cut = (shift: number, light: number, opacity: number): string =>
    look.emblem === 'lily'
      ? fill(charge(shift), metalAt(look.metal, light), `fill-opacity="${opacity}"`)
      : stroke(
          writeOn(text, at(shift)),
          metalAt(look.metal, light),
          unit * 0.085,
          `${round} stroke-opacity="${opacity}"`,
        );
  const ground = look.stone === undefined ? metalGradient(sheet, look.metal, 'plate') : '#17181b';
  return (
    fill(polygon(oval(1.06, -0.1)), metalAt(look.metal, 0.24)) +
    fill(polygon(oval(1.02, -0.02)), metalAt(look.metal, 0.95)) +
    fill(polygon(oval(0.97, 0)), ground) +
    stroke(polygon(oval(0.86, 0)), metalAt(look.metal, 0.2), unit * 0.014, 'stroke-opacity=".6"') +
    cut(unit * 0.02, 1, 0.8) +
    cut(0, 0.1, 0.85)
  );
}

function mirror(line: readonly Point[]): Point[] {
  return line.map(([x, y]) => [-x, y]);
}

function drawTop(sheet: Sheet, look: RingLook, band: Band): string {
  const stone = look.stone ?? 'diamond';
  switch (look.form) {
    case 'signet':
      return drawSignetFace(sheet, look, placeOnBand(band, top, 6.4, 3.1));
    case 'cocktail':
      return drawProngStone(
        sheet,
        look.metal,
        stone,
        sheet.random.pick(['oval', 'cushion', 'emerald']),
        placeOnBand(band, top, 7.6, 6.8),
      );
    case 'pearl': {
      const place = placeOnBand(band, top, 4.6, 5.6);
      const [x, y] = place.onCanvas([0, 0, 0]);
      const unit = Math.hypot(...place.see([0, 1, 0]).map((part, i) => part - (place.see([0, 0, 0])[i] ?? 0)));
      const cup = placeOnBand(band, top, 2.6, 1.8);
      const d = polygon(
        Array.from({ length: 30 }, (_, i) => cup.onCanvas([Math.cos(i * 0.2094), Math.sin(i * 0.2094), 0.2])),
      );
      const side =
        look.stone === undefined
          ? ''
          : drawBandStones(sheet, band, { stone: look.stone, count: 11, radius: 0.7, middle: top });
      return (
        side +
        fill(d, metalGradient(sheet, look.metal)) +
        placeSymbol(definePearl(sheet, look.pearl ?? 'white'), x, y, (unit * 1.12) / 10)
      );
    }
    case 'band':
    case 'stacking':
      return look.stone === undefined
        ? ''
        : look.form === 'band'
          ? drawBezelStone(sheet, look.metal, look.stone, 'round', placeOnBand(band, top + 0.1, 1.9, 2.4), band.camera)
          : drawBandStones(sheet, band, { stone: look.stone, count: 15, radius: 0.72, middle: top });
    case 'twist':
      return look.stone === undefined
        ? ''
        : drawProngStone(sheet, look.metal, look.stone, 'round', placeOnBand(band, top, 2.4, 3.2));
  }
}

/** Two strands wound around each other. */
function drawTwist(sheet: Sheet, look: RingLook, band: Band): string {
  const paint = {
    sheet,
    ramp: metalRamps[look.metal],
    finish: 'polished',
    adjust: (light: number) => clamp(light * 0.96),
  } as const;
  const strand =
    (phase: number) =>
    (t: number): Vec => {
      const u = t * Math.PI * 2;
      const w = u * 7 + phase;
      const r = radius + 1.1 + Math.cos(w) * 0.62;
      return [r * Math.cos(u), Math.sin(w) * 0.92, r * Math.sin(u)];
    };
  const faces = [0, Math.PI].flatMap((phase) =>
    cutTube({ path: strand(phase), radius: () => 0.82, segments: 150, sides: 7, camera: band.camera, paint }),
  );
  return paintFaces(faces);
}

function drawStanding(sheet: Sheet, look: RingLook, metal: Metal, pose: CameraPose): string {
  const full: CameraPose = { ...pose, tip: pose.tip ?? 90, at: pose.at ?? [0, radius + 1.5, 0] };
  const band = makeBand(sheet, look, metal, full);
  const world = createCamera({ ...full, x: 0, y: 0, scale: 1, tilt: 0 });
  const ground = createCamera({ x: pose.x, y: pose.y, scale: pose.scale, tilt: pose.tilt });
  const [fx, fy] = ground.onCanvas([0.8, 0, 0.5]);
  const body = look.form === 'twist' ? drawTwist(sheet, look, band) : paintFaces(cutBand(band));
  return (
    drawRingShadow(band, world.see, ground, { opacity: 0.28, softness: 30 }) +
    (pose.tip === undefined ? drawContactShadow(sheet, [fx, fy, pose.scale * 5.4, pose.scale * 1.5], 0.5) : '') +
    body +
    drawTop(sheet, { ...look, metal }, band)
  );
}

/** Three narrow rings lying on each other, or fallen apart. */
function drawStack(sheet: Sheet, look: RingLook, pose: CameraPose, isApart: boolean): string {
  const others: Metal[] = [
    look.metal,
    look.metal === 'yellow_gold' ? 'rose_gold' : 'yellow_gold',
    look.metal === 'white_gold' ? 'rose_gold' : 'white_gold',
  ];
  return others
    .map((metal, i) => {
      const at: Vec = isApart ? [(i - 1) * 13, 1, [4, -7, 8][i] ?? 0] : [i * 0.7 - 0.5, 1 + i * 1.95, -i * 0.3];
      return drawStanding(
        sheet,
        { ...look, ...(i === 2 || isApart ? {} : { stone: look.stone ?? 'diamond' }) },
        metal,
        { ...pose, tip: 0, at, turn: (pose.turn ?? 0) + 180 + i * 9 },
      );
    })
    .join('');
}

export function drawProductRing(sheet: Sheet, look: RingLook, view: View): string {
  const sway = sheet.random.between(-6, 6);
  if (look.form === 'stacking') {
    const pose = {
      front: { x: 800, y: 700, scale: 35, tilt: 30, turn: sway },
      angle: { x: 800, y: 640, scale: 30, tilt: 46, turn: 30 + sway },
      detail: { x: 760, y: 560, scale: 70, tilt: 30, turn: sway },
    }[view];
    return drawStack(sheet, look, pose, view === 'angle');
  }
  const pose = {
    front: { x: 780, y: 1020, scale: 37, tilt: 36, turn: -30 + sway },
    angle: { x: 800, y: 1030, scale: 36, tilt: 60, turn: 40 + sway },
    detail: { x: 800, y: 1810, scale: 72, tilt: 56, turn: -18 + sway },
  }[view];
  // A high head needs room above, so its ring is drawn a little smaller.
  const isHigh = view !== 'detail' && (look.form === 'cocktail' || look.form === 'pearl');
  return drawStanding(sheet, look, look.metal, isHigh ? { ...pose, y: pose.y + 30, scale: pose.scale * 0.84 } : pose);
}
