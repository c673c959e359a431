import { expect, test } from 'vitest';
import { createRandom } from '../../../bench/draw-products.ts';
import { orderByScore } from './order-by-score.ts';

test('orders by descending score and keeps the order of equal scores', () => {
  expect(orderByScore([3, 0, 2, 1], Float32Array.of(0.5, 2.25, 0.5, 1))).toEqual([1, 3, 0, 2]);
  expect(orderByScore([], new Float32Array())).toEqual([]);
});

test('gives the same order as sorting', () => {
  const { below } = createRandom(7);
  const scores = Float32Array.from({ length: 500 }, () => below(40) / 8);
  const slots = Array.from(scores.keys()).filter(() => below(3) > 0);
  const sorted = slots.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  expect(orderByScore(slots, scores)).toEqual(sorted);
});
