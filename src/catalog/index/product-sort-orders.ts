import type { Yielder } from '../../base/yielder.ts';
import { getLocale } from '../../i18n/format.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { type Bits, createBits, hasBit, setBit } from './bits.ts';

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
  const removed = createBits(table.ids.length);
  for (const slot of removedSlots) setBit(removed, slot);
  for (const name of sortOrders) {
    table.sortOrders[name] = mergeSorted(table.sortOrders[name], removed, addedSlots, getComparison(table, name));
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

type Compare = (a: number, b: number) => number;

const runLength = 128;

/** A merge sort in slices, so that requests are served meanwhile. */
export async function sortInSlices(slots: Uint32Array, compare: Compare, pauses: Yielder): Promise<Uint32Array> {
  let from = slots.slice();
  for (let start = 0; start < from.length; start += runLength) {
    from.subarray(start, start + runLength).sort(compare);
    if (pauses.isDue()) await pauses.yieldNow();
  }
  let to = new Uint32Array(from.length);
  for (let width = runLength; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        const takesLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
        to[at] = (takesLeft ? from[left++] : from[right++]) ?? 0;
        if ((at & 255) === 0 && pauses.isDue()) await pauses.yieldNow();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/**
 * A sorted list with slots removed and added; added ones need not be sorted. Takes few comparisons, since most slots
 * stay.
 */
function mergeSorted(sorted: Uint32Array, removed: Bits, added: readonly number[], compare: Compare): Uint32Array {
  const remaining = withoutSlots(sorted, removed);
  const sortedAdded = Uint32Array.from(added).sort(compare);
  const merged = new Uint32Array(remaining.length + sortedAdded.length);
  let copied = 0;
  for (const [number, slot] of sortedAdded.entries()) {
    const place = findInsertionIndex(remaining, slot, copied, compare);
    merged.set(remaining.subarray(copied, place), copied + number);
    merged[place + number] = slot;
    copied = place;
  }
  merged.set(remaining.subarray(copied), copied + sortedAdded.length);
  return merged;
}

/** By a loop, since `filter` of a typed array takes twenty times as long. */
function withoutSlots(sorted: Uint32Array, removed: Bits): Uint32Array {
  const remaining = new Uint32Array(sorted.length);
  let count = 0;
  for (const slot of sorted) {
    if (hasBit(removed, slot)) continue;
    remaining[count] = slot;
    count += 1;
  }
  return remaining.subarray(0, count);
}

/** The index after all slots that are not greater. */
function findInsertionIndex(sorted: Uint32Array, slot: number, from: number, compare: Compare): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
