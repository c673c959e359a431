import type { SizedPicture } from '../base/sized-picture.ts';
import type { Language } from '../i18n/languages.ts';
import type { ApiQuoteLine } from '../orders/quote.ts';

/** Asks the order API for pairs; undefined where it does not answer. */
export type QuotePairs = (
  product: number,
  queries: readonly string[],
  language: Language,
) => Promise<readonly ApiQuoteLine[] | undefined>;

/** A pair that can be bought, as the cart names it. */
export type PairProduct = {
  id: number;
  name: string;
  slug: string;
  image: SizedPicture | null;
  priceCents: number;
};

/** The product of a quoted line; undefined for a pair that cannot be bought now. */
export function findPairProduct(line: ApiQuoteLine | undefined): PairProduct | undefined {
  if (line?.state !== 'ok' || line.price_cents === null) return undefined;
  return { id: line.product, name: line.name, slug: line.slug, image: line.image, priceCents: line.price_cents };
}
