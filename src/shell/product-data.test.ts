import { expect, test } from 'vitest';
import type { Offer, Variant } from '../catalog/product/product-choice.ts';
import type { ProductDetails } from '../catalog/product/product-details.ts';
import { findProductData } from './product-data.ts';

const piece = { cents: 129_000, reduction: null, stock: 1, canReorder: false, shippingDays: 2, reorderDays: null };
const variant = (id: number, changes: Partial<Variant> = {}): Variant => ({
  ...piece,
  id,
  name: String(id),
  referenceSuffix: '',
  ...changes,
});

function dataOf(offer: Partial<Offer> = {}, changes: Partial<ProductDetails> = {}) {
  const details: ProductDetails = {
    offer: { ...piece, id: 7, variantLabel: null, variants: [], fields: [], ...offer },
    name: 'Ring',
    teaser: 'Gold',
    description: null,
    reference: 'RI-7',
    images: [],
    attributes: [],
    tags: [],
    manufacturer: null,
    personalization: null,
    branchStock: [],
    sizeGuide: null,
    warrantyMonths: null,
    guaranteeMonths: null,
    gtin: null,
    safety: null,
    hasBattery: false,
    ratings: null,
    seoTitle: null,
    seoDescription: null,
    ...changes,
  };
  return findProductData(details, { siteUrl: 'https://vierlinden.example', path: '/shop/produkt/ring' });
}

test('a product with one price is one offer', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: '1290.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
});

test('kinds of different prices are an offer from one to the other', () => {
  const variants = [variant(52), variant(54, { cents: 159_050, stock: 0, canReorder: true })];
  expect(dataOf({ variants })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '1290.00', highPrice: '1590.50', offerCount: 2 },
  });
});

test('what can be made again is a back order, what cannot is sold out', () => {
  expect(dataOf({ stock: 0, canReorder: true })).toMatchObject({
    offers: { availability: 'https://schema.org/BackOrder' },
  });
  expect(dataOf({ stock: 0 })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
});

test('nothing is invented: no offer without a price, no rating without ratings, no number without one', () => {
  const data = dataOf({ cents: null }, { ratings: { average: 5, count: 1 } });
  expect(data).toMatchObject({ '@type': 'Product' });
  expect(data).not.toHaveProperty('offers');
  expect(dataOf()).not.toHaveProperty('aggregateRating');
  for (const word of ['gtin', 'brand', 'image']) expect(data).not.toHaveProperty(word);
});

test('a product with neither a price nor ratings is not described', () => {
  expect(dataOf({ cents: null })).toBeUndefined();
  expect(dataOf({ cents: null, variants: [variant(52, { cents: null })] })).toBeUndefined();
});

test('published ratings are averaged', () => {
  expect(dataOf({}, { ratings: { average: 4.6666, count: 3 } })).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 3 },
  });
});
