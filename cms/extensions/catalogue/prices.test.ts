import { describe, expect, test } from 'vitest';
import { findUnlogged, type Price } from './prices.ts';

const ring = (price_brutto: Price['price_brutto']) => ({ id: 7, price_brutto });
const size = (price_brutto: Price['price_brutto'], id = 71) => ({ id, product: 7, price_brutto });
const line = (price_brutto: Price['price_brutto'], variant: number | null = null): Price => ({
  ...{ product: 7, variant, price_brutto },
});

describe('the price log', () => {
  test('starts with the first prices', () => {
    expect(findUnlogged(ring(100), [size(120)], [])).toEqual([line(100), line(120, 71)]);
  });

  test('gets an entry for changed prices only', () => {
    expect(findUnlogged(ring(90), [size(120)], [line(100), line(120, 71)])).toEqual([line(90)]);
    expect(findUnlogged(ring(90), [size(120)], [line(100), line(120, 71), line(90)])).toEqual([]);
  });

  test('treats 90, "90.00" and 90.001 as the same price', () => {
    expect(findUnlogged(ring('90.00'), [], [line(90)])).toEqual([]);
    expect(findUnlogged(ring(90.001), [], [line('90.00')])).toEqual([]);
    expect(findUnlogged(ring(90.01), [], [line('90.00')])).toHaveLength(1);
  });

  test('records a price that returns', () => {
    expect(findUnlogged(ring(100), [], [line(100), line(90)])).toEqual([line(100)]);
  });

  test('skips prices on request', () => {
    expect(findUnlogged(ring(null), [size(null)], [line(100)])).toEqual([]);
  });

  test("records the product's price for variants that once had their own, and for no others", () => {
    expect(findUnlogged(ring(100), [size(null), size(null, 72)], [line(100), line(120, 71)])).toEqual([line(100, 71)]);
  });
});
