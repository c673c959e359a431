import type { Cents } from '../../base/money.ts';
import { type Bits, createBits, hasBit, setBit } from './bits.ts';
import type { ProductTable } from './product-table.ts';

export type PriceRange = { priceFrom: Cents | null; priceTo: Cents | null };

/** Products of which any variant that can be chosen costs so much. What is priced on request is in no range. */
export function findBetween({ prices, variantPrices, size }: ProductTable, { priceFrom, priceTo }: PriceRange): Bits {
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
  { prices, variantPrices, orders }: ProductTable,
  products: Bits,
): { lowestCents: Cents; highestCents: Cents } | null {
  const isPriced = (slot: number) => (prices[slot] ?? -1) >= 0 && hasBit(products, slot);
  const lowest = orders.priceAscending.find(isPriced);
  const highest = orders.priceDescending.find(isPriced);
  if (lowest === undefined || highest === undefined) return null;
  let highestCents = prices[highest] ?? 0;
  for (const [slot, others] of variantPrices) {
    if (hasBit(products, slot)) highestCents = Math.max(highestCents, ...others);
  }
  return { lowestCents: prices[lowest] ?? 0, highestCents };
}
