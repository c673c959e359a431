import { type Band, cutBand, drawEngraving, drawRingShadow } from './band.ts';
import { bandSection } from './band-sections.ts';
import { drawBandStones } from './band-stones.ts';
import { clamp, lerp, smoothstep, type Vec } from './geometry.ts';
import { drawContactShadow } from './ground.ts';
import type { Metal, View, WeddingRingsLook } from './look.ts';
import { type Camera, type CameraPose, createCamera, type Paint, paintFaces } from './mesh.ts';
import type { Sheet } from './sheet.ts';

const thickness = 1.9;
const stoneCounts = { none: 0, single: 1, row: 5, half_eternity: 21, eternity: 'all' } as const;

function noise(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Dents of a hammer: noise that flows between its grid points. */
function smoothNoise(x: number, y: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [smoothstep(0, 1, x - ix), smoothstep(0, 1, y - iy)];
  return lerp(lerp(noise(ix, iy), noise(ix + 1, iy), fx), lerp(noise(ix, iy + 1), noise(ix + 1, iy + 1), fx), fy);
}

function paintOf(finish: WeddingRingsLook['finish'], seed: number): Omit<Paint, 'ramp' | 'sheet'> {
  switch (finish) {
    case 'polished':
      return { finish: 'polished' };
    case 'grooved':
      return { finish: 'satin' };
    case 'matt':
      return { finish: 'matt' };
    case 'ice_matt':
      return { finish: 'matt', adjust: (light, u, v) => clamp(light + (noise(u * 91 + seed, v * 17) - 0.42) * 0.3) };
    case 'brushed':
      return {
        finish: 'satin',
        adjust: (light, u, v) => clamp(light + (noise(Math.floor(u * 9) + seed, v * 5.3) - 0.5) * 0.2),
      };
    case 'hammered':
      return {
        finish: 'polished',
        bend: ([x, y, z], u, v) => [
          x + (smoothNoise(u * 7 + seed, v * 0.3) - 0.5) * 0.95,
          y + (smoothNoise(u * 7 + seed + 40, v * 0.3) - 0.5) * 0.95,
          z,
        ],
      };
  }
}

function makeBand(sheet: Sheet, look: WeddingRingsLook, metal: Metal, camera: Camera, size: 'his' | 'hers'): Band {
  const width = size === 'his' ? look.width : look.width * 0.86;
  const grooves = look.finish === 'grooved' ? [-0.5, 0.5] : look.finish === 'matt' ? [0.74] : [];
  return {
    sheet,
    radius: size === 'his' ? 9.9 : 8.7,
    section: bandSection(
      look.profile,
      width,
      thickness,
      grooves,
      look.finish === 'hammered' || look.finish === 'brushed' ? 9 : 0,
    ),
    camera,
    metal,
    outside: paintOf(look.finish, Math.floor(sheet.random.next() * 50)),
  };
}

type Placed = { band: Band; toWorld: (p: Vec) => Vec; ground: Camera };

/** Ring space to world space, without the camera's tilt: what the pose does to a point. */
function placeRing(sheet: Sheet, look: WeddingRingsLook, size: 'his' | 'hers', pose: CameraPose): Placed {
  const metal = size === 'hers' ? (look.second ?? look.metal) : look.metal;
  const world = createCamera({ ...pose, x: 0, y: 0, scale: 1, tilt: 0 });
  const { x, y, scale, tilt } = pose;
  return {
    band: makeBand(sheet, look, metal, createCamera(pose), size),
    toWorld: world.see,
    ground: createCamera({ x, y, scale, tilt }),
  };
}

/** Where a standing ring touches the ground. */
function drawFoot(sheet: Sheet, { ground }: Placed, [x, , z]: Vec, scale: number): string {
  const [cx, cy] = ground.onCanvas([x, 0, z]);
  return drawContactShadow(sheet, [cx, cy, scale * 4.6, scale * 1.3], 0.55);
}

function drawRing(
  sheet: Sheet,
  { band }: Placed,
  look: WeddingRingsLook,
  stonesAt: number | undefined,
  engraved: boolean,
): string {
  const unit = Math.hypot(...band.camera.see([1, 0, 0]).map((part, i) => part - (band.camera.see([0, 0, 0])[i] ?? 0)));
  const text = look.engraving ?? '';
  const letters =
    engraved && text !== ''
      ? drawEngraving(band, text, Math.min(1.5, look.width * 0.36), -Math.PI / 2, unit * 0.13)
      : '';
  const faces = cutBand(band);
  const count = stoneCounts[look.stones ?? 'none'];
  const radius = look.stones === 'single' ? 0.95 : 0.72;
  const stones =
    stonesAt === undefined ? '' : drawBandStones(sheet, band, { stone: 'diamond', count, radius, middle: stonesAt });
  return `${paintFaces(faces)}${letters}${stones}`;
}

export function drawWeddingRings(sheet: Sheet, look: WeddingRingsLook, view: View): string {
  const { random } = sheet;
  const sway = random.between(-7, 7);
  if (view === 'front') {
    const base = { x: 780, y: 930, scale: 31, tilt: 24 };
    const standingAt: Vec = [-6.2, 11.8, -4];
    const standing = placeRing(sheet, look, 'his', { ...base, tip: 90, turn: 34 + sway, at: standingAt });
    const lying = placeRing(sheet, look, 'hers', { ...base, turn: sway, at: [6.6, look.width * 0.43, 5.2], tip: 0 });
    return (
      drawRingShadow(standing.band, standing.toWorld, standing.ground, { opacity: 0.26, softness: 36 }) +
      drawRingShadow(lying.band, lying.toWorld, lying.ground, { opacity: 0.6, softness: 20 }) +
      drawFoot(sheet, standing, standingAt, base.scale) +
      drawRing(sheet, standing, look, undefined, false) +
      drawRing(sheet, lying, look, Math.PI / 2 + 0.1, true)
    );
  }
  if (view === 'angle') {
    const base = { x: 790, y: 940, scale: 31, tilt: 16 };
    const [backAt, foreAt]: [Vec, Vec] = [
      [-8.4, 11.8, -3],
      [7.8, 10.6, 3],
    ];
    const back = placeRing(sheet, look, 'his', { ...base, tip: 90, turn: -52 + sway, at: backAt });
    const fore = placeRing(sheet, look, 'hers', { ...base, tip: 90, turn: 48 + sway, at: foreAt });
    return (
      drawRingShadow(back.band, back.toWorld, back.ground, { opacity: 0.26, softness: 36 }) +
      drawRingShadow(fore.band, fore.toWorld, fore.ground, { opacity: 0.26, softness: 36 }) +
      drawFoot(sheet, back, backAt, base.scale) +
      drawFoot(sheet, fore, foreAt, base.scale) +
      drawRing(sheet, back, look, undefined, false) +
      drawRing(sheet, fore, look, 0.3, false)
    );
  }
  const base = { x: 760, y: 840, scale: 66, tilt: 30 };
  const lying = placeRing(sheet, look, 'hers', { ...base, turn: sway, at: [0, look.width * 0.43, 0] });
  return (
    drawRingShadow(lying.band, lying.toWorld, lying.ground, { opacity: 0.6, softness: 44 }) +
    drawRing(sheet, lying, look, Math.PI / 2 - 0.2, true)
  );
}
