import { expect, test } from 'vitest';
import { getAvailability, getPriceTag, getRating } from './product-card.ts';

test('a product without variants costs what it says', () => {
  expect(getPriceTag(129_000, [])).toEqual({ kind: 'exact', cents: 129_000 });
});

test('a product without any price is priced on request', () => {
  expect(getPriceTag(null, [])).toEqual({ kind: 'on_request' });
  expect(getPriceTag(null, [{ priceCents: null }])).toEqual({ kind: 'on_request' });
});

test('variants of different prices start from the cheapest', () => {
  expect(getPriceTag(100, [{ priceCents: 300 }, { priceCents: 200 }])).toMatchObject({
    kind: 'from',
    cents: 200,
  });
});

test('variants of one price are one price', () => {
  expect(getPriceTag(null, [{ priceCents: 200 }, { priceCents: 200 }])).toMatchObject({
    kind: 'exact',
    cents: 200,
  });
});

test('a variant without a price of its own costs what the product costs', () => {
  expect(getPriceTag(250, [{ priceCents: null }, { priceCents: 300 }])).toMatchObject({
    kind: 'from',
    cents: 250,
  });
});

test('one variant in stock is enough', () => {
  const gone = { stock: 0, canReorder: false };
  expect(getAvailability(gone, [gone, { stock: 1, canReorder: false }])).toBe('in_stock');
  expect(getAvailability({ stock: 5, canReorder: false }, [gone])).toBe('sold_out');
});

test('what can be made again is on order, else it is sold out', () => {
  expect(getAvailability({ stock: 0, canReorder: true }, [])).toBe('on_order');
  expect(getAvailability({ stock: 0, canReorder: false }, [])).toBe('sold_out');
});

test('nobody has rated it yet, so it has no rating', () => {
  expect(getRating([])).toBeNull();
  expect(getRating([5, 4])).toEqual({ average: 4.5, count: 2 });
});
