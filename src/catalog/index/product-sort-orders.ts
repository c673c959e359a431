import type { Yielder } from '../../base/yielder.ts';
import { getLocale } from '../../i18n/format.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { mergeSorted, sortInSlices } from './sorted-slots.ts';

export type SortOrder = 'recommended' | 'newest' | 'priceAscending' | 'priceDescending' | `name ${Language}`;

/** The columns that decide on the order of products, and the orders themselves: slots, one after the other. */
export type SortedProducts = {
  ids: Int32Array;
  /** Cents; -1 is on request. */
  prices: Int32Array;
  createdAt: Float64Array;
  ranks: Float64Array;
  names: Record<Language, string[]>;
  sortOrders: Record<SortOrder, Uint32Array>;
  slotsById: Map<number, number>;
};

/** All products in every order. */
export async function sortProducts(table: SortedProducts, pauses: Yielder): Promise<void> {
  const slots = Uint32Array.from(table.slotsById.values());
  for (const name of sortOrders) {
    table.sortOrders[name] = await sortInSlices(slots, getComparison(table, name), pauses);
  }
}

/** Every order without the slots that were left, and with those that are new. */
export function updateSortOrders(
  table: SortedProducts,
  removedSlots: ReadonlySet<number>,
  addedSlots: readonly number[],
): void {
  const isLeaving = (slot: number) => removedSlots.has(slot);
  for (const name of sortOrders) {
    table.sortOrders[name] = mergeSorted(table.sortOrders[name], isLeaving, addedSlots, getComparison(table, name));
  }
}

const sortOrders: readonly SortOrder[] = [
  'recommended',
  'newest',
  'priceAscending',
  'priceDescending',
  ...languages.map((language) => `name ${language}` as const),
];

/** Equal ones stand as the shop has them; what is priced on request stands last, whichever way prices run. */
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

/** Infinity is a rank, too. */
function compare(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}
