import { expect, test } from 'vitest';
import { findStep } from '../index/price-steps.ts';
import { drawHistogram, findInterquartileRange } from './price-histogram.ts';

const first = findStep(20_00);

test('the most frequent price is as high as the picture, a rare one can be seen, and a missing one has no bar', () => {
  const spread = { first, last: first + 4, counts: [1, 0, 50, 25] };
  expect(drawHistogram(spread)).toBe('M5 24v-2M25 24v-24M35 24v-12');
});

test('about half of the pieces cost what is said in place of the picture', () => {
  // 20 €, 25 €, 30 €, 40 €, 50 €
  expect(findInterquartileRange({ first, last: first + 5, counts: [2, 3, 4, 3, 0] })).toEqual({
    from: 25_00,
    to: 40_00,
  });
});

test('nothing is said of no pieces', () => {
  expect(findInterquartileRange({ first, last: first + 3, counts: [0, 0, 0] })).toBeUndefined();
});
