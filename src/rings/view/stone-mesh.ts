import type { Ring } from '../ring-pair.ts';
import type { RingStone } from '../ring-rules.ts';
import { placeStones } from '../ring-stones.ts';
import { type Mesh, stride } from './ring-mesh.ts';

/** Stones of a ring as instances of a mesh whose girdle has the radius 1, with y as the way up. */
export type StoneInstances = {
  /** Half the diameter, in millimetres. */
  scale: number;
  /** Distance of the girdles from the ring's axis, in millimetres. */
  radius: number;
  /** Angles round the ring in radians, 0 at its top. */
  angles: readonly number[];
};

/** Depth of a girdle below the ring's surface, as a multiple of the stone's radius. */
const sink = 0.1;

/** Undefined for a ring without stones, and for a stone that is not offered. */
export function findInstances(ring: Ring, stone: Pick<RingStone, 'diameter'> | undefined): StoneInstances | undefined {
  if (ring.arrangement === 'none' || !stone) return undefined;
  const { diameter, radius, angles } = placeStones(ring, stone);
  return { scale: diameter / 2, radius: radius - (sink * diameter) / 2, angles };
}

/** Angles of a brilliant between facets and girdle, and the radius of its table, as a cutter's proportions have it. */
export const brilliant = { crown: 0.602, pavilion: 0.711, table: 0.57, girdle: 0.02 };

type Corner = readonly [x: number, y: number, z: number];

/** A brilliant with flat facets: table, stars, kites, upper girdle facets, girdle and pavilion. */
export function buildBrilliant(): Mesh {
  const { crown, pavilion, table, girdle } = brilliant;
  const round = (radius: number, height: number, sixteenth: number): Corner => {
    const angle = (sixteenth * Math.PI) / 8;
    return [radius * Math.sin(angle), height, radius * Math.cos(angle)];
  };
  const top = girdle + (1 - table) * Math.tan(crown);
  const star = girdle + 0.55 * (top - girdle);
  // Where two neighbouring kites meet at that height.
  const starRadius = (1 - (star - girdle) / Math.tan(crown)) / Math.cos(Math.PI / 8);
  const culet: Corner = [0, -girdle - Math.tan(pavilion), 0];
  const facets: Corner[][] = [Array.from({ length: 8 }, (_, index) => round(table, top, 2 * index))];
  for (let at = 0; at < 16; at += 2) {
    const [left, right] = [round(starRadius, star, at - 1), round(starRadius, star, at + 1)];
    facets.push([round(table, top, at), right, round(table, top, at + 2)]);
    facets.push([round(table, top, at), left, round(1, girdle, at), right]);
    facets.push([right, round(1, girdle, at), round(1, girdle, at + 1)]);
    facets.push([right, round(1, girdle, at + 1), round(1, girdle, at + 2)]);
  }
  for (let at = 0; at < 16; at += 1) {
    facets.push([round(1, girdle, at), round(1, -girdle, at), round(1, -girdle, at + 1), round(1, girdle, at + 1)]);
    facets.push([round(1, -girdle, at), culet, round(1, -girdle, at + 1)]);
  }
  return toMesh(facets);
}

function toMesh(facets: readonly (readonly Corner[])[]): Mesh {
  const vertices: number[] = [];
  const indices: number[] = [];
  for (const facet of facets) {
    const [one, other, third] = facet;
    if (!one || !other || !third) continue;
    const first = vertices.length / stride;
    const normal = findNormal(one, other, third);
    for (const corner of facet) vertices.push(...corner, ...normal, 0, 0);
    for (let index = 2; index < facet.length; index += 1) indices.push(first, first + index - 1, first + index);
  }
  return { vertices: new Float32Array(vertices), indices: new Uint32Array(indices) };
}

function findNormal(one: Corner, other: Corner, third: Corner): Corner {
  const [ax, ay, az] = [other[0] - one[0], other[1] - one[1], other[2] - one[2]];
  const [bx, by, bz] = [third[0] - one[0], third[1] - one[1], third[2] - one[2]];
  const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
