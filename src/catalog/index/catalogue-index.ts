import { createYielder } from '../../base/yielder.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Availability } from '../cards/product-card.ts';
import { unpackTerms } from '../retrieval/term-dictionary.ts';
import { hasBit } from './bits.ts';
import {
  createProductTable,
  type IndexedProduct,
  onSale,
  type ProductPages,
  type ProductTable,
} from './product-table.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The in-memory index of the catalogue. Each change creates a new object; all of them share one product table. */
export type CatalogueIndex = Vocabulary & { table: ProductTable; search: SearchIndex };

/** Builds the index in slices, so that requests are served meanwhile. */
export async function makeCatalogueIndex(vocabulary: Vocabulary, pages: ProductPages): Promise<CatalogueIndex> {
  const pauses = createYielder();
  const table = await createProductTable(pages, pauses);
  return { ...vocabulary, table, search: await createSearchIndex(table, vocabulary, pauses) };
}

/** Former slugs and the id of their product; null when that is no longer known. */
export type FormerSlugs = Map<string, number | null>;

/**
 * Adds the slugs of the previous table that the current one lacks, whether or not Directus recorded them as former
 * addresses.
 */
export function mergeFormerSlugs(
  former: FormerSlugs,
  currentTable: ProductTable,
  previousSlugs: FormerSlugs,
  previousTable: ProductTable,
): void {
  for (const [slug, id] of previousSlugs) if (!former.has(slug)) former.set(slug, id);
  for (const [slug, slot] of previousTable.slotsBySlug) {
    if (!currentTable.slotsBySlug.has(slug)) former.set(slug, previousTable.ids[slot] ?? null);
  }
}

export function findSlug(table: ProductTable, id: number): string | undefined {
  const slot = table.slotsById.get(id);
  return slot === undefined ? undefined : table.slugs[slot];
}

/** Reads a product back from the columns of the table. */
export function readProduct(table: ProductTable, slot: number): IndexedProduct {
  const keys: Record<string, string[]> = {};
  for (const [facet, bits] of table.facets) {
    if (!hasBit(bits, slot)) continue;
    const [kind = '', key = ''] = facet.split(' ');
    keys[kind] = [...(keys[kind] ?? []), key];
  }
  const cents = table.prices[slot] ?? -1;
  const word = (language: Language) => table.names[language][slot] ?? '';
  const terms = (language: Language) => unpackTerms(table.dictionary, table.textTerms[language][slot] ?? '');
  return {
    id: table.ids[slot] ?? 0,
    slug: table.slugs[slot] ?? '',
    reference: table.references[slot] ?? '',
    names: { de: word('de'), en: word('en'), fr: word('fr') },
    priceCents: cents < 0 ? null : cents,
    otherCents: table.variantPrices.get(slot) ?? [],
    isReduced: keys[onSale] !== undefined,
    availability: availabilities.find((one) => keys.stock?.includes(one)) ?? 'sold_out',
    createdAt: table.createdAt[slot] ?? 0,
    rank: table.ranks[slot] ?? 0,
    category: keys.category?.[0] ?? null,
    subcategories: keys.kind ?? [],
    manufacturer: keys.maker?.[0] ?? null,
    attributes: keys.attribute ?? [],
    tags: keys.tag ?? [],
    texts: { de: terms('de'), en: terms('en'), fr: terms('fr') },
  };
}

const availabilities: readonly Availability[] = ['in_stock', 'on_order', 'sold_out'];
