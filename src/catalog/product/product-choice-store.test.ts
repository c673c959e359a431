import { beforeEach, expect, test } from 'vitest';
import {
  loadChoice,
  productChoice,
  resetChoice,
  setCount,
  setPersonalization,
  setVariant,
} from './product-choice-store.ts';

beforeEach(resetChoice);

test('resets the quantity when the variant changes or is cleared', () => {
  loadChoice(7, null);
  setCount(3, 5);
  setVariant({ id: 54, name: '54' });
  expect(productChoice).toMatchObject({ product: 7, variant: { id: 54 }, count: 1 });
  setVariant(null);
  expect(productChoice.variant).toBeNull();
});

test.each([
  [0, 1],
  [9, 5],
  [2.5, 1],
  [Number.NaN, 1],
  [4, 4],
])('clamps a quantity of %d to %d of five', (count, expected) => {
  setCount(count, 5);
  expect(productChoice.count).toBe(expected);
});

test('drops the personalization when another product is loaded', () => {
  loadChoice(7, null);
  setPersonalization('engraving', 'Lea');
  loadChoice(8, null);
  expect(productChoice).toEqual({ product: 8, variant: null, count: 1, personalization: {} });
});
