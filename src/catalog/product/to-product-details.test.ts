import { expect, test } from 'vitest';
import type { EcommerceProductRow, EcommerceProductVariantRow } from '../../directus/rows.generated.ts';
import { toProductDetails } from './to-product-details.ts';

const now = Date.UTC(2026, 10, 21);

function rowOf(changes: Partial<EcommerceProductRow> = {}): EcommerceProductRow {
  return {
    id: 7,
    status: 'published',
    project: null,
    category: null,
    manufacturer: null,
    slug: 'ring',
    reference_number: 'RI-7',
    price_brutto: '1290.00',
    price_confirmed: false,
    original_price_brutto: null,
    tax_percent: null,
    stock: 3,
    demand: 0,
    shipping_time: 5,
    reorder_time: null,
    reorder_possible: false,
    images: [],
    translations: [],
    product_variants: [],
    branch_stock: [],
    personalization: null,
    ring_studio: [],
    size_guide: null,
    attributes: [],
    subcategories: [],
    tags: null,
    warranty_months: 24,
    guarantee_months: null,
    gtin: null,
    ratings: [],
    price_log: [],
    sort: null,
    date_created: null,
    date_updated: null,
    ...changes,
  };
}

const variantOf = (changes: Partial<EcommerceProductVariantRow> = {}): EcommerceProductVariantRow => ({
  id: 71,
  product: 7,
  display_name: '54',
  reference_number_suffix: '-54',
  price_brutto: null,
  original_price_brutto: null,
  stock: 1,
  branch_stock: [],
  shipping_time: null,
  reorder_time: null,
  price_confirmed: false,
  reorder_possible: false,
  active: true,
  sort: null,
  ...changes,
});

const logged = (cents: string, from: string, variant: EcommerceProductVariantRow | null = null) => ({
  id: 1,
  product: 7,
  variant,
  price_brutto: cents,
  valid_from: from,
});

test('uses price and lead time of the product for a variant without its own', () => {
  const { offer } = toProductDetails(
    rowOf({ product_variants: [variantOf(), variantOf({ id: 72, price_brutto: 1590, shipping_time: 9 })] }),
    'de',
    now,
  );
  expect(offer.variants.map(({ cents, shippingDays }) => [cents, shippingDays])).toEqual([
    [129_000, 5],
    [159_000, 9],
  ]);
});

test('calculates the reduction of each variant from its log', () => {
  const dear = variantOf({ id: 72, price_brutto: '1190.00', original_price_brutto: '1590.00' });
  const { offer } = toProductDetails(
    rowOf({
      original_price_brutto: '1490.00',
      product_variants: [variantOf(), dear],
      price_log: [
        logged('1490.00', '2026-08-01T09:00:00'),
        logged('1290.00', '2026-11-12T09:00:00'),
        logged('1590.00', '2026-08-01T09:00:00', dear),
        logged('1190.00', '2026-11-12T09:00:00', dear),
      ],
    }),
    'de',
    now,
  );
  expect(offer.variants.map(({ reduction }) => reduction?.lowestCents)).toEqual([149_000, 159_000]);
});

test('shows no reduction without log entries', () => {
  expect(toProductDetails(rowOf({ original_price_brutto: '9990.00' }), 'de', now).offer.reduction).toBeNull();
});

test('ignores a size guide without a valid table', () => {
  const guide = (table: unknown) =>
    toProductDetails(
      rowOf({
        size_guide: {
          id: 1,
          key: 'rings',
          translations: [{ id: 1, ecommerce_size_guide_id: 1, language: 'de', display_name: 'Ringweiten', table }],
        },
      }),
      'de',
      now,
    ).sizeGuide;
  expect(guide({ columns: ['EU'], rows: [['54'], 'no row'] })).toMatchObject({ columns: ['EU'], rows: [['54']] });
  for (const table of [null, 'text', {}, { columns: 'EU', rows: [] }]) expect(guide(table)).toBeNull();
});

test('has a maximal length for text fields only', () => {
  const fieldOf = (type: 'text' | 'select' | 'number' | 'checkbox', max_length: number | null) => ({
    ...{ id: 1, personalization: 1, key: type, type, required: false, price_brutto: '0', max_length },
    ...{ options: null, translations: null, sort: null, price_confirmed: false },
  });
  const fields = [fieldOf('text', 3), fieldOf('text', null), fieldOf('select', 3), fieldOf('checkbox', 3)];
  const personalization = { id: 1, key: 'engraving', translations: null, fields };
  const { offer } = toProductDetails(rowOf({ personalization }), 'de', now);
  expect(offer.fields.map(({ maxLength }) => maxLength)).toEqual([3, 500, null, null]);
});

test('marks the language of untranslated texts, attribute names and values', () => {
  const texts = { display_name: 'Strand 40', teaser: 'Quarz', description: null, variant_display_name: null };
  const translations = [
    { id: 1, ecommerce_product_id: 7, language: 'de', ...texts },
    ...[{ id: 2, ecommerce_product_id: 7, language: 'en', ...texts, teaser: 'Quartz' }],
  ].map((row) => ({ ...row, safety_information: null, seo_title: null, seo_description: null }));
  const value = {
    ...{ id: 1, attribute_group: null, key: 'steel', sort: null },
    translations: [{ id: 1, ecommerce_attribute_id: 1, language: 'de', display_value: 'Edelstahl' }],
  };
  const group = {
    ...{ id: 1, key: 'case', unit: null, filterable: true, attributes: null, sort: null },
    translations: [
      { id: 1, ecommerce_attribute_group_id: 1, language: 'de', display_name: 'Gehäuse' },
      { id: 2, ecommerce_attribute_group_id: 1, language: 'en', display_name: 'Case' },
    ],
  };
  const display_values = [{ id: 1, ecommerce_product_attribute_id: 1, ecommerce_attribute_id: value, sort: null }];
  const attributes = [{ id: 1, product: 7, group, display_values, sort: null }];
  const read = (language: 'de' | 'en' | 'fr') => {
    const { lang, attributes: facts } = toProductDetails(rowOf({ translations, attributes }), language, now);
    return [lang, facts[0]?.name, facts[0]?.values];
  };
  expect(read('de')).toEqual([undefined, { text: 'Gehäuse' }, { text: ['Edelstahl'] }]);
  expect(read('en')).toEqual([undefined, { text: 'Case' }, { text: ['Edelstahl'], lang: 'de' }]);
  expect(read('fr')).toEqual(['de', { text: 'Gehäuse', lang: 'de' }, { text: ['Edelstahl'], lang: 'de' }]);
});
