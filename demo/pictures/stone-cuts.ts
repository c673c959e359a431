import { clamp, lerp, type Point, toRadians, type Vec } from './geometry.ts';
import type { Cut } from './look.ts';

/** Facets of a stone around the origin, girdle in the plane z = 0, crown towards +z, longest half axis 1. */
export type Facet = { corners: Vec[]; part: 'table' | 'crown' | 'pavilion' | 'depth'; index: number };

/** Half the width of a cut whose half height is 1. */
const cutWidths: Record<Cut, number> = {
  round: 1,
  oval: 0.76,
  emerald: 0.72,
  cushion: 0.94,
  princess: 0.9,
  pear: 0.68,
  marquise: 0.52,
};

/** Where the girdle runs at this angle (degrees, 90 is the top of the stone). */
export function girdleAt(cut: Cut, degrees: number): Point {
  const angle = toRadians(degrees);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const superellipse = (power: number): number => (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power);
  const w = cutWidths[cut];
  switch (cut) {
    case 'round':
      return [c, s];
    case 'oval':
      return [c * w, s];
    case 'cushion': {
      const r = superellipse(3);
      return [c * r * w, s * r * 0.96];
    }
    case 'princess': {
      const r = superellipse(14);
      return [c * r * w, s * r * w];
    }
    case 'emerald': {
      const r = Math.min(1 / Math.max(Math.abs(c), Math.abs(s)), 1.62 / (Math.abs(c) + Math.abs(s)));
      return [c * r * w, s * r];
    }
    case 'pear': {
      const narrow = s > 0 ? 1 - 0.62 * s ** 2.2 : 1;
      return [c * w * narrow, s > 0 ? s : s * 0.72];
    }
    case 'marquise':
      return [c * w * Math.abs(c) ** 0.35, s];
  }
}

const at = (cut: Cut, degrees: number, radius: number, z: number): Vec => {
  const [x, y] = girdleAt(cut, degrees);
  return [x * radius, y * radius, z];
};

/** Table, star, kite and upper girdle facets, the pavilion below, and its image seen through the table. */
function cutBrilliant(cut: Cut): Facet[] {
  const facets: Facet[] = [];
  const start = cut === 'princess' || cut === 'cushion' ? 45 : 90;
  const p = (step: number, radius: number, z: number): Vec => at(cut, start + step * 22.5, radius, z);
  const culet: Vec = [0, 0, -0.02];
  for (let i = 0; i < 16; i += 1) {
    facets.push({ corners: [p(i, 1, 0), p(i + 1, 1, 0), [0, 0, -0.82]], part: 'pavilion', index: i });
    facets.push({ corners: [culet, p(i, 0.5, -0.02), p(i + 1, 0.5, -0.02)], part: 'depth', index: i });
    facets.push({
      corners: [p(i, 0.5, -0.01), p(i + 0.5, 0.86, -0.01), p(i + 1, 0.5, -0.01)],
      part: 'depth',
      index: i + 16,
    });
    facets.push({
      corners: [p(i, 1, 0), p(i + 0.5, 0.84, 0), p(i, 0.5, 0), p(i - 0.5, 0.84, 0)],
      part: 'depth',
      index: i + 32,
    });
  }
  for (let i = 0; i < 16; i += 2) {
    const [table, star, next] = [p(i, 0.58, 0.3), p(i + 1, 0.77, 0.19), p(i + 2, 0.58, 0.3)];
    facets.push({ corners: [table, p(i - 1, 0.77, 0.19), p(i, 1, 0.02), star], part: 'crown', index: i });
    facets.push({ corners: [table, star, next], part: 'crown', index: i + 16 });
    facets.push({ corners: [star, p(i, 1, 0.02), p(i + 1, 1, 0.02)], part: 'crown', index: i + 32 });
    facets.push({ corners: [star, p(i + 1, 1, 0.02), p(i + 2, 1, 0.02)], part: 'crown', index: i + 48 });
  }
  facets.push({ corners: Array.from({ length: 8 }, (_, i) => p(i * 2, 0.58, 0.3)), part: 'table', index: 0 });
  return facets;
}

const emeraldCorners = [33, 57, 123, 147, 213, 237, 303, 327].map((degrees, index) => {
  const wide = 0.72;
  const cornered = index % 4 === 0 || index % 4 === 3 ? [wide, 0.72] : [0.44, 1];
  const [x = 0, y = 0] = cornered;
  return [x * Math.sign(Math.cos(toRadians(degrees))), y * Math.sign(Math.sin(toRadians(degrees)))] as const;
});

function cutSteps(): Facet[] {
  const facets: Facet[] = [];
  const corner = (index: number, inset: number, z: number): Vec => {
    const [x, y] = emeraldCorners[((index % 8) + 8) % 8] ?? [0, 0];
    return [x - Math.sign(x) * inset, y - Math.sign(y) * inset, z];
  };
  const ring = (
    outer: number,
    inner: number,
    zs: readonly [number, number],
    part: Facet['part'],
    base: number,
  ): void => {
    for (let i = 0; i < 8; i += 1) {
      const corners = [
        corner(i, outer, zs[0]),
        corner(i + 1, outer, zs[0]),
        corner(i + 1, inner, zs[1]),
        corner(i, inner, zs[1]),
      ];
      facets.push({ corners, part, index: base + i });
    }
  };
  ring(0, 0.3, [0, -0.36], 'pavilion', 0);
  ring(0.3, 0.6, [-0.36, -0.64], 'pavilion', 8);
  [0, 0.16, 0.3, 0.44, 0.56].forEach((inset, index) => {
    ring(inset, clamp(inset + 0.16, 0, 0.66), [0, 0], 'depth', index * 8);
  });
  ring(0, 0.12, [0.02, 0.13], 'crown', 0);
  ring(0.12, 0.23, [0.13, 0.22], 'crown', 8);
  facets.push({ corners: Array.from({ length: 8 }, (_, i) => corner(i, 0.23, 0.22)), part: 'table', index: 0 });
  return facets;
}

export function cutFacets(cut: Cut): Facet[] {
  return cut === 'emerald' ? cutSteps() : cutBrilliant(cut);
}

/** The girdle as a closed outline in the plane z = 0. */
export function girdleOutline(cut: Cut, grow = 1): Vec[] {
  if (cut === 'emerald') {
    return emeraldCorners.map(([x, y]): Vec => [x * lerp(1, grow, 1), y * grow, 0]);
  }
  return Array.from({ length: 48 }, (_, index) => at(cut, index * 7.5, grow, 0));
}
