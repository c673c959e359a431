import { type Band, bandPoint } from './band.ts';
import { minus, num, type Vec } from './geometry.ts';
import type { Stone } from './look.ts';
import { metalAt } from './metals.ts';
import type { Sheet } from './sheet.ts';
import { defineMelee } from './stones.ts';

/** `all` goes once around the band, every stone as far from the next as the last from the first. */
type StoneRow = { stone: Stone; count: number | 'all'; radius: number; middle: number };

/** The angles of a row of stones along a band whose outside is `reach` from its axis, evenly to both sides of `middle`. */
export function stoneAngles({ count, radius, middle }: Omit<StoneRow, 'stone'>, reach: number): number[] {
  const pitch = (radius * 2.14) / reach;
  const most = Math.floor((Math.PI * 2) / pitch);
  const placed = count === 'all' ? most : Math.min(count, most);
  const step = placed === most ? (Math.PI * 2) / most : pitch;
  return Array.from({ length: placed }, (_, index) => middle + (index - (placed - 1) / 2) * step);
}

/** Small brilliants along the middle of the outside. */
export function drawBandStones(sheet: Sheet, band: Band, { stone, ...stones }: StoneRow): string {
  const { radius } = stones;
  const id = defineMelee(sheet, stone, 1);
  const points = band.section.outside;
  const row = points.length / 2 - 0.5;
  const size = Math.max(...points.map(([height]) => height)) + band.radius;
  const origin = band.camera.see([0, 0, 0]);
  const unit = Math.hypot(...minus(band.camera.see([1, 0, 0]), origin));
  const placed = stoneAngles(stones, size)
    .map((u) => {
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
      return `<g transform="matrix(${matrix.join(' ')} ${num(x)} ${num(y)})"><circle r="11.4" fill="${metalAt(band.metal, 0.24)}" fill-opacity=".7"/><use href="#${id}" transform="rotate(${turn})"/></g>`;
    })
    .join('');
}
