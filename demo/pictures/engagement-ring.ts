import { type Band, cutBand, drawRingShadow } from './band.ts';
import { bandSection } from './band-sections.ts';
import { drawBandStones } from './band-stones.ts';
import { smoothstep } from './geometry.ts';
import { drawContactShadow } from './ground.ts';
import type { EngagementRingLook, Stone, View } from './look.ts';
import { type CameraPose, createCamera, paintFaces } from './mesh.ts';
import { drawBezelStone, drawHalo, drawProngStone, placeOnBand } from './setting.ts';
import type { Sheet } from './sheet.ts';
import { drawStone } from './stones.ts';

const top = -Math.PI / 2;
const radius = 8.4;
const thickness = 1.5;

/** 1 at the top of the standing ring, 0 from `reach` radians on. */
function topness(u: number, reach: number): number {
  const away = Math.abs(Math.atan2(Math.sin(u - top), Math.cos(u - top)));
  return 1 - smoothstep(0, reach, away);
}

function makeBand(sheet: Sheet, look: EngagementRingLook, pose: CameraPose): Band {
  const isTension = look.setting === 'tension';
  const gap = 0.2 + 0.06 * Math.cbrt(look.carat);
  const swell = (u: number): readonly [number, number] =>
    isTension
      ? [1 + topness(u, 1.2) * 1.1, 1 + topness(u, 1.4) * 0.7]
      : [1 - topness(u, 1) * 0.12, 1 - topness(u, 1.2) * 0.26];
  return {
    sheet,
    radius,
    section: bandSection(look.setting === 'pave' ? 'flat' : 'court', look.setting === 'bezel' ? 2.8 : 2.4, thickness),
    camera: createCamera(pose),
    metal: look.metal,
    outside: { finish: 'polished' },
    swell,
    segments: 96,
    ...(isTension ? { range: [top + gap, top + Math.PI * 2 - gap] as const } : {}),
  };
}

function drawHead(sheet: Sheet, look: EngagementRingLook, band: Band): string {
  const { camera } = band;
  const long = look.cut === 'round' || look.cut === 'cushion' || look.cut === 'princess' ? 1 : 1.24;
  const size = 3.25 * Math.cbrt(look.carat) * long;
  const place = placeOnBand(band, top, size, thickness + size * (look.setting === 'tension' ? 0.3 : 0.78));
  switch (look.setting) {
    case 'solitaire':
    case 'pave':
      return drawProngStone(sheet, look.metal, look.stone, look.cut, place);
    case 'halo':
      return (
        drawHalo(sheet, look.metal, look.cut, place) +
        drawProngStone(sheet, look.metal, look.stone, look.cut, place, false)
      );
    case 'bezel':
      return drawBezelStone(sheet, look.metal, look.stone, look.cut, place, camera);
    case 'tension':
      return drawStone(sheet, look.stone, look.cut, place);
    case 'trilogy': {
      const side: Stone = 'diamond';
      const angle = (size * 1.62) / (radius + thickness + size * 0.6);
      const sides = [-angle, angle].map((shift) => {
        const at = placeOnBand(band, top + shift, size * 0.66, thickness + size * 0.5);
        return {
          depth: camera.see([Math.cos(top + shift), 0, Math.sin(top + shift)])[2],
          body: drawProngStone(sheet, look.metal, side, look.cut, at),
        };
      });
      const [far, near] = sides.sort((a, b) => a.depth - b.depth);
      return `${far?.body ?? ''}${drawProngStone(sheet, look.metal, look.stone, look.cut, place)}${near?.body ?? ''}`;
    }
  }
}

function drawStanding(sheet: Sheet, look: EngagementRingLook, pose: CameraPose): string {
  const full: CameraPose = { ...pose, tip: 90, at: [0, radius + thickness, 0] };
  const band = makeBand(sheet, look, full);
  const world = createCamera({ ...full, x: 0, y: 0, scale: 1, tilt: 0 });
  const { x, y, scale, tilt } = pose;
  const ground = createCamera({ x, y, scale, tilt });
  const [sx, sy] = ground.onCanvas([1, 0, 0.5]);
  const faces = paintFaces(cutBand(band));
  const shoulders =
    look.setting === 'pave' || look.setting === 'halo'
      ? drawBandStones(sheet, band, { stone: 'diamond', count: 23, radius: 0.62, middle: top })
      : '';
  return (
    drawRingShadow(band, world.see, ground, { opacity: 0.26, softness: 34 }) +
    drawContactShadow(sheet, [sx, sy, scale * 6, scale * 1.6], 0.5) +
    faces +
    shoulders +
    drawHead(sheet, look, band)
  );
}

export function drawEngagementRing(sheet: Sheet, look: EngagementRingLook, view: View): string {
  const sway = sheet.random.between(-6, 6);
  if (view === 'front') {
    return drawStanding(sheet, look, { x: 780, y: 1030, scale: 36, tilt: 37, turn: -30 + sway });
  }
  if (view === 'angle') {
    return drawStanding(sheet, look, { x: 790, y: 1040, scale: 36, tilt: 60, turn: 42 + sway });
  }
  return drawStanding(sheet, look, { x: 800, y: 2010, scale: 76, tilt: 58, turn: -16 + sway });
}
