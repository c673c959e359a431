import { expect, test } from 'vitest';
import { getAvailability, getPriceTag, getRating } from './product-card.ts';

test('uses the price of the product when there are no variants', () => {
  expect(getPriceTag(129_000, [])).toEqual({ kind: 'exact', cents: 129_000 });
});

test('is priced on request when product and variants have no price', () => {
  expect(getPriceTag(null, [])).toEqual({ kind: 'on_request' });
  expect(getPriceTag(null, [{ priceCents: null }])).toEqual({ kind: 'on_request' });
});

test('starts from the cheapest variant when prices differ', () => {
  expect(getPriceTag(100, [{ priceCents: 300 }, { priceCents: 200 }])).toMatchObject({
    kind: 'from',
    cents: 200,
  });
});

test('is an exact price when all variants cost the same', () => {
  expect(getPriceTag(null, [{ priceCents: 200 }, { priceCents: 200 }])).toMatchObject({
    kind: 'exact',
    cents: 200,
  });
});

test('uses the price of the product for a variant without its own', () => {
  expect(getPriceTag(250, [{ priceCents: null }, { priceCents: 300 }])).toMatchObject({
    kind: 'from',
    cents: 250,
  });
});

test('is in stock when one variant is', () => {
  const soldOut = { stock: 0, canReorder: false };
  expect(getAvailability(soldOut, [soldOut, { stock: 1, canReorder: false }])).toBe('in_stock');
  expect(getAvailability({ stock: 5, canReorder: false }, [soldOut])).toBe('sold_out');
});

test('is on order when it can be reordered, otherwise sold out', () => {
  expect(getAvailability({ stock: 0, canReorder: true }, [])).toBe('on_order');
  expect(getAvailability({ stock: 0, canReorder: false }, [])).toBe('sold_out');
});

test('has no rating without ratings', () => {
  expect(getRating([])).toBeNull();
  expect(getRating([5, 4])).toEqual({ average: 4.5, count: 2 });
});
