import { expect, test } from 'vitest';
import { parsePair } from '../normalize-pair.ts';
import { listRandomQueries } from '../random-pairs.ts';
import { getInnerRadius, getZoneVolume, type OutlinePoint, outlineZones } from '../ring-outline.ts';
import type { Ring } from '../ring-pair.ts';
import { profileKeys } from '../ring-rules.ts';
import { ringRules } from '../ring-rules-fixture.ts';
import { buildRingMesh, type Mesh, type MeshPart, type RingMesh, segments, stride } from './ring-mesh.ts';

const parse = (query: string): Ring => parsePair(query, ringRules).pair[0];

const samples = [
  ...profileKeys.map((profile) => `profile=${profile}&width=6&height=2`),
  'zones=3&groove=wide&width=6&height=2&alloy2=750-rose',
  'zones=2&share=35&groove=fine&profile=comfort&width=5',
  'groove=wide&profile=half-round&width=8&height=2.4',
];

type Point = readonly [x: number, y: number, z: number];

function readPoint({ vertices }: Mesh, vertex: number, offset = 0): Point {
  const [x = 0, y = 0, z = 0] = vertices.subarray(vertex * stride + offset, vertex * stride + offset + 3);
  return [x, y, z];
}

function* listTriangles(mesh: Mesh): Generator<readonly [number, number, number]> {
  for (let index = 0; index < mesh.indices.length; index += 3) {
    const [one = 0, other = 0, third = 0] = mesh.indices.subarray(index, index + 3);
    yield [one, other, third];
  }
}

const subtract = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const dot = (one: Point, other: Point) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const cross = (one: Point, other: Point): Point => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];

/** A number for each vertex, the same for vertices at one place. */
function numberPoints(mesh: Mesh): number[] {
  const numbers = new Map<string, number>();
  return Array.from({ length: mesh.vertices.length / stride }, (_, vertex) => {
    const name = readPoint(mesh, vertex)
      .map((value) => Math.round(value * 1e5))
      .join(' ');
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}

test.each(samples)('%s has a closed mesh, in which each edge belongs to two triangles', (query) => {
  const mesh = buildRingMesh(parse(query));
  const edges = new Map<number, number>();
  const points = numberPoints(mesh);
  for (const triangle of listTriangles(mesh)) {
    triangle.forEach((vertex, index) => {
      const corner = points[vertex] ?? Number.NaN;
      const next = points[triangle[(index + 1) % 3] ?? Number.NaN] ?? Number.NaN;
      const edge = Math.min(corner, next) * points.length + Math.max(corner, next);
      edges.set(edge, (edges.get(edge) ?? 0) + (corner < next ? 1 : -1));
    });
  }
  expect([...edges].filter(([, count]) => count !== 0)).toEqual([]);
});

test.each(samples)('%s has normals of length 1 on the side that its triangles face', (query) => {
  const mesh = buildRingMesh(parse(query));
  let worst = 1;
  let worstLength = 0;
  for (const [one, other, third] of listTriangles(mesh)) {
    const from = readPoint(mesh, one);
    const facing = cross(subtract(readPoint(mesh, other), from), subtract(readPoint(mesh, third), from));
    for (const vertex of [one, other, third]) {
      const normal = readPoint(mesh, vertex, 3);
      worstLength = Math.max(worstLength, Math.abs(Math.hypot(...normal) - 1));
      worst = Math.min(worst, dot(normal, facing) / Math.hypot(...facing));
    }
  }
  expect(worstLength).toBeLessThan(5e-6);
  // Rounded edges of 0.12 mm have five points.
  expect(worst).toBeGreaterThan(0.8);
});

test.each(samples)('%s encloses the volume that its weight is computed from', (query) => {
  const ring = parse(query);
  const mesh = buildRingMesh(ring);
  let volume = 0;
  for (const [one, other, third] of listTriangles(mesh)) {
    volume += dot(readPoint(mesh, one), cross(readPoint(mesh, other), readPoint(mesh, third))) / 6;
  }
  const expected = outlineZones(ring).reduce((sum, zone) => sum + getZoneVolume(zone, getInnerRadius(ring)), 0);
  expect(volume / expected).toBeCloseTo(1, 2);
});

test('parts cover the mesh, by zones and with the groove apart', () => {
  const mesh = buildRingMesh(parse('zones=2&groove=fine&width=5&alloy2=750-rose'));
  expect(mesh.parts.map(({ zone, side }) => `${zone} ${side}`)).toEqual([
    ...['0 outside', '0 groove', '0 flank', '0 inside'],
    ...['1 outside', '1 groove', '1 flank', '1 inside'],
  ]);
  expect(mesh.parts.reduce((sum, { start, count }) => (start === sum ? sum + count : Number.NaN), 0)).toBe(
    mesh.indices.length,
  );
});

test('a bevel is a corner, with a normal for each of its planes; a rounded edge is not', () => {
  const countCorners = (query: string) => {
    const mesh = buildRingMesh(parse(query));
    const outside = mesh.parts.find(({ side }) => side === 'outside');
    const rows = new Map<string, number>();
    for (const vertex of new Set(mesh.indices.subarray(0, outside?.count))) {
      if (vertex % (segments + 1) !== 0) continue;
      const place = readPoint(mesh, vertex).join(' ');
      rows.set(place, (rows.get(place) ?? 0) + 1);
    }
    return [...rows.values()].filter((count) => count === 2).length;
  };
  expect(countCorners('profile=bevelled&width=6&height=2')).toBe(2);
  expect(countCorners('profile=knife-edge&width=6&height=2')).toBe(1);
  expect(countCorners('profile=soft-square&width=6&height=2')).toBe(0);
  expect(countCorners('profile=half-round&width=6&height=2')).toBe(0);
});

test('silhouettes of mesh and outline of 1,000 random rings agree within 0.05 mm', () => {
  for (const query of listRandomQueries(ringRules, 1_000, 7)) {
    const ring = parse(query);
    expect(getDeviation(ring, buildRingMesh(ring)), query).toBeLessThan(0.05);
  }
});

/** The largest distance in millimetres of the mesh's section from the outline, and of its polygon from the circle. */
function getDeviation(ring: Ring, mesh: RingMesh): number {
  const inner = getInnerRadius(ring);
  const points = outlineZones(ring).flatMap((zone) => zone.points);
  const section = { outer: listSection(mesh, false), inner: listSection(mesh, true) };
  const largest = Math.max(...section.outer.map(([, radius]) => radius));
  const polygon = largest * (1 - Math.cos(Math.PI / segments));
  const deviations = points.flatMap((point: OutlinePoint) =>
    (['outer', 'inner'] as const).map((side) => Math.abs(interpolate(section[side], point.at) - inner - point[side])),
  );
  return Math.max(...deviations) + polygon;
}

/** Places on the axis and radii of the mesh's first column. */
function listSection(mesh: RingMesh, isInside: boolean): (readonly [at: number, radius: number])[] {
  const parts = mesh.parts.filter(({ side }) =>
    isInside ? side === 'inside' : side === 'outside' || side === 'groove',
  );
  return parts
    .flatMap((part) => [...listFirstColumn(mesh, part)])
    .map((vertex) => readPoint(mesh, vertex))
    .map(([at, radius]) => [at, radius] as const)
    .sort(([one], [other]) => one - other);
}

/** Vertices of the first column of a part: those of the first two triangles of each of its rows. */
function listFirstColumn({ indices }: Mesh, { start, count }: MeshPart): Set<number> {
  const found = new Set<number>();
  for (let row = start; row < start + count; row += segments * 6) {
    for (const vertex of indices.subarray(row, row + 6)) if (vertex % (segments + 1) === 0) found.add(vertex);
  }
  return found;
}

function interpolate(section: readonly (readonly [number, number])[], at: number): number {
  const after = section.findIndex(([place]) => place >= at - 1e-6);
  const [to, value] = section[after] ?? [0, Number.NaN];
  const [from, previous] = section[after - 1] ?? [to, value];
  return to - from < 1e-5 ? value : previous + ((value - previous) * (at - from)) / (to - from);
}
