import { expect, test } from 'vitest';
import { stoneAngles } from './band-stones.ts';

function gapsOf(angles: number[]): number[] {
  return angles.map((angle, index) => {
    const next = angles[index + 1] ?? (angles[0] ?? 0) + Math.PI * 2;
    return next - angle;
  });
}

test.each([10.6, 11.4, 11.8])('an eternity band %f mm from its axis closes without a gap', (reach) => {
  const gaps = gapsOf(stoneAngles({ count: 'all', radius: 0.72, middle: 1.6 }, reach));
  const [first = 0] = gaps;
  for (const gap of gaps) expect(gap).toBeCloseTo(first, 6);
  expect(first * reach).toBeGreaterThanOrEqual(0.72 * 2);
  expect(first * reach).toBeLessThan(0.72 * 2 * 1.12);
});

test('a half eternity band leaves its other half without stones', () => {
  const gaps = gapsOf(stoneAngles({ count: 21, radius: 0.72, middle: 0 }, 10.6));
  expect(gaps).toHaveLength(21);
  expect(Math.max(...gaps)).toBeGreaterThan(2);
});
