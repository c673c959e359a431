import { expect, test } from 'vitest';
import {
  findCardReduction,
  findSkuReduction,
  formatCard,
  getAvailability,
  getPriceTag,
  getRating,
  type ProductCard,
  type ReducibleRow,
} from './product-card.ts';

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

const makeCard = (changes: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  slug: 'ring',
  href: '/shop/produkt/ring',
  name: 'Ring',
  teaser: null,
  brand: null,
  image: null,
  price: { kind: 'exact', cents: 100_000 },
  reduction: null,
  availability: 'in_stock',
  rating: null,
  requiredChoice: null,
  ...changes,
});

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

test('formats the fields a product has and omits the others', () => {
  expect(Object.keys(formatCard(makeCard(), 'de'))).toEqual(['name', 'href', 'price', 'cents']);
});

test('shows the lowest price of the 30 days before a reduction and its percentage', () => {
  const { reduction } = formatCard(makeCard({ reduction: { lowestCents: 125_000, percent: 20 } }), 'de');
  expect(reduction?.label).toBe('Niedrigster Preis der 30 Tage vor der Ermäßigung:');
  expect(plain(reduction?.lowest)).toBe('1.250 €');
  expect(plain(reduction?.percent)).toBe('−20 %');
});

test('formats the brand by itself, and keeps the separating dot from beginning a line', () => {
  const card = makeCard({ brand: 'Corvenay', teaser: 'Automatik · Titan · 40 mm' });
  expect(formatCard(card, 'de')).toMatchObject({ brand: 'Corvenay', teaser: 'Automatik\u00a0· Titan\u00a0· 40 mm' });
});

test('marks the language of a teaser that is not translated', () => {
  expect(formatCard(makeCard({ teaser: 'Quarz', lang: 'de' }), 'fr')).toMatchObject({ lang: 'de' });
});

test('formats a price on request without amount and reduction', () => {
  const card = makeCard({ price: { kind: 'on_request' }, reduction: { lowestCents: 5, percent: 1 } });
  expect(formatCard(card, 'de')).toMatchObject({ price: 'Preis auf Anfrage' });
  expect(formatCard(card, 'de')).not.toHaveProperty('cents');
  expect(formatCard(card, 'de')).not.toHaveProperty('reduction');
});

test('notes sold-out and made-to-order products in every language', () => {
  expect(formatCard(makeCard({ availability: 'sold_out' }), 'de')).toMatchObject({
    note: 'ausverkauft',
    isSoldOut: true,
  });
  expect(formatCard(makeCard({ availability: 'on_order' }), 'en')).toMatchObject({ note: 'made to order' });
});
