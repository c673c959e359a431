import { expect, test } from 'vitest';
import type { Offer, Variant } from '../catalog/product/product-choice.ts';
import type { ProductDetails } from '../catalog/product/product-details.ts';
import { findProductData } from './product-head.tsx';

const product = { cents: 129_000, reduction: null, stock: 1, canReorder: false, shippingDays: 2, reorderDays: null };
const variant = (id: number, changes: Partial<Variant> = {}): Variant => ({
  ...product,
  id,
  name: String(id),
  referenceSuffix: '',
  ...changes,
});

function dataOf(offer: Partial<Offer> = {}, changes: Partial<ProductDetails> = {}) {
  const details: ProductDetails = {
    offer: { ...product, id: 7, variantLabel: null, variants: [], fields: [], ...offer },
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

test('has one Offer for a single price', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: '1290.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
});

test('has an AggregateOffer for variants with different prices', () => {
  const variants = [variant(52), variant(54, { cents: 159_050, stock: 0, canReorder: true })];
  expect(dataOf({ variants })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '1290.00', highPrice: '1590.50', offerCount: 2 },
  });
});

test('maps availability to BackOrder and SoldOut', () => {
  expect(dataOf({ stock: 0, canReorder: true })).toMatchObject({
    offers: { availability: 'https://schema.org/BackOrder' },
  });
  expect(dataOf({ stock: 0 })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
});

test('omits offer, rating and identifiers without data', () => {
  const data = dataOf({ cents: null }, { ratings: { average: 5, count: 1 } });
  expect(data).toMatchObject({ '@type': 'Product' });
  expect(data).not.toHaveProperty('offers');
  expect(dataOf()).not.toHaveProperty('aggregateRating');
  for (const word of ['gtin', 'brand', 'image']) expect(data).not.toHaveProperty(word);
});

test('is undefined without price and ratings', () => {
  expect(dataOf({ cents: null })).toBeUndefined();
  expect(dataOf({ cents: null, variants: [variant(52, { cents: null })] })).toBeUndefined();
});

test('averages published ratings', () => {
  expect(dataOf({}, { ratings: { average: 4.6666, count: 3 } })).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 3 },
  });
});
