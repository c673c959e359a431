import { expect, test } from 'vitest';
import { formatCard } from './format-card.ts';
import type { ProductCard } from './product-card.ts';

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
