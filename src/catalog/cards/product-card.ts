import type { Cents } from '../../base/money.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Reduction } from '../price-history.ts';

/** What a product costs before anything is chosen. */
export type PriceTag = { kind: 'exact' | 'from'; cents: Cents } | { kind: 'on_request' };

export type Availability = 'in_stock' | 'on_order' | 'sold_out';

/** A product as it lies in a list. */
export type ProductCard = {
  id: number;
  slug: string;
  /** Undefined in a language that has no shop. */
  href: string | undefined;
  name: string;
  teaser: string | null;
  /** Of the teaser, where it is not the visitor's. */
  lang?: Language | undefined;
  brand: string | null;
  image: { id: string; width: number; height: number } | null;
  price: PriceTag;
  /** What may be said of a reduction beside the price; null where there is none. */
  reduction: Reduction | null;
  availability: Availability;
  rating: { average: number; count: number } | null;
  /** What has to be said before it can be bought, in the words of staff where they have any; null where nothing has. */
  requiredChoice: { label: string | null } | null;
};

type PricedVariant = { priceCents: Cents | null };

/** A product with variants costs from its cheapest variant on, a product without what it says itself. */
export function getPriceTag(priceCents: Cents | null, variants: readonly PricedVariant[]): PriceTag {
  const prices = variants.map((variant) => variant.priceCents ?? priceCents).filter((cents) => cents !== null);
  const lowest = prices.length > 0 ? Math.min(...prices) : priceCents;
  if (lowest === null) return { kind: 'on_request' };
  return { kind: prices.some((cents) => cents !== lowest) ? 'from' : 'exact', cents: lowest };
}

/** With variants it is there when one of them is; a piece out of stock is on order when it can be made or ordered again. */
export function getAvailability(
  own: { stock: number; canReorder: boolean },
  variants: readonly { stock: number; canReorder: boolean }[],
): Availability {
  const pieces = variants.length > 0 ? variants : [own];
  if (pieces.some(({ stock }) => stock > 0)) return 'in_stock';
  return pieces.some(({ canReorder }) => canReorder) ? 'on_order' : 'sold_out';
}

export function getRating(ratings: readonly number[]): ProductCard['rating'] {
  if (ratings.length === 0) return null;
  return { average: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, count: ratings.length };
}
