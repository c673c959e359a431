import { expect, test } from 'vitest';
import { findStep } from '../index/price-steps.ts';
import { drawHistogram, findInterquartileRange } from './slide-price.ts';

const first = findStep(20_00);

test('draws the highest bar in full height, rare prices visibly, and none for empty steps', () => {
  const spread = { first, last: first + 4, counts: [1, 0, 50, 25] };
  expect(drawHistogram(spread)).toBe('M5 24v-2M25 24v-24M35 24v-12');
});

test('finds the range of the middle half of the products', () => {
  // 20 €, 25 €, 30 €, 40 €, 50 €
  expect(findInterquartileRange({ first, last: first + 5, counts: [2, 3, 4, 3, 0] })).toEqual({
    from: 25_00,
    to: 40_00,
  });
});

test('finds no range without products', () => {
  expect(findInterquartileRange({ first, last: first + 3, counts: [0, 0, 0] })).toBeUndefined();
});
