import type { Language } from '../../i18n/languages.ts';
import type { Availability } from '../cards/product-card.ts';
import { unpackTerms } from '../retrieval/term-dictionary.ts';
import { hasBit } from './bits.ts';
import { type IndexedProduct, onSale, type ProductTable } from './product-table.ts';

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
