import type { Cents } from '../../base/money.ts';
import { type Bits, createBits, hasBit, setBit } from './bits.ts';
import { findStep, getStepCents } from './price-steps.ts';
import type { ProductTable } from './product-table.ts';

export type PriceRange = { priceFrom: Cents | null; priceTo: Cents | null };

/** Products with an active variant in this price range. Products priced on request are in no range. */
export function findInPriceRange(
  { prices, variantPrices, size }: ProductTable,
  { priceFrom, priceTo }: PriceRange,
): Bits {
  const bits = createBits(size);
  const lowest = Math.max(0, priceFrom ?? 0);
  const highest = priceTo ?? Number.POSITIVE_INFINITY;
  const isWithin = (cents: Cents) => cents >= lowest && cents <= highest;
  for (let slot = 0; slot < size; slot += 1) if (isWithin(prices[slot] ?? -1)) setBit(bits, slot);
  for (const [slot, others] of variantPrices) if (others.some(isWithin)) setBit(bits, slot);
  return bits;
}

/** Lowest and highest price of these products; null where nothing has a price. */
export function findPriceRange(
  { prices, variantPrices, sortOrders }: ProductTable,
  products: Bits,
): { lowestCents: Cents; highestCents: Cents } | null {
  const isPriced = (slot: number) => (prices[slot] ?? -1) >= 0 && hasBit(products, slot);
  const lowest = sortOrders.priceAscending.find(isPriced);
  const highest = sortOrders.priceDescending.find(isPriced);
  if (lowest === undefined || highest === undefined) return null;
  let highestCents = prices[highest] ?? 0;
  for (const [slot, others] of variantPrices) {
    if (hasBit(products, slot)) highestCents = Math.max(highestCents, ...others);
  }
  return { lowestCents: prices[lowest] ?? 0, highestCents };
}

/** Number of products by step of the price scale, from `first` until before `last`. */
export type PriceHistogram = { first: number; last: number; counts: readonly number[] };

/** Counts products by price step; a product with several prices counts in each step that has one of them. */
export function countByPriceStep(
  { prices, variantPrices, sortOrders }: ProductTable,
  products: Bits,
): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (to: number, count: number) => {
    if (count > 0) counts.set(to, (counts.get(to) ?? 0) + count);
  };
  let step = 0;
  let nextCents = getStepCents(1);
  let inStep = 0;
  for (const slot of sortOrders.priceAscending) {
    const cents = prices[slot] ?? -1;
    if (cents < 0 || !hasBit(products, slot)) continue;
    if (cents >= nextCents) {
      add(step, inStep);
      inStep = 0;
      step = findStep(cents);
      nextCents = getStepCents(step + 1);
    }
    inStep += 1;
    const others = variantPrices.get(slot);
    if (others) for (const other of new Set(others.map(findStep))) if (other !== step) add(other, 1);
  }
  add(step, inStep);
  return counts;
}

/**
 * The histogram of a list.
 *
 * @param range of the unfiltered list, so that the scale stays the same while filters change
 */
export function toPriceHistogram(
  range: { lowestCents: Cents; highestCents: Cents },
  counted: ReadonlyMap<number, number>,
): PriceHistogram {
  const first = findStep(range.lowestCents);
  const last = findStep(range.highestCents) + 1;
  return { first, last, counts: Array.from({ length: last - first }, (_, at) => counted.get(first + at) ?? 0) };
}
