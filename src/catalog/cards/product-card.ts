import type { Cents } from '../../base/money.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Reduction } from '../price-history.ts';

/** The price of a product before a variant is chosen. */
export type PriceTag = { kind: 'exact' | 'from'; cents: Cents } | { kind: 'on_request' };

export type Availability = 'in_stock' | 'on_order' | 'sold_out';

/** A product as a list shows it. */
export type ProductCard = {
  id: number;
  slug: string;
  /** Address of the product page; undefined in a language without a shop. */
  href: string | undefined;
  name: string;
  teaser: string | null;
  /** Language of the teaser, where it is not that of the visitor. */
  lang?: Language | undefined;
  brand: string | null;
  image: { id: string; width: number; height: number } | null;
  price: PriceTag;
  /** The reduction that may be advertised beside the price; null where there is none. */
  reduction: Reduction | null;
  availability: Availability;
  rating: { average: number; count: number } | null;
  /**
   * What has to be chosen before the product can be bought, with the label that staff gave it; null where it can be
   * bought as it is.
   */
  requiredChoice: { label: string | null } | null;
};

type PricedVariant = { priceCents: Cents | null };

/**
 * The price of the cheapest variant, marked `from` where prices differ; without variants the price of the product
 * itself.
 */
export function getPriceTag(priceCents: Cents | null, variants: readonly PricedVariant[]): PriceTag {
  const prices = variants.map((variant) => variant.priceCents ?? priceCents).filter((cents) => cents !== null);
  const lowest = prices.length > 0 ? Math.min(...prices) : priceCents;
  if (lowest === null) return { kind: 'on_request' };
  return { kind: prices.some((cents) => cents !== lowest) ? 'from' : 'exact', cents: lowest };
}

/**
 * The availability of a product. One variant in stock is enough; what is out of stock is on order when it can be made
 * or ordered again.
 */
export function getAvailability(
  own: { stock: number; canReorder: boolean },
  variants: readonly { stock: number; canReorder: boolean }[],
): Availability {
  const skus = variants.length > 0 ? variants : [own];
  if (skus.some(({ stock }) => stock > 0)) return 'in_stock';
  return skus.some(({ canReorder }) => canReorder) ? 'on_order' : 'sold_out';
}

export function getRating(ratings: readonly number[]): ProductCard['rating'] {
  if (ratings.length === 0) return null;
  return { average: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, count: ratings.length };
}
