import type { Cents } from '../../base/money.ts';
import type { Yielder } from '../../base/yielder.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import type { Availability } from '../cards/product-card.ts';
import { createTermDictionary, packTerms, type TermDictionary } from '../retrieval/term-dictionary.ts';
import { type Bits, clearBit, createBits, setBit } from './bits.ts';
import { type SortedProducts, sortProducts, updateSortOrders } from './product-sort-orders.ts';

/** Products page by page, so that they are never all in memory beside the table. */
export type ProductPages = AsyncIterable<readonly IndexedProduct[]> | Iterable<readonly IndexedProduct[]>;

/** What the index holds of every published product, so that counting, filtering and sorting need no request. */
export type IndexedProduct = {
  id: number;
  slug: string;
  reference: string;
  names: Record<Language, string>;
  /** The lowest price; null for a price on request. */
  priceCents: Cents | null;
  /** The other prices of active variants. */
  otherCents: readonly Cents[];
  isReduced: boolean;
  availability: Availability;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Position in the order of the shop; lower numbers first. */
  rank: number;
  category: string | null;
  subcategories: readonly string[];
  manufacturer: string | null;
  /** `alloy:yellow_585` */
  attributes: readonly string[];
  tags: readonly string[];
  /** Terms of teaser and description, separated by blanks. */
  texts: Record<Language, string>;
};

/**
 * A columnar table of all products. A product keeps its slot for as long as the table exists; a removed product leaves
 * its slot empty. Facets are sets of slots: `category ringe`, `kind trauringe`, `maker linden`, `attribute alloy:gold`,
 * `tag neu`.
 */
export type ProductTable = SortedProducts & {
  size: number;
  liveSlots: Bits;
  /** The other prices of products that have several. */
  variantPrices: Map<number, readonly Cents[]>;
  slugs: string[];
  references: string[];
  /** Terms of teasers and descriptions, packed. */
  textTerms: Record<Language, string[]>;
  dictionary: TermDictionary;
  facets: Map<string, Bits>;
  slotsBySlug: Map<string, number>;
};

export const inStock = 'stock in_stock';
export const onOrder = 'stock on_order';
export const onSale = 'sale';

/** Builds the table in slices, so that requests are served meanwhile. */
export async function createProductTable(pages: ProductPages, pauses: Yielder): Promise<ProductTable> {
  const table = createEmptyTable();
  for await (const page of pages) {
    for (const product of page) {
      putProduct(table, product, undefined);
      if (pauses.isDue()) await pauses.yieldNow();
    }
  }
  await sortProducts(table, pauses);
  return table;
}

/** Adds new and changed products and removes others, synchronously. */
export function changeProductTable(table: ProductTable, changed: readonly IndexedProduct[], gone: readonly number[]) {
  const freedSlots = new Map<number, number>();
  for (const id of [...gone, ...changed.map((product) => product.id)]) {
    const slot = table.slotsById.get(id);
    if (slot === undefined) continue;
    freedSlots.set(id, slot);
    removeProduct(table, id, slot);
  }
  const changedSlots = changed.map((product) => putProduct(table, product, freedSlots.get(product.id)));
  updateSortOrders(table, new Set(freedSlots.values()), changedSlots);
}

function createEmptyTable(): ProductTable {
  const none = new Uint32Array();
  return {
    size: 0,
    liveSlots: none,
    ids: new Int32Array(),
    prices: new Int32Array(),
    variantPrices: new Map(),
    createdAt: new Float64Array(),
    ranks: new Float64Array(),
    slugs: [],
    references: [],
    names: { de: [], en: [], fr: [] },
    textTerms: { de: [], en: [], fr: [] },
    dictionary: createTermDictionary(),
    facets: new Map(),
    sortOrders: {
      recommended: none,
      newest: none,
      priceAscending: none,
      priceDescending: none,
      'name de': none,
      'name en': none,
      'name fr': none,
    },
    slotsById: new Map(),
    slotsBySlug: new Map(),
  };
}

/** Writes a product into its slot. It gets a new slot when its texts change, since the search index refers to slots. */
function putProduct(table: ProductTable, product: IndexedProduct, former: number | undefined): number {
  const isSame = former !== undefined && hasSameSearchText(table, former, product);
  const slot = isSame ? former : table.size;
  if (!isSame) table.size += 1;
  if (slot >= table.ids.length) grow(table, Math.max(64, Math.ceil(table.ids.length * 1.5)));
  table.ids[slot] = product.id;
  table.prices[slot] = product.priceCents ?? -1;
  if (product.otherCents.length > 0) table.variantPrices.set(slot, product.otherCents);
  table.createdAt[slot] = product.createdAt;
  table.ranks[slot] = product.rank;
  table.slugs[slot] = product.slug;
  table.references[slot] = product.reference;
  for (const language of languages) {
    table.names[language][slot] = product.names[language];
    table.textTerms[language][slot] = packTerms(table.dictionary, product.texts[language]);
  }
  setBit(table.liveSlots, slot);
  for (const facet of listFacets(product)) setBit(getFacetBits(table, facet), slot);
  table.slotsById.set(product.id, slot);
  table.slotsBySlug.set(product.slug, slot);
  return slot;
}

function hasSameSearchText(table: ProductTable, slot: number, { names, reference, texts }: IndexedProduct): boolean {
  const hasText = (one: Language) => table.textTerms[one][slot] === packTerms(table.dictionary, texts[one]);
  return (
    table.references[slot] === reference &&
    languages.every((one) => table.names[one][slot] === names[one] && hasText(one))
  );
}

function removeProduct(table: ProductTable, id: number, slot: number) {
  const slug = table.slugs[slot] ?? '';
  clearBit(table.liveSlots, slot);
  table.variantPrices.delete(slot);
  for (const bits of table.facets.values()) clearBit(bits, slot);
  table.slotsById.delete(id);
  if (table.slotsBySlug.get(slug) === slot) table.slotsBySlug.delete(slug);
}

function listFacets(product: IndexedProduct): string[] {
  return [
    `stock ${product.availability}`,
    ...(product.isReduced ? [onSale] : []),
    ...(product.category === null ? [] : [`category ${product.category}`]),
    ...(product.manufacturer === null ? [] : [`maker ${product.manufacturer}`]),
    ...product.subcategories.map((key) => `kind ${key}`),
    ...product.attributes.map((key) => `attribute ${key}`),
    ...product.tags.map((key) => `tag ${key}`),
  ];
}

function getFacetBits(table: ProductTable, name: string): Bits {
  const known = table.facets.get(name);
  if (known) return known;
  const bits = createBits(table.ids.length);
  table.facets.set(name, bits);
  return bits;
}

function grow(table: ProductTable, capacity: number) {
  const widen = <Column extends Int32Array | Float64Array | Uint32Array>(wide: Column, old: Column): Column => {
    wide.set(old);
    return wide;
  };
  table.ids = widen(new Int32Array(capacity), table.ids);
  table.prices = widen(new Int32Array(capacity), table.prices);
  table.createdAt = widen(new Float64Array(capacity), table.createdAt);
  table.ranks = widen(new Float64Array(capacity), table.ranks);
  table.liveSlots = widen(createBits(capacity), table.liveSlots);
  for (const [name, bits] of table.facets) table.facets.set(name, widen(createBits(capacity), bits));
}
