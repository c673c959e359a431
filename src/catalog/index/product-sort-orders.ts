import type { Yielder } from '../../base/yielder.ts';
import { getLocale } from '../../i18n/format.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { mergeSorted, sortInSlices } from './sorted-slots.ts';

export type SortOrder = 'recommended' | 'newest' | 'priceAscending' | 'priceDescending' | `name ${Language}`;

/** The columns that products are sorted by, and all slots in each sort order. */
export type SortedProducts = {
  ids: Int32Array;
  /** Cents; -1 for a price on request. */
  prices: Int32Array;
  createdAt: Float64Array;
  ranks: Float64Array;
  names: Record<Language, string[]>;
  sortOrders: Record<SortOrder, Uint32Array>;
  slotsById: Map<number, number>;
};

/** Sorts all products in every sort order. */
export async function sortProducts(table: SortedProducts, pauses: Yielder): Promise<void> {
  const slots = Uint32Array.from(table.slotsById.values());
  for (const name of sortOrders) {
    table.sortOrders[name] = await sortInSlices(slots, getComparison(table, name), pauses);
  }
}

/** Removes and adds slots in every sort order. */
export function updateSortOrders(
  table: SortedProducts,
  removedSlots: ReadonlySet<number>,
  addedSlots: readonly number[],
): void {
  const isRemoved = (slot: number) => removedSlots.has(slot);
  for (const name of sortOrders) {
    table.sortOrders[name] = mergeSorted(table.sortOrders[name], isRemoved, addedSlots, getComparison(table, name));
  }
}

const sortOrders: readonly SortOrder[] = [
  'recommended',
  'newest',
  'priceAscending',
  'priceDescending',
  ...languages.map((language) => `name ${language}` as const),
];

/**
 * The comparator of a sort order. Ties are in the order of the shop; products priced on request come last in both
 * directions.
 */
function getComparison(table: SortedProducts, name: SortOrder): (a: number, b: number) => number {
  const { ids, prices, ranks, createdAt } = table;
  const of = (column: Int32Array | Float64Array, slot: number) => column[slot] ?? 0;
  const byRank = (a: number, b: number) => compare(of(ranks, a), of(ranks, b)) || of(ids, a) - of(ids, b);
  const onRequest = (slot: number) => Number(of(prices, slot) < 0);
  const byPrice = (direction: 1 | -1) => (a: number, b: number) =>
    onRequest(a) - onRequest(b) || (onRequest(a) ? 0 : (of(prices, a) - of(prices, b)) * direction) || byRank(a, b);
  switch (name) {
    case 'recommended':
      return byRank;
    case 'newest':
      return (a, b) => of(createdAt, b) - of(createdAt, a) || byRank(a, b);
    case 'priceAscending':
      return byPrice(1);
    case 'priceDescending':
      return byPrice(-1);
    default: {
      const language = languages.find((one) => name === `name ${one}`) ?? 'de';
      const collator = new Intl.Collator(getLocale(language), { numeric: true });
      const names = table.names[language];
      return (a, b) => collator.compare(names[a] ?? '', names[b] ?? '') || byRank(a, b);
    }
  }
}

/** Not by subtraction: a rank may be infinite. */
function compare(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}
