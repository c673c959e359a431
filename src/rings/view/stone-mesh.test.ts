import { expect, test } from 'vitest';
import { parsePair } from '../normalize-pair.ts';
import { listRandomQueries } from '../random-pairs.ts';
import { findOuter, getInnerRadius } from '../ring-outline.ts';
import { settingKeys } from '../ring-rules.ts';
import { ringRules } from '../ring-rules-fixture.ts';
import { type Mesh, stride } from './ring-mesh.ts';
import { buildSetting } from './setting-mesh.ts';
import { buildBrilliant, findInstances } from './stone-mesh.ts';

function listFaces({ vertices, indices }: Mesh) {
  const read = (vertex = 0, offset = 0) => [
    ...vertices.subarray(vertex * stride + offset, vertex * stride + offset + 3),
  ];
  return Array.from({ length: indices.length / 3 }, (_, face) => {
    const corners = [...indices.subarray(face * 3, face * 3 + 3)];
    const [one = [], other = [], third = []] = corners.map((vertex) => read(vertex));
    const [a, b] = [
      one.map((value, axis) => (other[axis] ?? 0) - value),
      one.map((value, axis) => (third[axis] ?? 0) - value),
    ];
    const product = [1, 2, 0].map((axis, index) => {
      const last = [2, 0, 1][index] ?? 0;
      return (a[axis] ?? 0) * (b[last] ?? 0) - (a[last] ?? 0) * (b[axis] ?? 0);
    });
    return { place: one, facing: product, normals: corners.map((vertex) => read(vertex, 3)) };
  });
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);

test('a brilliant is convex, with normals of length 1 that point away from its middle', () => {
  const mesh = buildBrilliant();
  const faces = listFaces(mesh);
  for (const { place, facing, normals } of faces) {
    for (const normal of normals) {
      expect(Math.hypot(...normal)).toBeCloseTo(1, 5);
      expect(dot(normal, facing)).toBeGreaterThan(0);
      expect(dot(normal, place)).toBeGreaterThan(0);
    }
    const [normal = []] = normals;
    for (const other of faces) expect(dot(other.place, normal)).toBeLessThan(dot(place, normal) + 0.02);
  }
});

test.each(settingKeys)('a %s setting faces outwards with normals of length 1', (setting) => {
  const mesh = buildSetting(setting, { scale: 0.85, radius: 10.2, angles: [-0.2, 0, 0.2] });
  for (const { facing, normals } of listFaces(mesh)) {
    for (const normal of normals) {
      expect(Math.hypot(...normal)).toBeCloseTo(1, 5);
      if (Math.hypot(...facing) > 1e-9) expect(dot(normal, facing)).toBeGreaterThan(0);
    }
  }
});

test('the rails of a full eternity are closed, others end below the surface', () => {
  const [full] = parsePair('stones=full&setting=channel&width=5&height=2', ringRules).pair;
  const stones = findInstances(
    full,
    ringRules.stones.find(({ key }) => key === full.stone),
  );
  if (!stones) throw new Error('The ring has no stones.');
  const getRadius = (mesh: Mesh, vertex: number) =>
    Math.hypot(...mesh.vertices.subarray(vertex * stride + 1, vertex * stride + 3));
  const closed = buildSetting('channel', stones);
  const open = buildSetting('channel', { ...stones, angles: stones.angles.slice(0, 7) });
  const topOf = (mesh: Mesh, last: number) =>
    Math.max(...Array.from({ length: 11 }, (_, row) => getRadius(mesh, row * last)));
  expect(topOf(closed, closed.vertices.length / stride / 22)).toBeGreaterThan(stones.radius);
  expect(topOf(open, open.vertices.length / stride / 22)).toBeLessThan(stones.radius);
});

test('stones of 1,000 random rings lie with table above the surface and culet in the metal', () => {
  const heights = listFaces(buildBrilliant()).map(({ place }) => place[1] ?? 0);
  const [table, culet] = [Math.max(...heights), Math.min(...heights)];
  let count = 0;
  for (const query of listRandomQueries(ringRules, 1_000, 5)) {
    const [ring] = parsePair(query, ringRules).pair;
    const stones = findInstances(
      ring,
      ringRules.stones.find(({ key }) => key === ring.stone),
    );
    if (!stones) continue;
    count += stones.angles.length;
    const surface = getInnerRadius(ring) + findOuter({ ...ring, groove: 'none' }, 0);
    expect(stones.radius, query).toBeLessThan(surface);
    expect(stones.radius + stones.scale * table, query).toBeGreaterThan(surface + 0.05);
    expect(stones.radius + stones.scale * culet, query).toBeGreaterThan(getInnerRadius(ring));
  }
  expect(count).toBeGreaterThan(1_000);
});
