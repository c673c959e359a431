import type { Band } from './band.ts';
import {
  lerp,
  minus,
  num,
  type Point,
  plus,
  polygon,
  polyline,
  smoothLine,
  steps,
  type Vec,
  wrap,
} from './geometry.ts';
import type { Cut, Metal, Stone } from './look.ts';
import { type Camera, cutFaces, paintFaces } from './mesh.ts';
import { metalAt, metalGradient, metalRamps } from './metals.ts';
import { disc, fill, group, radial, type Sheet, stroke } from './sheet.ts';
import { girdleAt, girdleOutline } from './stone-cuts.ts';
import { defineMelee, drawStone, type StonePlace } from './stones.ts';

/** Where a stone of this size sits over the band at angle `u`, its table outwards. */
export function placeOnBand(band: Band, u: number, size: number, lift: number): StonePlace {
  const outwards: Vec = [Math.cos(u), 0, Math.sin(u)];
  const along: Vec = [-Math.sin(u), 0, Math.cos(u)];
  const middle = plus([0, 0, 0], outwards, band.radius + lift);
  const model = (p: Vec): Vec =>
    plus(plus(plus(middle, along, p[0] * size), [0, -1, 0], p[1] * size), outwards, p[2] * size);
  const { camera } = band;
  const origin = camera.see(middle);
  return { see: (p) => minus(camera.see(model(p)), origin), onCanvas: (p) => camera.onCanvas(model(p)) };
}

/** From the shaded side of a rod to the line where it mirrors the lamp: [part of the width, light, shift to the lamp]. */
const rodLayers = [
  [1, 0.26, 0],
  [0.84, 0.46, 0.03],
  [0.62, 0.66, 0.07],
  [0.42, 0.84, 0.11],
  [0.18, 1, 0.15],
] as const;

/** A round wire of metal: shaded edge, body, and a bright line towards the light. */
export function drawWire(points: readonly Point[], metal: Metal, width: number): string {
  const d = points.length > 2 ? smoothLine(points) : polyline(points);
  return rodLayers
    .map(([part, light, shift]) => {
      const line = stroke(d, metalAt(metal, light), width * part, 'stroke-linecap="round" stroke-linejoin="round"');
      return shift === 0 ? line : group(line, `translate(${num(-width * shift)} ${num(-width * shift)})`);
    })
    .join('');
}

/** A claw that grows thinner from its foot to `tip` and ends in a bead over the stone's edge. */
function drawClaw(
  sheet: Sheet,
  points: readonly Point[],
  metal: Metal,
  [foot, tip]: readonly [number, number],
): string {
  const line = points.map((p, index): readonly [Point, number] => {
    const [before, after] = [points[index - 1] ?? p, points[index + 1] ?? p];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const width = lerp(foot, tip, index / Math.max(1, points.length - 1)) / 2;
    return [[(-(after[1] - before[1]) / length) * width, ((after[0] - before[0]) / length) * width], width];
  });
  const outline = (part: number, shift: number): string => {
    const side = (sign: number): Point[] =>
      points.map(([x, y], index): Point => {
        const [[nx, ny], width] = line[index] ?? [[0, 0], 0];
        return [x + nx * part * sign - width * shift * 2, y + ny * part * sign - width * shift * 2];
      });
    return polygon([...side(1), ...side(-1).reverse()]);
  };
  const [x, y] = points[points.length - 1] ?? [0, 0];
  const bead = radial(
    sheet,
    [0.36, 0.32, 0.72],
    [
      [0, metalAt(metal, 1)],
      [0.3, metalAt(metal, 0.86)],
      [0.7, metalAt(metal, 0.5)],
      [1, metalAt(metal, 0.22)],
    ],
  );
  return (
    rodLayers.map(([part, light, shift]) => fill(outline(part, shift), metalAt(metal, light))).join('') +
    disc(x, y, tip * 0.62, bead)
  );
}

const prongAngles: Record<Cut, readonly number[]> = {
  round: [30, 90, 150, 210, 270, 330],
  oval: [45, 135, 225, 315],
  emerald: [52, 128, 232, 308],
  cushion: [45, 135, 225, 315],
  princess: [45, 135, 225, 315],
  pear: [90, 165, 225, 315, 15],
  marquise: [90, 150, 210, 270, 330, 30],
};

/** Where a claw stands: on the band, along the pavilion, over the girdle onto the crown. */
function prong(place: StonePlace, cut: Cut, degrees: number): { foot: Point[]; tip: Point[]; depth: number } {
  const [x, y] = girdleAt(cut, degrees);
  const at = (r: number, z: number): Point => place.onCanvas([x * r, y * r, z]);
  const rise = steps(8).map((t) => at(0.22 + 0.82 * t ** 0.8, -1.12 + 1.12 * t ** 1.25));
  const tip = [at(1.04, -0.02), at(1.03, 0.07), at(0.98, 0.13), at(0.91, 0.17)];
  return { foot: rise, tip, depth: place.see([x, y, 0])[2] - place.see([0, 0, 0])[2] };
}

function unitOf(place: StonePlace): number {
  return Math.hypot(...minus(place.see([0, 1, 0]), place.see([0, 0, 0])));
}

/** A stone in claws; `isRaised` shows their feet and the rail that holds them together. */
export function drawProngStone(
  sheet: Sheet,
  metal: Metal,
  stone: Stone,
  cut: Cut,
  place: StonePlace,
  isRaised = true,
): string {
  const width = Math.max(3, unitOf(place) * 0.12);
  const prongs = prongAngles[cut].map((degrees) => prong(place, cut, degrees));
  const claws = (isNear: boolean): string =>
    prongs
      .filter(({ depth }) => depth > 0 === isNear)
      .map(({ foot, tip }) => drawClaw(sheet, isRaised ? [...foot, ...tip.slice(1)] : tip, metal, [width * 1.2, width]))
      .join('');
  const farTips = prongs
    .filter(({ depth }) => depth <= 0)
    .map(({ tip }) => drawClaw(sheet, tip.slice(1), metal, [width, width]))
    .join('');
  const rail = polygon(girdleOutline(cut, 0.6).map(([x, y]): Point => place.onCanvas([x, y, -0.62])));
  const basket = stroke(rail, metalAt(metal, 0.3), width * 0.7) + stroke(rail, metalAt(metal, 0.74), width * 0.44);
  return (isRaised ? claws(false) + basket : '') + drawStone(sheet, stone, cut, place) + farTips + claws(true);
}

/** A stone in a closed collar of metal. */
export function drawBezelStone(
  sheet: Sheet,
  metal: Metal,
  stone: Stone,
  cut: Cut,
  place: StonePlace,
  camera: Pick<Camera, 'up'>,
): string {
  const rows = [
    [0.86, -0.8],
    [1.1, -0.3],
    [1.16, 0.06],
    [1.12, 0.14],
    [1, 0.12],
    [0.97, 0.02],
  ] as const;
  const surface = (u: number, v: number): Vec => {
    const [grow, z] = rows[v] ?? rows[0];
    const [x, y] = girdleAt(cut, u);
    return [x * grow, y * grow, z];
  };
  const us = Array.from({ length: 49 }, (_, index) => index * 7.5);
  const own = { see: place.see, onCanvas: place.onCanvas, up: camera.up };
  const paint = { sheet, ramp: metalRamps[metal], finish: 'polished' } as const;
  const wall = paintFaces(cutFaces(surface, us, [0, 1, 2], own, paint));
  const rim = paintFaces(cutFaces(surface, us, [2, 3, 4, 5], own, paint));
  return wall + drawStone(sheet, stone, cut, place) + rim;
}

/** Points at even distances along an outline. */
function walkOutline(outline: readonly Point[], distance: number): Point[] {
  const lengths = outline.map((p, index) => {
    const next = wrap(outline, index + 1);
    return Math.hypot(next[0] - p[0], next[1] - p[1]);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(3, Math.floor(total / distance));
  let [edge, passed] = [0, 0];
  return Array.from({ length: count }, (_, index): Point => {
    const target = (index / count) * total;
    while (passed + (lengths[edge] ?? total) < target) {
      passed += lengths[edge] ?? 0;
      edge += 1;
    }
    const t = (target - passed) / (lengths[edge] || 1);
    const [a, b] = [wrap(outline, edge), wrap(outline, edge + 1)];
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  });
}

/** A wreath of small brilliants around a stone. */
export function drawHalo(sheet: Sheet, metal: Metal, cut: Cut, place: StonePlace): string {
  const plate = girdleOutline(cut, 1.45).map(([x, y]): Point => place.onCanvas([x, y, -0.12]));
  const under = girdleOutline(cut, 1.4).map(([x, y]): Point => place.onCanvas([x, y, -0.34]));
  const id = defineMelee(sheet, 'diamond', 3);
  const [o, ex, ey] = [place.onCanvas([0, 0, 0]), place.onCanvas([1, 0, 0]), place.onCanvas([0, 1, 0])];
  const matrix = [ex[0] - o[0], ex[1] - o[1], o[0] - ey[0], o[1] - ey[1]]
    .map((part) => Math.round(part * 0.0168 * 1000) / 1000)
    .join(' ');
  const stones = walkOutline(
    girdleOutline(cut, 1.25).map(([x, y]): Point => [x, y]),
    0.352,
  ).map(([x, y]) => {
    const [px, py] = place.onCanvas([x, y, 0.02]);
    return `<g transform="matrix(${matrix} ${num(px)} ${num(py)})"><circle r="10.6" fill="${metalAt(metal, 0.3)}"/><use href="#${id}"/></g>`;
  });
  const rim = metalGradient(sheet, metal, 'plate');
  return (
    fill(polygon(under), metalGradient(sheet, metal, 'dark')) +
    fill(polygon(plate), rim, `stroke="${metalAt(metal, 0.9)}" stroke-width="1.5"`) +
    stones.join('')
  );
}
