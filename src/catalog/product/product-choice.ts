import type { Cents } from '../../base/money.ts';
import type { Availability } from '../cards/product-card.ts';
import type { Reduction } from '../price-history.ts';
import { findPersonalizationError, isFilled, type PersonalizationField } from './personalization-rules.ts';

/** A stock keeping unit: a variant, or a product without variants. */
type Sku = {
  /** Null for a price on request. */
  cents: Cents | null;
  /** Does not include surcharges of the personalization. */
  reduction: Reduction | null;
  stock: number;
  /** Whether more can be made or ordered when the stock does not suffice. */
  canReorder: boolean;
  /** Lead time in working days until dispatch from stock; null where unknown. */
  shippingDays: number | null;
  /** Lead time when it has to be made or ordered first; null where it equals `shippingDays`. */
  reorderDays: number | null;
};

export type Variant = Sku & { id: number; name: string; referenceSuffix: string };

/** Everything about a product that a choice depends on, as plain values, so that the browser needs no request. */
export type Offer = Sku & {
  id: number;
  /** Label of the variants, such as "Ringweite"; null for the default of the site. */
  variantLabel: string | null;
  /** Active variants only. */
  variants: Variant[];
  fields: PersonalizationField[];
};

/** The choice of a visitor. */
export type Choice = {
  product: number | null;
  variant: { id: number; name: string } | null;
  count: number;
  personalization: Record<string, string>;
};

/** Maximal quantity of a SKU beyond its stock. */
const maxBackorder = 10;

/** Id of the form of variants, which buttons elsewhere on the page submit. */
export const variantFormId = 'variants';

export const hasVariants = (offer: Offer): boolean => offer.variants.length > 0;

/** Whether anything but the quantity can be chosen. */
export const hasOptions = (offer: Offer): boolean => hasVariants(offer) || offer.fields.length > 0;

/**
 * Label of the variants.
 *
 * @param fallback the default of the site
 */
export const variantDisplayName = (offer: Offer, fallback: string): string => offer.variantLabel || fallback;

/** Variants that are in stock or can be ordered. */
export const variantsAvailable = (offer: Offer): Variant[] =>
  offer.variants.filter((variant) => getSkuAvailability(variant) !== 'sold_out');

/** The chosen variant; undefined for an inactive or unknown one or one of another product. */
export const variantSelected = (offer: Offer, choice: Choice): Variant | undefined =>
  offer.variants.find(({ id }) => id === choice.variant?.id);

/** Lowest and highest price of the variants; undefined where none has a price. */
export function variantPriceRange(offer: Offer): { lowest: Cents; highest: Cents } | undefined {
  const prices = offer.variants.flatMap(({ cents }) => cents ?? []);
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : undefined;
}

/** The chosen SKU: the selected variant, or the product itself when it has no variants. */
export function findSelectedSku(offer: Offer, choice: Choice): Sku | undefined {
  return hasVariants(offer) ? variantSelected(offer, choice) : offer;
}

/** Lead time in working days for the chosen quantity, from stock or made to order. */
export function shippingTime(offer: Offer, choice: Choice): number | null {
  const sku = findSelectedSku(offer, choice);
  if (!sku) return null;
  return countSelected(offer, choice) > sku.stock ? getReorderTime(sku) : sku.shippingDays;
}

export const getReorderTime = ({ reorderDays, shippingDays }: Sku): number | null => reorderDays ?? shippingDays;

/**
 * Whether the choice is personalized, which takes longer: it has a text or a surcharged value. A size or a typeface
 * alone does not count.
 */
export const isPersonalized = (offer: Offer, { personalization }: Choice): boolean =>
  offer.fields.some(
    ({ key, type, surchargeCents }) => (type === 'text' || surchargeCents > 0) && isFilled(personalization[key]),
  );

export const stock = (offer: Offer, choice: Choice): number | null => findSelectedSku(offer, choice)?.stock ?? null;

/** Whether the SKU is ordered again, which requires that none is in stock. */
export function reorderPossible(offer: Offer, choice: Choice): boolean {
  const sku = findSelectedSku(offer, choice);
  return Boolean(sku?.canReorder) && (sku?.stock ?? 0) <= 0;
}

/** Unit price with surcharges; null before a variant is chosen and on request. */
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

/** Maximal quantity; 0 where nothing is available. */
export function maxSelectable(offer: Offer, choice: Choice): number {
  const sku = findSelectedSku(offer, choice);
  return Math.max(0, sku?.stock ?? 0) + (sku?.canReorder ? maxBackorder : 0);
}

/** How much of the chosen quantity exceeds the stock; 0 without any stock. */
export function countBeyondStock(offer: Offer, choice: Choice): number {
  const left = stock(offer, choice) ?? 0;
  return left > 0 ? Math.max(0, countSelected(offer, choice) - left) : 0;
}

export const countSelected = (offer: Offer, choice: Choice): number =>
  Math.min(Math.max(1, choice.count), Math.max(1, maxSelectable(offer, choice)));

/** Availability of the choice; undefined before a variant is chosen. */
export function availability(offer: Offer, choice: Choice): Availability | undefined {
  const sku = findSelectedSku(offer, choice);
  return sku && getSkuAvailability(sku);
}

export function getSkuAvailability({ stock: left, canReorder }: Pick<Sku, 'stock' | 'canReorder'>): Availability {
  if (left > 0) return 'in_stock';
  return canReorder ? 'on_order' : 'sold_out';
}

/** The filled-in values of the product's own fields. */
export function personalization(offer: Offer, choice: Choice): Record<string, string> {
  const filled = offer.fields.flatMap(({ key }) => {
    const value = choice.personalization[key]?.trim();
    return value ? [[key, value] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** Whether the choice can be ordered; before a variant is chosen, whether any variant can. */
export function isForSale(offer: Offer, choice: Choice): boolean {
  return findSelectedSku(offer, choice)
    ? priceBrutto(offer, choice) !== null && maxSelectable(offer, choice) > 0
    : variantsAvailable(offer).some(({ cents }) => cents !== null);
}

/** Fields with invalid values, in their order. */
export const findInvalidFields = (
  { fields }: Pick<Offer, 'fields'>,
  { personalization }: Pick<Choice, 'personalization'>,
) => fields.filter((field) => findPersonalizationError(field, personalization[field.key]));

/** Whether a variant is chosen and all fields are valid. */
export const isComplete = (offer: Offer, choice: Choice): boolean =>
  findSelectedSku(offer, choice) !== undefined && findInvalidFields(offer, choice).length === 0;

export const ratingsCount = (ratings: readonly number[]): number => ratings.length;

/** Null without ratings. */
export const averageRating = (ratings: readonly number[]): number | null =>
  ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : null;

/**
 * The variant with this id; null when the offer has none.
 *
 * @param text untrusted part of an address
 */
export function parseVariant(offer: Offer, text: string | null): Choice['variant'] {
  const variant = offer.variants.find(({ id }) => String(id) === text);
  return variant ? { id: variant.id, name: variant.name } : null;
}
