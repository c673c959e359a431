import { expect, test } from 'vitest';
import { parsePair } from '../normalize-pair.ts';
import { getInnerRadius, getZoneVolume, outlineZones } from '../ring-outline.ts';
import type { Ring } from '../ring-pair.ts';
import { profileKeys } from '../ring-rules.ts';
import { ringRules } from '../ring-rules-fixture.ts';
import { buildRingMesh, listStrips, type Mesh, segments, stride } from './ring-mesh.ts';

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

test.each(samples)('%s has a closed mesh, in which each edge belongs to two triangles', (query) => {
  const mesh = buildRingMesh(parse(query));
  // Vertices at one place are one corner, which is named once: each is part of six triangles.
  const corners = new Map<string, number>();
  const toCorner = (vertex: number) => {
    const place = readPoint(mesh, vertex)
      .map((value) => (value + 0).toFixed(5))
      .join(' ');
    const corner = corners.get(place) ?? corners.size;
    corners.set(place, corner);
    return corner;
  };
  const cornerOf = Array.from({ length: mesh.vertices.length / stride }, (_, vertex) => toCorner(vertex));
  const edges = new Map<number, number>();
  for (const triangle of listTriangles(mesh)) {
    triangle.forEach((vertex, index) => {
      const [corner = 0, next = 0] = [cornerOf[vertex], cornerOf[triangle[(index + 1) % 3] ?? 0]];
      const edge = Math.min(corner, next) * cornerOf.length + Math.max(corner, next);
      edges.set(edge, (edges.get(edge) ?? 0) + (corner < next ? 1 : -1));
    });
  }
  expect([...edges].filter(([, count]) => count !== 0)).toEqual([]);
});

test.each(samples)('%s has normals of length 1 on the side that its triangles face', (query) => {
  const mesh = buildRingMesh(parse(query));
  let worst = 1;
  // An expectation for each of the corners would take longer than the check. NaN stays NaN.
  let [shortest, longest] = [1, 1];
  for (const [one, other, third] of listTriangles(mesh)) {
    const from = readPoint(mesh, one);
    const facing = cross(subtract(readPoint(mesh, other), from), subtract(readPoint(mesh, third), from));
    for (const vertex of [one, other, third]) {
      const normal = readPoint(mesh, vertex, 3);
      longest = Math.max(longest, Math.hypot(...normal));
      shortest = Math.min(shortest, Math.hypot(...normal));
      worst = Math.min(worst, dot(normal, facing) / Math.hypot(...facing));
    }
  }
  expect(shortest).toBeCloseTo(1, 5);
  expect(longest).toBeCloseTo(1, 5);
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

test.each(samples)('%s is the sweep of its cross section: each vertex lies on the circle of its point', (query) => {
  const ring = parse(query);
  const mesh = buildRingMesh(ring);
  const order = ['outside', 'groove', 'flank', 'inside'];
  const strips = listStrips(ring).sort(
    (one, other) => one.zone - other.zone || order.indexOf(one.side) - order.indexOf(other.side),
  );
  const points = strips.flatMap((strip) => strip.points);
  expect(mesh.vertices.length).toBe(points.length * (segments + 1) * stride);
  points.forEach(({ at, radius }, row) => {
    for (const step of [0, 17, 71, segments]) {
      const [x, y, z] = readPoint(mesh, row * (segments + 1) + step);
      expect(x).toBeCloseTo(at, 4);
      expect(Math.hypot(y, z)).toBeCloseTo(radius, 4);
    }
  });
});
