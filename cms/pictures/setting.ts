import type { Band } from './band.ts';
import { minus, num, type Point, plus, polygon, polyline, smoothLine, type Vec } from './geometry.ts';
import type { Cut, Metal, Stone } from './look.ts';
import { type Camera, cutFaces, paintFaces } from './mesh.ts';
import { metalAt, metalRamps } from './metals.ts';
import { fill, group, type Sheet, stroke } from './sheet.ts';
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

/** A round wire of metal: dark edge, body, and a bright line towards the light. */
export function drawWire(points: readonly Point[], metal: Metal, width: number): string {
  const d = points.length > 2 ? smoothLine(points) : polyline(points);
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const shine = stroke(d, metalAt(metal, 0.97), width * 0.26, round);
  return (
    stroke(d, metalAt(metal, 0.1), width, round) +
    stroke(d, metalAt(metal, 0.52), width * 0.78, round) +
    group(
      stroke(d, metalAt(metal, 0.78), width * 0.46, round),
      `translate(${num(-width * 0.1)} ${num(-width * 0.08)})`,
    ) +
    group(shine, `translate(${num(-width * 0.16)} ${num(-width * 0.14)})`)
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

function prong(place: StonePlace, cut: Cut, degrees: number): { lower: Point[]; tip: Point[]; depth: number } {
  const [x, y] = girdleAt(cut, degrees);
  const at = (r: number, z: number): Vec => [x * r, y * r, z];
  return {
    lower: [at(0.3, -1.05), at(0.78, -0.5), at(1.05, -0.02)].map(place.onCanvas),
    tip: [at(1.05, -0.06), at(1.02, 0.14), at(0.86, 0.2)].map(place.onCanvas),
    depth: place.see(at(1, 0))[2] - place.see([0, 0, 0])[2],
  };
}

function unitOf(place: StonePlace): number {
  return Math.hypot(...minus(place.see([0, 1, 0]), place.see([0, 0, 0])));
}

/** A stone in claws over a small basket. */
export function drawProngStone(sheet: Sheet, metal: Metal, stone: Stone, cut: Cut, place: StonePlace): string {
  const width = Math.max(3, unitOf(place) * 0.13);
  const prongs = prongAngles[cut].map((degrees) => prong(place, cut, degrees));
  const wires = (keep: (depth: number) => boolean): string =>
    prongs
      .filter(({ depth }) => keep(depth))
      .map(({ lower }) => drawWire(lower, metal, width))
      .join('');
  const basket = girdleOutline(cut, 0.74).map(([x, y]): Point => place.onCanvas([x, y, -0.52]));
  const tips = prongs.map(({ tip }) => drawWire(tip, metal, width * 1.12)).join('');
  return (
    wires((depth) => depth <= 0) +
    stroke(polygon(basket), metalAt(metal, 0.16), width * 0.9) +
    stroke(polygon(basket), metalAt(metal, 0.7), width * 0.56) +
    drawStone(sheet, stone, cut, place) +
    wires((depth) => depth > 0) +
    tips
  );
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

/** A wreath of small brilliants around a stone. */
export function drawHalo(sheet: Sheet, metal: Metal, cut: Cut, place: StonePlace): string {
  const plate = girdleOutline(cut, 1.44).map(([x, y]): Point => place.onCanvas([x, y, -0.12]));
  const under = girdleOutline(cut, 1.4).map(([x, y]): Point => place.onCanvas([x, y, -0.34]));
  const id = defineMelee(sheet, 'diamond', 3);
  const count = cut === 'marquise' ? 18 : 20;
  const [o, ex, ey] = [place.onCanvas([0, 0, 0]), place.onCanvas([1, 0, 0]), place.onCanvas([0, 1, 0])];
  const stones = Array.from({ length: count }, (_, index) => {
    const [x, y] = girdleAt(cut, (index / count) * 360 + 9);
    const [px, py] = place.onCanvas([x * 1.24, y * 1.24, 0.02]);
    const size = 0.0165;
    const matrix = [ex[0] - o[0], ex[1] - o[1], o[0] - ey[0], o[1] - ey[1]].map(
      (part) => Math.round(part * size * 1000) / 1000,
    );
    return `<g transform="matrix(${matrix.join(' ')} ${num(px)} ${num(py)})"><circle r="11" fill="${metalAt(metal, 0.2)}"/><use href="#${id}"/></g>`;
  });
  return (
    fill(polygon(under), metalAt(metal, 0.2)) +
    fill(polygon(plate), metalAt(metal, 0.7), `stroke="${metalAt(metal, 0.95)}" stroke-width="2"`) +
    stones.join('')
  );
}
