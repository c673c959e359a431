import { describe, expect, test } from 'vitest';
import { makers } from './catalogue/manufacturers.ts';
import { catalogueDatesOn, catalogueLooks, catalogueStepsOn } from './catalogue.ts';

type Row = Record<string, unknown>;

const today = new Date('2027-03-10T15:00:00Z');
const steps = catalogueStepsOn(today);

function rows(collection: string): Row[] {
  return steps.filter((step) => step.collection === collection).flatMap(({ items }) => items);
}

function nested(row: Row, field: string): Row[] {
  return (row[field] ?? []) as Row[];
}

function idsOf(collection: string, key = 'id'): Set<unknown> {
  return new Set(rows(collection).map((row) => row[key]));
}

const products = rows('ecommerce_product');
const ours = products.filter(({ project }) => project === 1);

function lookOf({ slug }: Row) {
  return catalogueLooks.find((candidate) => candidate.slug === slug)?.look;
}

describe('the demo catalogue', () => {
  test('fills every department of the shop', () => {
    const published = ours.filter(({ status }) => status === 'published');
    const count = (category: number) => published.filter((row) => row.category === category).length;
    expect(published.length).toBeGreaterThanOrEqual(168);
    expect([1, 2, 3, 4, 5, 6].map((id) => count(id))).toEqual([48, 37, 22, 37, 17, 15]);
  });

  test('keeps drafts, archived products and another house’s products that must never show', () => {
    expect(ours.filter(({ status }) => status === 'draft')).toHaveLength(6);
    expect(ours.filter(({ status }) => status === 'archived')).toHaveLength(3);
    expect(products.filter(({ project }) => project === 2)).toHaveLength(4);
  });

  test('gives every product its own id, address, number and look', () => {
    for (const field of ['id', 'slug', 'reference_number', 'sort'])
      expect(new Set(products.map((row) => row[field])).size).toBe(products.length);
    expect(new Set(catalogueLooks.map(({ look }) => JSON.stringify(look))).size).toBe(products.length);
    expect(catalogueLooks.map(({ slug }) => slug).toSorted()).toEqual(products.map(({ slug }) => slug).toSorted());
  });

  test('prints on every dial the name of the watch’s own maker', () => {
    const dials = ours.flatMap((row) => {
      const look = lookOf(row);
      return look?.kind === 'watch' ? [{ slug: row.slug, house: row.manufacturer, mark: look.mark }] : [];
    });
    const markOf = new Map(Object.values(makers).map(({ id, mark }) => [id, mark]));
    expect(dials.length).toBeGreaterThan(40);
    for (const { slug, house, mark } of dials)
      expect({ slug, mark }).toEqual({ slug, mark: markOf.get(Number(house)) });
  });

  test('draws what names promise', () => {
    const looks = new Map(catalogueLooks.map(({ slug, look }) => [slug, look]));
    expect(looks.get('uhrenkasten-fuer-sechs')).toMatchObject({ places: 6 });
    expect(looks.get('uhrenkasten-fuer-zwoelf')).toMatchObject({ places: 12 });
    expect(looks.get('siegelring-wappenlilie')).toMatchObject({ emblem: 'lily' });
    expect(looks.get('siegelring-wappenlilie')).not.toHaveProperty('engraving');
  });

  test('writes addresses in plain letters', () => {
    const slugs = [
      ...products.map(({ slug }) => slug),
      ...rows('ecommerce_manufacturer').map(({ slug }) => slug),
      ...rows('ecommerce_tag').map(({ slug }) => slug),
      ...['ecommerce_category', 'ecommerce_subcategory'].flatMap((collection) =>
        rows(collection).flatMap((row) => nested(row, 'translations').map(({ slug }) => slug)),
      ),
    ];
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('says everything in three languages', () => {
    const translated = steps.flatMap(({ items }) => items.flatMap(withTranslations));
    expect(translated.length).toBeGreaterThan(400);
    for (const row of translated) {
      const translations = nested(row, 'translations');
      expect(translations.map(({ language }) => language)).toEqual(['de', 'en', 'fr']);
      const fields = translations.map((translation) => Object.keys(translation).join());
      expect(new Set(fields).size).toBe(1);
      for (const translation of translations)
        for (const text of Object.values(translation))
          expect(typeof text === 'string' ? text.trim() : text).toBeTruthy();
    }
  });

  test('repeats no description and leaves no gap in one', () => {
    for (const language of ['de', 'en', 'fr']) {
      const texts = products.map((row) =>
        String(nested(row, 'translations').find((translation) => translation.language === language)?.description),
      );
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text).not.toMatch(/undefined|\bnull\b|\s\.|\s,|\s\s|NaN/);
    }
  });

  test('points only at rows that exist', () => {
    const attributes = idsOf('ecommerce_attribute');
    const groups = idsOf('ecommerce_attribute_group');
    for (const row of products) {
      expect(idsOf('ecommerce_category')).toContain(row.category);
      expect(idsOf('ecommerce_manufacturer')).toContain(row.manufacturer);
      if (row.size_guide) expect(idsOf('ecommerce_size_guide')).toContain(row.size_guide);
      if (row.personalization) expect(idsOf('ecommerce_personalization')).toContain(row.personalization);
      for (const { subcategory_id } of nested(row, 'subcategories'))
        expect(idsOf('ecommerce_subcategory')).toContain(subcategory_id);
      for (const tag of row.tags as string[]) expect(idsOf('ecommerce_tag', 'slug')).toContain(tag);
      for (const attribute of nested(row, 'attributes')) {
        expect(groups).toContain(attribute.group);
        for (const value of nested(attribute, 'display_values')) {
          expect(attributes).toContain(value.ecommerce_attribute_id);
          expect(Math.floor(Number(value.ecommerce_attribute_id) / 100)).toBe(attribute.group);
        }
      }
    }
    for (const { product } of rows('ecommerce_product_rating')) expect(idsOf('ecommerce_product')).toContain(product);
  });

  test('keeps our products in our own departments', () => {
    for (const row of products) {
      const foreign = row.project === 2;
      expect(row.category === 7).toBe(foreign);
      expect(row.manufacturer === 20).toBe(foreign);
    }
  });

  test('asks prices in whole cents, and some on request', () => {
    const variants = products.flatMap((row) => nested(row, 'product_variants'));
    const prices = [...products, ...variants, ...rows('ecommerce_price_log')].map(({ price_brutto }) => price_brutto);
    for (const price of prices)
      expect(price === null || Number.isInteger(Math.round(Number(price) * 1e4) / 1e2)).toBe(true);
    expect(ours.filter(({ price_brutto }) => price_brutto === null).length).toBeGreaterThanOrEqual(4);
    for (const row of ours) if (row.price_brutto !== null) expect(Number(row.price_brutto)).toBeGreaterThan(0);
  });

  test('dates every price, product and rating in the past', () => {
    const dates = [
      ...products.flatMap((row) => nested(row, 'price_log')).map(({ valid_from }) => String(valid_from)),
      ...catalogueDatesOn(today).flatMap(({ items }) => items.map(({ date_created }) => String(date_created))),
    ];
    for (const date of dates) expect(new Date(`${date}Z`).getTime()).toBeLessThan(today.getTime());
  });

  test('offers sizes that are sold out, withdrawn and dearer', () => {
    const variants = ours.flatMap((row) => nested(row, 'product_variants').map((variant) => ({ row, variant })));
    expect(variants.some(({ variant }) => variant.stock === 0)).toBe(true);
    expect(variants.some(({ variant }) => variant.active === false)).toBe(true);
    expect(variants.some(({ row, variant }) => variant.price_brutto !== row.price_brutto)).toBe(true);
    expect(ours.some(({ stock, reorder_possible }) => stock === 0 && reorder_possible === false)).toBe(true);
    expect(ours.some(({ stock, reorder_possible }) => stock === 0 && reorder_possible === true)).toBe(true);
  });

  test('names who answers for products from outside the EU', () => {
    const outside = rows('ecommerce_manufacturer').filter(({ country }) => country === 'CH' || country === 'GB');
    expect(outside.length).toBeGreaterThan(0);
    for (const { responsible_name, responsible_address, responsible_email } of outside)
      expect([responsible_name, responsible_address, responsible_email].every(Boolean)).toBe(true);
    for (const { email } of rows('ecommerce_manufacturer')) expect(email).toMatch(/\.example$/);
  });

  test('says where products went that were taken away, deleted or renamed', () => {
    const former = rows('ecommerce_former_address').map(({ slug, product }) => {
      const found = products.find(({ id }) => id === product);
      return { slug, status: found?.status, present: found?.slug };
    });
    expect(former).toContainEqual({ slug: 'trauringe-lorbeer', status: 'archived', present: 'trauringe-lorbeer' });
    expect(former).toContainEqual({ slug: 'ring-polaris', status: 'published', present: 'verlobungsring-polaris' });
    expect(former.some(({ status }) => status === undefined)).toBe(true);
    const offered = products.filter(({ status }) => status === 'published').map(({ slug }) => slug);
    expect(former.filter(({ slug }) => offered.includes(slug))).toEqual([]);
  });

  test('asks about products and sizes that there are', () => {
    const requests = rows('ecommerce_request');
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(['new', 'in_progress', 'done']));
    for (const { product, variant } of requests) {
      const asked = ours.find(({ id }) => id === product);
      expect(asked?.status).toBe('published');
      if (variant !== null) expect(nested(asked ?? {}, 'product_variants').map(({ id }) => id)).toContain(variant);
    }
  });

  test('holds back ratings that nobody has checked', () => {
    const ratings = rows('ecommerce_product_rating');
    expect(ratings.length).toBeGreaterThanOrEqual(120);
    expect(ratings.some(({ status }) => status === 'pending')).toBe(true);
    expect(ratings.some(({ status }) => status === 'rejected')).toBe(true);
  });
});

/** The row itself and rows nested in it, as far as they carry translations. */
function withTranslations(row: Row): Row[] {
  const inside = Object.entries(row)
    .filter(([field, value]) => field !== 'translations' && Array.isArray(value))
    .flatMap(([, value]) => (value as unknown[]).filter((one) => typeof one === 'object' && one !== null) as Row[]);
  return [...('translations' in row ? [row] : []), ...inside.flatMap(withTranslations)];
}
