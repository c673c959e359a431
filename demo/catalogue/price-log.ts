import { daysAgo } from './dates.ts';
import { type Product, products } from './products.ts';
import { priceOfSize, variantId } from './variants.ts';

/** Before this many days nothing is on record. */
const recordBegins = 120;

type Entry = { variant: number | null; price_brutto: number; valid_from: string };

/** Drafts were never offered, so nothing is on record of them. */
function logOf({ id, note, sizes }: Product, today: Date): Entry[] {
  const { price, reduced, status } = note;
  if (price === null || status === 'draft') return [];
  const history = reduced?.history ?? [[recordBegins, price] as const];
  return history.flatMap(([days, then]) => {
    const valid_from = daysAgo(today, days);
    const ofSizes = (sizes?.list ?? []).map((size, index) => ({
      variant: variantId(id, index),
      price_brutto: priceOfSize(then, size),
      valid_from,
    }));
    return [{ variant: null, price_brutto: then, valid_from }, ...ofSizes];
  });
}

/**
 * By the product's number. They are filled in together with their product: the content system notes the price of what is
 * offered when nothing is on record of it.
 */
export function priceLogsOn(today: Date): Map<number, Entry[]> {
  return new Map(products.map((product) => [product.id, logOf(product, today)]));
}
