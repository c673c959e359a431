import { expect, test } from 'vitest';
import { canOfferStockAlert } from './sold-out-variants.ts';

const soldOut = { cents: 48_000, stock: 0, canReorder: false };

test('offers an alert for sold-out products with a price', () => {
  expect(canOfferStockAlert(soldOut)).toBe(true);
  expect(canOfferStockAlert({ ...soldOut, cents: null })).toBe(false);
  expect(canOfferStockAlert({ ...soldOut, stock: 1 })).toBe(false);
  expect(canOfferStockAlert({ ...soldOut, canReorder: true })).toBe(false);
});
