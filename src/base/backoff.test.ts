import { expect, test } from 'vitest';
import { getBackoffMs } from './backoff.ts';

test('doubles with each attempt, up to half a minute', () => {
  expect([0, 1, 2, 4, 5, 6, 2_000].map((attempt) => getBackoffMs(attempt))).toEqual([
    ...[1_000, 2_000, 4_000, 16_000],
    ...[30_000, 30_000, 30_000],
  ]);
});

test('begins and ends with the given delays', () => {
  const delays = [0, 1, 2, 3].map((attempt) => getBackoffMs(attempt, { firstMs: 20_000, maxMs: 60_000 }));
  expect(delays).toEqual([20_000, 40_000, 60_000, 60_000]);
});
