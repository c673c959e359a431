import { type Band, bandPoint } from './band.ts';
import { minus, num, type Vec } from './geometry.ts';
import type { Stone } from './look.ts';
import type { Sheet } from './sheet.ts';
import { defineMelee } from './stones.ts';

type StoneRow = { stone: Stone; count: number; radius: number; middle: number };

/** Small brilliants along the middle of the outside, evenly to both sides of angle `middle`. */
export function drawBandStones(sheet: Sheet, band: Band, { stone, count, radius, middle }: StoneRow): string {
  if (count === 0) {
    return '';
  }
  const id = defineMelee(sheet, stone, 1);
  const points = band.section.outside;
  const row = points.length / 2 - 0.5;
  const size = Math.max(...points.map(([height]) => height)) + band.radius;
  const step = Math.max((radius * 2.14) / size, 0) || 0.1;
  const origin = band.camera.see([0, 0, 0]);
  const unit = Math.hypot(...minus(band.camera.see([1, 0, 0]), origin));
  const placed = Array.from({ length: count }, (_, index) => {
    const u = middle + (index - (count - 1) / 2) * Math.min(step, (Math.PI * 2) / count);
    const outwards: Vec = [Math.cos(u), 0, Math.sin(u)];
    const along: Vec = [-Math.sin(u), 0, Math.cos(u)];
    const see = (direction: Vec): Vec => minus(band.camera.see(direction), origin);
    const p = bandPoint(band, points, u, row);
    return {
      u,
      p,
      depth: band.camera.see(p)[2],
      facing: see(outwards)[2] / unit,
      along: see(along),
      across: see([0, 1, 0]),
    };
  })
    .filter(({ facing }) => facing > 0.06)
    .sort((a, b) => a.depth - b.depth);
  return placed
    .map(({ u, p, along, across }) => {
      const [x, y] = band.camera.onCanvas(p);
      const scale = radius / 10;
      const matrix = [along[0], -along[1], -across[0], across[1]].map((part) => Math.round(part * scale * 1000) / 1000);
      const turn = num((u * 997) % 45);
      return `<g transform="matrix(${matrix.join(' ')} ${num(x)} ${num(y)})"><circle r="11.4" fill="#1c130b" fill-opacity=".45"/><use href="#${id}" transform="rotate(${turn})"/></g>`;
    })
    .join('');
}
