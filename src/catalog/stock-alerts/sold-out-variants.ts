import { getSkuAvailability, type Offer, type Variant } from '../product/product-choice.ts';

/** Sold-out variants, for which a stock alert can be requested. */
export function findSoldOutVariants({ variants }: Offer): Variant[] {
  return variants.filter((variant) => getSkuAvailability(variant) === 'sold_out');
}

/** Whether a stock alert can be offered; not without a price, since it could not be bought then. */
export function canOfferStockAlert(sku: Pick<Variant, 'cents' | 'stock' | 'canReorder'>): boolean {
  return sku.cents !== null && getSkuAvailability(sku) === 'sold_out';
}

/** Whether the product, or the given variant, is available, so that no alert is needed. */
export function isAvailable(offer: Offer, variant: number | null): boolean {
  if (offer.variants.length === 0) return getSkuAvailability(offer) !== 'sold_out';
  const soldOut = findSoldOutVariants(offer);
  const isOffered = offer.variants.some(({ id }) => id === variant);
  return soldOut.length === 0 || (isOffered && !soldOut.some(({ id }) => id === variant));
}
