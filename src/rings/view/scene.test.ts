import { expect, test } from 'vitest';
import { parsePair } from '../normalize-pair.ts';
import { ringRules } from '../ring-rules-fixture.ts';
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

test('stacked rings lie on one another, and only the lower one has a contact shadow', () => {
  const { rings: placed, height, isLying } = arrangeRings(rings, 'stacked', 0);
  expect(placed.map(({ center }) => center[1])).toEqual([2, 4 + 3.5]);
  expect(placed.map(({ shadow }) => shadow[2] > 0)).toEqual([true, false]);
  expect({ height, isLying }).toEqual({ height: 11, isLying: true });
});

test('a single ring stands in the middle', () => {
  const { rings: placed } = arrangeRings(rings, 'single', 0);
  expect(placed).toHaveLength(1);
  expect(placed[0]?.center[0]).toBeCloseTo(0);
});

test.each(['side', 'stacked', 'single'] as const)('%s turns rings without mirroring or scaling them', (arrangement) => {
  for (const { turn } of arrangeRings(rings, arrangement, 1.1).rings) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = turn;
    const determinant = ax * (by * cz - bz * cy) - bx * (ay * cz - az * cy) + cx * (ay * bz - az * by);
    expect(determinant).toBeCloseTo(1);
    expect(Math.hypot(ax, ay, az)).toBeCloseTo(1);
  }
});
