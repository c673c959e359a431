import { expect, test } from 'vitest';
import { parsePair } from '../normalize-pair.ts';
import { getInnerRadius } from '../ring-outline.ts';
import { ringRules } from '../ring-rules-fixture.ts';
import { buildFinger } from './hand-scene.ts';
import { type Mesh, stride } from './ring-mesh.ts';
import { arrangeRings } from './scene.ts';

const rings = parsePair('size=50,66&width=4,7&height=2', ringRules).pair.map((ring) => ({ ring, lift: 0.4 }));
const outer = [50, 66].map((size) => size / (2 * Math.PI) + 2);

test('two rings stand on the floor side by side and do not touch, whatever their angle', () => {
  const { rings: placed, reach } = arrangeRings(rings, 'side', 0.7);
  const [one, other] = placed.map(({ center }) => center);
  expect(one?.[1]).toBeCloseTo((outer[0] ?? 0) + 0.4);
  expect(other?.[1]).toBeCloseTo((outer[1] ?? 0) + 0.4);
  const distance = (other?.[0] ?? 0) - (one?.[0] ?? 0);
  expect(distance).toBeGreaterThan((outer[0] ?? 0) + (outer[1] ?? 0) + 0.8);
  expect((one?.[0] ?? 0) - (outer[0] ?? 0)).toBeGreaterThanOrEqual(-reach);
});

test('both rings are in the middle of the first picture, though it shows one of them from the side', () => {
  const { rings: placed, reach } = arrangeRings(rings, 'side', -0.86);
  const ends = placed.map(({ turn, center }, index) => {
    const [cos = 0, sin = 0] = [turn[0], turn[6]];
    const half = Math.abs(cos) * ([2, 3.5][index] ?? 0) + Math.abs(sin) * (outer[index] ?? 0);
    return [center[0] - half, center[0] + half] as const;
  });
  const middle = ((ends[0]?.[0] ?? 0) + (ends[1]?.[1] ?? 0)) / 2;
  expect(Math.abs(middle)).toBeLessThan(0.03 * reach);
});

test('stacked rings lie on one another, and only the lower one has a contact shadow', () => {
  const { rings: placed, height, isLying } = arrangeRings(rings, 'stacked', 0);
  expect(placed.map(({ center }) => center[1])).toEqual([2, 4 + 3.5]);
  expect(placed.map(({ shadow }) => shadow[2] > 0)).toEqual([true, false]);
  expect({ height, isLying }).toEqual({ height: 11, isLying: true });
});

test.each([
  ['first', 0],
  ['second', 1],
] as const)('the %s ring alone stands in the middle, at its own size', (arrangement, index) => {
  const { rings: placed, reach } = arrangeRings(rings, arrangement, 0);
  expect(placed.map((ring) => ring.index)).toEqual([index]);
  expect(placed[0]?.center[0]).toBeCloseTo(0);
  expect(reach).toBeCloseTo((outer[index] ?? 0) + 0.4);
});

test.each([0, 0.9, -2])(
  'worn rings, turned by %s, lie round fingers of their own size, which no finger crosses',
  (yaw) => {
    const { rings: placed, fingers, reach, height } = arrangeRings(rings, 'hand', yaw);
    const worn = fingers.filter((finger) => finger.worn[1] > 0);
    expect(worn).toHaveLength(2);
    placed.forEach(({ turn, center }, index) => {
      const finger = worn[index];
      const inner = getInnerRadius(rings[index]?.ring ?? { size: 0 });
      expect(finger?.turn).toEqual(turn);
      expect(finger?.radius).toBeCloseTo(inner, 9);
      const [at = 0, half = 0] = finger?.worn ?? [];
      const axis = turn.slice(0, 3);
      expect(center.map((value) => value.toFixed(6))).toEqual(
        axis.map((value, side) => ((finger?.center[side] ?? 0) + value * at).toFixed(6)),
      );
      // The finger stays inside the ring over its whole width, and nearly fills it.
      const radii = listRadii(buildFinger(finger?.radius ?? 0, finger?.length ?? 0), at - half, at + half);
      expect(Math.max(...radii)).toBeLessThan(inner);
      expect(Math.min(...radii)).toBeGreaterThan(0.93 * inner);
      expect(Math.abs(center[0]) + inner + 2).toBeLessThan(reach);
    });
    for (const { length } of fingers) expect(length).toBeLessThan(height);
  },
);

test('a finger has normals of length 1 that face outwards, and ends in a round tip', () => {
  const { vertices, indices } = buildFinger(8.6, 78);
  const read = (vertex: number, offset: number) => [
    ...vertices.subarray(vertex * stride + offset, vertex * stride + offset + 3),
  ];
  const [lengths, outwards] = [new Set<number>(), new Set<boolean>()];
  for (const vertex of indices) {
    const normal = read(vertex, 3);
    lengths.add(Math.round(Math.hypot(...normal) * 1e4));
    const [, y = 0, z = 0] = read(vertex, 0);
    outwards.add(y * (normal[1] ?? 0) + z * (normal[2] ?? 0) > -1e-6);
  }
  expect([...lengths]).toEqual([10_000]);
  expect([...outwards]).toEqual([true]);
  const last = vertices.length / stride - 1;
  expect(read(last, 0).map((value) => Math.round(value * 100) / 100 + 0)).toEqual([78, 0, 0]);
});

/** Radii of a mesh's vertices, and between them, in a part of the x axis. */
function listRadii({ vertices }: Mesh, from: number, to: number): number[] {
  const points = new Map<number, number>();
  for (let vertex = 0; vertex < vertices.length; vertex += stride) {
    points.set(vertices[vertex] ?? 0, Math.hypot(vertices[vertex + 1] ?? 0, vertices[vertex + 2] ?? 0));
  }
  const sorted = [...points].sort(([one], [other]) => one - other);
  return [from, (from + to) / 2, to].map((at) => {
    const after = sorted.findIndex(([place]) => place >= at);
    const [[x0, r0], [x1, r1]] = [sorted[after - 1] ?? [0, 0], sorted[after] ?? [0, 0]];
    return r0 + ((r1 - r0) * (at - x0)) / (x1 - x0);
  });
}

const all = ['side', 'stacked', 'hand', 'first', 'second'] as const;

test.each(all)('%s turns rings and fingers without mirroring or scaling them', (arrangement) => {
  const { rings: placed, fingers } = arrangeRings(rings, arrangement, 1.1);
  for (const { turn } of [...placed, ...fingers]) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = turn;
    const determinant = ax * (by * cz - bz * cy) - bx * (ay * cz - az * cy) + cx * (ay * bz - az * by);
    expect(determinant).toBeCloseTo(1);
    expect(Math.hypot(ax, ay, az)).toBeCloseTo(1);
  }
});
