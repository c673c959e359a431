import type { Cents } from '../../base/money.ts';
import type { Availability } from '../cards/product-card.ts';
import type { Reduction } from '../price-history.ts';
import { findPersonalizationError, isFilled, type PersonalizationField } from './personalization-rules.ts';

/** A thing that can be had, in one of its kinds or as it is. */
type Sku = {
  /** Null where the price is given on request. */
  cents: Cents | null;
  /** Without those of the personalization. */
  reduction: Reduction | null;
  stock: number;
  /** May be made or ordered again when there are not enough. */
  canReorder: boolean;
  /** Working days until it is on its way; null where the shop does not say. */
  shippingDays: number | null;
  /** The same where there is none left and it is made or ordered first; null where that makes no difference. */
  reorderDays: number | null;
};

export type Variant = Sku & { id: number; name: string; referenceSuffix: string };

/** What is on offer, as the server says it; plain values, so that the browser answers a choice without asking. */
export type Offer = Sku & {
  id: number;
  /** What staff call the kinds ("Ringweite"); null for the word of the site. */
  variantLabel: string | null;
  /** Active ones only. */
  variants: Variant[];
  fields: PersonalizationField[];
};

/** What somebody has chosen of it. */
export type Choice = {
  product: number | null;
  variant: { id: number; name: string } | null;
  count: number;
  personalization: Record<string, string>;
};

/** How many of a piece can be made to order at once, beyond those that are there. */
const maxBackorder = 10;

export const hasVariants = (offer: Offer): boolean => offer.variants.length > 0;

/** @param fallback the word of the site */
export const variantDisplayName = (offer: Offer, fallback: string): string => offer.variantLabel || fallback;

/** Those that can be had, now or to order. */
export const variantsAvailable = (offer: Offer): Variant[] =>
  offer.variants.filter((variant) => getSkuAvailability(variant) !== 'sold_out');

/** A kind of another product, an inactive or an unknown one is no choice. */
export const variantSelected = (offer: Offer, choice: Choice): Variant | undefined =>
  offer.variants.find(({ id }) => id === choice.variant?.id);

/** From the cheapest to the dearest; undefined where no kind has a price. */
export function variantPriceRange(offer: Offer): { lowest: Cents; highest: Cents } | undefined {
  const prices = offer.variants.flatMap(({ cents }) => cents ?? []);
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : undefined;
}

/** With kinds to choose from there is none before the choice; without, it is the product itself. */
export function findSelectedSku(offer: Offer, choice: Choice): Sku | undefined {
  return hasVariants(offer) ? variantSelected(offer, choice) : offer;
}

/** Working days until as many as are chosen are on their way, from stock or made first. */
export function shippingTime(offer: Offer, choice: Choice): number | null {
  const piece = findSelectedSku(offer, choice);
  if (!piece) return null;
  return countSelected(offer, choice) > piece.stock ? getReorderTime(piece) : piece.shippingDays;
}

export const getReorderTime = ({ reorderDays, shippingDays }: Sku): number | null => reorderDays ?? shippingDays;

/** Words, or what costs extra, are made for one person and take longer; a size or a typeface alone is not. */
export const isPersonalized = (offer: Offer, { personalization }: Choice): boolean =>
  offer.fields.some(
    ({ key, type, surchargeCents }) => (type === 'text' || surchargeCents > 0) && isFilled(personalization[key]),
  );

export const stock = (offer: Offer, choice: Choice): number | null => findSelectedSku(offer, choice)?.stock ?? null;

/** The flag alone is not enough: what lies in the shop is not made again. */
export function reorderPossible(offer: Offer, choice: Choice): boolean {
  const piece = findSelectedSku(offer, choice);
  return Boolean(piece?.canReorder) && (piece?.stock ?? 0) <= 0;
}

/** What one of it costs with everything that was filled in; null before the choice and on request. */
export function priceBrutto(offer: Offer, choice: Choice): Cents | null {
  const cents = findSelectedSku(offer, choice)?.cents ?? null;
  return cents === null ? null : cents + surcharges(offer, choice);
}

export function surcharges(offer: Offer, { personalization }: Choice): Cents {
  return offer.fields.reduce(
    (sum, { key, surchargeCents }) => sum + (isFilled(personalization[key]) ? surchargeCents : 0),
    0,
  );
}

/** The most that can be chosen of it; 0 where there is nothing to choose. */
export function maxSelectable(offer: Offer, choice: Choice): number {
  const piece = findSelectedSku(offer, choice);
  return Math.max(0, piece?.stock ?? 0) + (piece?.canReorder ? maxBackorder : 0);
}

/** How many of those chosen have to be made to order although others are there; 0 where all are or none is. */
export function countBeyondStock(offer: Offer, choice: Choice): number {
  const left = stock(offer, choice) ?? 0;
  return left > 0 ? Math.max(0, countSelected(offer, choice) - left) : 0;
}

export const countSelected = (offer: Offer, choice: Choice): number =>
  Math.min(Math.max(1, choice.count), Math.max(1, maxSelectable(offer, choice)));

/** Undefined before a kind is chosen. */
export function availability(offer: Offer, choice: Choice): Availability | undefined {
  const piece = findSelectedSku(offer, choice);
  return piece && getSkuAvailability(piece);
}

export function getSkuAvailability({ stock: left, canReorder }: Pick<Sku, 'stock' | 'canReorder'>): Availability {
  if (left > 0) return 'in_stock';
  return canReorder ? 'on_order' : 'sold_out';
}

/** Only what the product asks for. */
export function personalization(offer: Offer, choice: Choice): Record<string, string> {
  const filled = offer.fields.flatMap(({ key }) => {
    const value = choice.personalization[key]?.trim();
    return value ? [[key, value] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** Whether it can be ordered as it is chosen; before the choice, whether there is a kind that can. */
export function isForSale(offer: Offer, choice: Choice): boolean {
  return findSelectedSku(offer, choice)
    ? priceBrutto(offer, choice) !== null && maxSelectable(offer, choice) > 0
    : variantsAvailable(offer).some(({ cents }) => cents !== null);
}

/** Fields whose answers keep it from being ordered, in their order. */
export const findInvalidFields = (
  { fields }: Pick<Offer, 'fields'>,
  { personalization }: Pick<Choice, 'personalization'>,
) => fields.filter((field) => findPersonalizationError(field, personalization[field.key]));

/** Whether nothing is missing that an order needs to know, and nothing is too long or no answer. */
export const isComplete = (offer: Offer, choice: Choice): boolean =>
  findSelectedSku(offer, choice) !== undefined && findInvalidFields(offer, choice).length === 0;

export const ratingsCount = (ratings: readonly number[]): number => ratings.length;

/** Null until somebody has rated it. */
export const averageRating = (ratings: readonly number[]): number | null =>
  ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : null;

/** @param text a part of an address that anybody may have written */
export function parseVariant(offer: Offer, text: string | null): Choice['variant'] {
  const variant = offer.variants.find(({ id }) => String(id) === text);
  return variant ? { id: variant.id, name: variant.name } : null;
}
