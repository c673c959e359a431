import { synonymRows } from '../../cms/seed/synonyms.ts';
import { attributeSteps } from '../../demo/catalogue/attributes.ts';
import { categories } from '../../demo/catalogue/categories.ts';
import { makerOf, makers } from '../../demo/catalogue/manufacturers.ts';
import { productSteps } from '../../demo/catalogue/product-rows.ts';
import { type Product, products } from '../../demo/catalogue/products.ts';
import { tagSteps } from '../../demo/catalogue/tags.ts';
import { variantsOf } from '../../demo/catalogue/variants.ts';
import { emptyVocabulary, makeProduct } from '../../src/catalog/index/catalogue-fixture.ts';
import type { IndexedProduct } from '../../src/catalog/index/product-table.ts';
import { localizeField, type Vocabulary } from '../../src/catalog/index/vocabulary.ts';
import { listTextTerms } from '../../src/catalog/retrieval/analyze.ts';
import type { JudgedProduct } from './judged-query.ts';

type Row = Record<string, unknown> & { translations: { language: string }[] };

const inLanguages = ([de, en, fr]: readonly [string, string, string]) => ({ de, en, fr });
const shown = products.filter(({ project, note }) => project === 1 && (note.status ?? 'published') === 'published');
const rows = new Map(productSteps.flatMap(({ items }) => items).map((row) => [row.id, row]));
const rowsOf = (collection: string) =>
  [...attributeSteps, ...tagSteps].flatMap((step) => (step.collection === collection ? (step.items as Row[]) : []));

/** What the demo's products are sorted into, as it is read from Directus. */
export const demoVocabulary: Vocabulary = {
  ...emptyVocabulary,
  categories: categories.map(({ key, name }) => ({ key, names: inLanguages(name) })),
  subcategories: categories.flatMap(({ key: category, subcategories }) =>
    subcategories.map(({ key, name }) => ({ key, category, names: inLanguages(name) })),
  ),
  manufacturers: Object.entries(makers).map(([key, { name }]) => ({ key, names: inLanguages([name, name, name]) })),
  tags: rowsOf('ecommerce_tag').map(({ slug, translations }) => ({
    key: String(slug),
    names: localizeField(translations, 'display_name', ''),
    descriptions: localizeField(translations, 'description', ''),
  })),
  attributeValues: rowsOf('ecommerce_attribute').map(({ key, attribute_group: group, translations }) => ({
    key: `${rowsOf('ecommerce_attribute_group').find(({ id }) => id === group)?.key}:${key}`,
    names: localizeField(translations, 'display_value', ''),
  })),
  attributeNames: rowsOf('ecommerce_attribute_group').map(({ key, unit, translations }) => ({
    key: String(key),
    unit: unit ? String(unit) : null,
    names: localizeField(translations, 'display_name', ''),
  })),
  synonyms: synonymRows,
};

/** The demo's products, as they are read from Directus. */
export const demoProducts: readonly IndexedProduct[] = shown.map((product) => {
  const { note, category, subcategories, name } = product;
  const prices = getPrices(product);
  const row = rows.get(product.id);
  return makeProduct(product.id, {
    slug: product.slug,
    reference: String(row?.reference_number),
    names: inLanguages(name),
    priceCents: prices.length > 0 ? Math.round(Math.min(...prices) * 100) : null,
    otherCents: [...new Set(prices)].map((price) => Math.round(price * 100)),
    createdAt: 0,
    texts: listTextTerms(inLanguages(product.teaser), inLanguages(product.description)),
    availability: note.stock > 0 ? 'in_stock' : 'sold_out',
    rank: Number(row?.sort),
    category,
    subcategories,
    manufacturer: getMakerKey(product),
    attributes: getAttributes(product),
    tags: note.tags ?? [],
  });
});

/** The same, as judgements name them. */
export const judgedProducts: ReadonlyMap<number, JudgedProduct> = new Map(
  shown.map((product) => {
    const { id, name, category, subcategories, note } = product;
    const facts = new Set([
      `category:${category}`,
      `maker:${getMakerKey(product)}`,
      ...subcategories.map((key) => `kind:${key}`),
      ...getAttributes(product),
      ...(note.tags ?? []).map((key) => `tag:${key}`),
    ]);
    return [id, { id, name: name.join(' '), prices: getPrices(product), facts }];
  }),
);

function getMakerKey({ note }: Product): string {
  return Object.keys(makers).find((key) => makers[key as keyof typeof makers] === makerOf(note.house)) ?? '';
}

function getAttributes({ facts }: Product): string[] {
  return facts.flatMap(({ group, values }) => values.map((value) => `${group}:${value}`));
}

/** Euros, of the product or of each of its variants that can be chosen. */
function getPrices(product: Product): number[] {
  const prices = variantsOf(product).flatMap(({ active, price_brutto: price }) => (active ? price : []) ?? []);
  if (prices.length > 0) return prices;
  return product.note.price === null ? [] : [product.note.price];
}
