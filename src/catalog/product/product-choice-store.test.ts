import { beforeEach, expect, test } from 'vitest';
import {
  countChange,
  load,
  personalizationChange,
  productChoice,
  reset,
  variantChange,
} from './product-choice-store.ts';

beforeEach(reset);

test('another kind begins with one of it, and the empty choice clears it', () => {
  load(7, null);
  countChange(3, 5);
  variantChange({ id: 54, name: '54' });
  expect(productChoice).toMatchObject({ product: 7, variant: { id: 54 }, count: 1 });
  variantChange(null);
  expect(productChoice.variant).toBeNull();
});

test.each([
  [0, 1],
  [9, 5],
  [2.5, 1],
  [Number.NaN, 1],
  [4, 4],
])('a count of %d becomes %d of five', (count, kept) => {
  countChange(count, 5);
  expect(productChoice.count).toBe(kept);
});

test('another product knows nothing of the words for the last', () => {
  load(7, null);
  personalizationChange('engraving', 'Lea');
  load(8, null);
  expect(productChoice).toEqual({ product: 8, variant: null, count: 1, personalization: {} });
});
