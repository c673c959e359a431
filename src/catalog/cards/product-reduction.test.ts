import { expect, test } from 'vitest';
import { getPriceTag } from './product-card.ts';
import { findCardReduction, findSkuReduction, type ReducibleRow } from './product-reduction.ts';

const now = Date.UTC(2026, 10, 22, 12);
const logged = (variant: number | null, price_brutto: string, daysAgo: number) => ({
  variant: variant === null ? null : { id: variant },
  price_brutto,
  valid_from: new Date(now - daysAgo * 86_400_000).toISOString().slice(0, 19),
});
const variantOf = (id: number, price_brutto: string | null, original_price_brutto: string | null = null) => ({
  id,
  price_brutto,
  original_price_brutto,
});
const makeRow = (changes: Partial<ReducibleRow>): ReducibleRow => ({
  price_brutto: '480.00',
  original_price_brutto: null,
  product_variants: null,
  price_log: [],
  ...changes,
});

function findOnCard(row: ReducibleRow) {
  const toCents = (amount: string | number | null) => (amount === null ? null : Number(amount) * 100);
  const variants = (row.product_variants ?? []).map((variant) => ({ priceCents: toCents(variant.price_brutto) }));
  return findCardReduction(getPriceTag(toCents(row.price_brutto), variants), row, now);
}

const sizes = [logged(1, '600.00', 90), logged(2, '700.00', 90), logged(1, '480.00', 5), logged(2, '560.00', 5)];

test('shows the reduction of the variant that has the “from” price', () => {
  const variants = [variantOf(1, '480.00', '600.00'), variantOf(2, '560.00', '700.00')];
  const row = makeRow({ product_variants: variants, price_log: sizes });
  expect(findOnCard(row)).toEqual({ lowestCents: 60_000, percent: 20 });
});

test('shows no reduction when only more expensive variants are reduced', () => {
  const variants = [variantOf(1, '480.00'), variantOf(2, '560.00', '700.00')];
  expect(findOnCard(makeRow({ product_variants: variants, price_log: sizes }))).toBeNull();
});

test('shows no reduction when one of the variants at the shown price is not reduced', () => {
  const price_log = [logged(1, '600.00', 90), logged(2, '480.00', 90), logged(1, '480.00', 5)];
  const variants = [variantOf(1, '480.00', '600.00'), variantOf(2, '480.00', '600.00')];
  expect(findOnCard(makeRow({ product_variants: variants, price_log }))).toBeNull();
});

test('shows the smallest reduction of variants at the same price', () => {
  const price_log = [...sizes.slice(0, 2), logged(1, '480.00', 5), logged(2, '480.00', 5)];
  const variants = [variantOf(1, '480.00', '600.00'), variantOf(2, '480.00', '700.00')];
  expect(findOnCard(makeRow({ product_variants: variants, price_log }))).toMatchObject({ lowestCents: 60_000 });
});

test('uses the log of a variant from before it took over the price of the product', () => {
  const price_log = [
    logged(null, '600.00', 90),
    logged(null, '480.00', 5),
    logged(1, '450.00', 60),
    logged(1, '600.00', 20),
    logged(1, '480.00', 5),
  ];
  const row = makeRow({ original_price_brutto: '600.00', product_variants: [variantOf(1, null)], price_log });
  expect(findSkuReduction(variantOf(1, null), row, now)).toBeNull();
  expect(findSkuReduction({ ...row, id: null }, row, now)).toMatchObject({ lowestCents: 60_000 });
});

test('uses the log of the product from before a variant had its own price', () => {
  const price_log = [logged(null, '500.00', 90), logged(1, '600.00', 10), logged(1, '480.00', 5)];
  const variant = variantOf(1, '480.00', '600.00');
  const row = makeRow({ product_variants: [variant], price_log });
  expect(findSkuReduction(variant, row, now)).toMatchObject({ lowestCents: 50_000 });
});

test('finds no reduction for a variant with a single log entry', () => {
  const variant = variantOf(1, '480.00', '600.00');
  const row = makeRow({ product_variants: [variant], price_log: [logged(null, '600.00', 90), logged(1, '480.00', 5)] });
  expect(findSkuReduction(variant, row, now)).toBeNull();
});
