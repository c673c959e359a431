import { describe, expect, test } from 'vitest';
import {
  addTurn,
  countSellable,
  countToNotify,
  filterActiveTurns,
  getConfirmedCutoff,
  getExpiry,
  type WatchedProduct,
} from './waitlists.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

const variant = (id: number, stock: number, changes: object = {}) => ({
  ...{ id, stock, reorder_possible: false, active: true, price_brutto: null },
  ...changes,
});

const makeProduct = (changes: Partial<WatchedProduct> = {}): WatchedProduct => ({
  ...{ status: 'published', stock: 0, reorder_possible: false, price_brutto: '480.00', product_variants: [] },
  ...changes,
});

describe('the sellable quantity', () => {
  test('of a product without variants is its stock, never negative', () => {
    expect(countSellable(makeProduct({ stock: 3 }), null)).toBe(3);
    expect(countSellable(makeProduct({ stock: -2 }), null)).toBe(0);
    expect(countSellable(makeProduct({ stock: null }), null)).toBe(0);
  });

  test("of a variant is its own stock, not the product's", () => {
    const product = makeProduct({ stock: 9, product_variants: [variant(52, 0), variant(54, 2)] });
    expect(countSellable(product, 52)).toBe(0);
    expect(countSellable(product, 54)).toBe(2);
    expect(countSellable(product, null)).toBe(2);
  });

  test('is infinite for backorders', () => {
    const product = makeProduct({ product_variants: [variant(52, 0, { reorder_possible: true })] });
    expect(countSellable(product, 52)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is zero without a price', () => {
    expect(countSellable(makeProduct({ stock: 3, price_brutto: null }), null)).toBe(0);
    expect(countSellable(makeProduct({ reorder_possible: true, price_brutto: '-1.00' }), null)).toBe(0);
    const product_variants = [variant(52, 3), variant(54, 2, { price_brutto: '500.00' })];
    const product = makeProduct({ price_brutto: null, product_variants });
    expect([52, 54, null].map((id) => countSellable(product, id))).toEqual([0, 2, 2]);
    expect(countSellable(makeProduct({ product_variants }), 52)).toBe(3);
  });

  test('is undefined for drafts, foreign and inactive variants', () => {
    expect(countSellable(undefined, null)).toBeUndefined();
    expect(countSellable(makeProduct({ status: 'archived', stock: 3 }), null)).toBeUndefined();
    const product = makeProduct({ product_variants: [variant(52, 3, { active: false })] });
    expect(countSellable(product, 52)).toBeUndefined();
    expect(countSellable(product, 99)).toBeUndefined();
  });
});

describe('turns of a waitlist', () => {
  test('are as many as items, and no more than alerts', () => {
    expect(countToNotify(2, 30, [], now)).toBe(2);
    expect(countToNotify(30, 2, [], now)).toBe(2);
    expect(countToNotify(0, 2, [], now)).toBe(0);
    expect(countToNotify(Number.POSITIVE_INFINITY, 30, [], now)).toBe(30);
  });

  test('last a day, and further items are for the next customers', () => {
    const turns = [hoursAgo(23), hoursAgo(23)];
    expect(countToNotify(2, 30, turns, now)).toBe(0);
    expect(countToNotify(5, 30, turns, now)).toBe(3);
    expect(countToNotify(1, 30, turns, now)).toBe(0);
  });

  test('start with each notification', () => {
    const turns = [hoursAgo(24), hoursAgo(1)];
    expect(countToNotify(2, 30, turns, now)).toBe(1);
    expect(addTurn(turns, 2, now)).toEqual([hoursAgo(1), now.toISOString()]);
  });

  test('end with a sale, oldest first, so that the next item is announced at once', () => {
    const sold = filterActiveTurns([hoursAgo(2)], 0, now);
    expect(sold).toEqual([]);
    expect(countToNotify(1, 30, sold, now)).toBe(1);
    expect(filterActiveTurns([hoursAgo(3), hoursAgo(2)], 1, now)).toEqual([hoursAgo(2)]);
  });

  test('are not needed if there is enough for all', () => {
    expect(addTurn([], Number.POSITIVE_INFINITY, now)).toEqual([]);
  });
});

test('confirms within 48 hours, and expires after a year', () => {
  expect(getExpiry(now)).toBe('2026-11-25T12:00:00.000Z');
  expect(getConfirmedCutoff(now)).toBe('2025-11-23T12:00:00.000Z');
});
