import { getSkuAvailability, type Offer, type Variant } from '../product/product-choice.ts';

/** Variants that are sold out, which one can be told of. */
export function findSoldOutVariants({ variants }: Offer): Variant[] {
  return variants.filter((variant) => getSkuAvailability(variant) === 'sold_out');
}

/** Whether word of its return may be offered: what has no price cannot be bought again. */
export function canOfferStockAlert(piece: Pick<Variant, 'cents' | 'stock' | 'canReorder'>): boolean {
  return piece.cents !== null && getSkuAvailability(piece) === 'sold_out';
}

/** Whether the product, or the variant that the address names, is there: then there is nothing to wait for. */
export function isAvailable(offer: Offer, variant: number | null): boolean {
  if (offer.variants.length === 0) return getSkuAvailability(offer) !== 'sold_out';
  const waitedFor = findSoldOutVariants(offer);
  const isOffered = offer.variants.some(({ id }) => id === variant);
  return waitedFor.length === 0 || (isOffered && !waitedFor.some(({ id }) => id === variant));
}
