import { getPieceAvailability, type Offer, type Variant } from '../product/product-choice.ts';

/** Variants that are sold out, which one can be told of. */
export function findWaitedFor({ variants }: Offer): Variant[] {
  return variants.filter((variant) => getPieceAvailability(variant) === 'sold_out');
}

/** Whether word of its return may be offered: what has no price cannot be bought again. */
export function canBeWaitedFor(piece: Pick<Variant, 'cents' | 'stock' | 'canReorder'>): boolean {
  return piece.cents !== null && getPieceAvailability(piece) === 'sold_out';
}

/** Whether the product, or the variant that the address names, is there: then there is nothing to wait for. */
export function isThere(offer: Offer, variant: number | null): boolean {
  if (offer.variants.length === 0) return getPieceAvailability(offer) !== 'sold_out';
  const waitedFor = findWaitedFor(offer);
  const isOffered = offer.variants.some(({ id }) => id === variant);
  return waitedFor.length === 0 || (isOffered && !waitedFor.some(({ id }) => id === variant));
}
