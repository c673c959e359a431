import type { Cents } from '../../base/money.ts';
import type { Availability } from '../cards/product-card.ts';
import type { Reduction } from '../price-history.ts';

/** A thing that can be had, in one of its kinds or as it is. */
type Piece = {
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

export type Variant = Piece & { id: number; name: string; referenceSuffix: string };

export type PersonalizationField = {
  key: string;
  type: 'text' | 'select' | 'number' | 'checkbox';
  label: string;
  hint: string | null;
  isRequired: boolean;
  /** Added to the price when the field is filled in. */
  surchargeCents: Cents;
  /** In characters; null for what is not written. */
  maxLength: number | null;
  options: { value: string; label: string }[];
};

/** What is on offer, as the server says it; plain values, so that the browser answers a choice without asking. */
export type Offer = Piece & {
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
const mostToOrder = 10;

export const hasVariants = (offer: Offer): boolean => offer.variants.length > 0;

/** @param otherwise the word of the site */
export const variantDisplayName = (offer: Offer, otherwise: string): string => offer.variantLabel || otherwise;

/** Those that can be had, now or to order. */
export const variantsAvailable = (offer: Offer): Variant[] =>
  offer.variants.filter((variant) => getPieceAvailability(variant) !== 'sold_out');

/** A kind of another product, an inactive or an unknown one is no choice. */
export const variantSelected = (offer: Offer, choice: Choice): Variant | undefined =>
  offer.variants.find(({ id }) => id === choice.variant?.id);

/** From the cheapest to the dearest; undefined where no kind has a price. */
export function variantPriceRange(offer: Offer): { lowest: Cents; highest: Cents } | undefined {
  const prices = offer.variants.flatMap(({ cents }) => cents ?? []);
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : undefined;
}

/** With kinds to choose from there is none before the choice; without, it is the product itself. */
export function findPiece(offer: Offer, choice: Choice): Piece | undefined {
  return hasVariants(offer) ? variantSelected(offer, choice) : offer;
}

/** Working days until as many as are chosen are on their way, from stock or made first. */
export function shippingTime(offer: Offer, choice: Choice): number | null {
  const piece = findPiece(offer, choice);
  if (!piece) return null;
  return countSelected(offer, choice) > piece.stock ? getReorderTime(piece) : piece.shippingDays;
}

export const getReorderTime = ({ reorderDays, shippingDays }: Piece): number | null => reorderDays ?? shippingDays;

/** Words, or what costs extra, are made for one person and take longer; a size or a typeface alone is not. */
export const isPersonalized = (offer: Offer, { personalization }: Choice): boolean =>
  offer.fields.some(
    ({ key, type, surchargeCents }) => (type === 'text' || surchargeCents > 0) && isFilled(personalization[key]),
  );

export const stock = (offer: Offer, choice: Choice): number | null => findPiece(offer, choice)?.stock ?? null;

/** The flag alone is not enough: what lies in the shop is not made again. */
export function reorderPossible(offer: Offer, choice: Choice): boolean {
  const piece = findPiece(offer, choice);
  return Boolean(piece?.canReorder) && (piece?.stock ?? 0) <= 0;
}

/** What one of it costs with everything that was filled in; null before the choice and on request. */
export function priceBrutto(offer: Offer, choice: Choice): Cents | null {
  const cents = findPiece(offer, choice)?.cents ?? null;
  return cents === null ? null : cents + surcharges(offer, choice);
}

export function surcharges(offer: Offer, { personalization }: Choice): Cents {
  return offer.fields.reduce(
    (sum, { key, surchargeCents }) => sum + (isFilled(personalization[key]) ? surchargeCents : 0),
    0,
  );
}

/** The most that can be chosen of it; 0 where there is nothing to choose. */
export function mostSelectable(offer: Offer, choice: Choice): number {
  const piece = findPiece(offer, choice);
  return Math.max(0, piece?.stock ?? 0) + (piece?.canReorder ? mostToOrder : 0);
}

/** How many of those chosen have to be made to order although others are there; 0 where all are or none is. */
export function countBeyondStock(offer: Offer, choice: Choice): number {
  const left = stock(offer, choice) ?? 0;
  return left > 0 ? Math.max(0, countSelected(offer, choice) - left) : 0;
}

export const countSelected = (offer: Offer, choice: Choice): number =>
  Math.min(Math.max(1, choice.count), Math.max(1, mostSelectable(offer, choice)));

/** Undefined before a kind is chosen. */
export function availability(offer: Offer, choice: Choice): Availability | undefined {
  const piece = findPiece(offer, choice);
  return piece && getPieceAvailability(piece);
}

export function getPieceAvailability({ stock: left, canReorder }: Pick<Piece, 'stock' | 'canReorder'>): Availability {
  if (left > 0) return 'in_stock';
  return canReorder ? 'on_order' : 'sold_out';
}

/** Only what the product asks for. */
export function personalization(offer: Offer, choice: Choice): Record<string, string> {
  const filled = offer.fields.flatMap(({ key }) => {
    const value = choice.personalization[key];
    return value && isFilled(value) ? [[key, value.trim()] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** Required fields that nobody has filled in yet. */
export function missingFields(offer: Offer, choice: Choice): string[] {
  return offer.fields
    .filter(({ key, isRequired }) => isRequired && !isFilled(choice.personalization[key]))
    .map(({ key }) => key);
}

/** Fields that hold more than fits. Nothing is cut: whoever pasted it chooses what to leave out. */
export function tooLongFields(offer: Offer, choice: Choice): string[] {
  return offer.fields
    .filter((field) => charactersLeft(field, choice.personalization[field.key]) < 0)
    .map(({ key }) => key);
}

/** As the order API reads it: in any language, and no browser keeps anything back. */
const numeral = /^-?\d{1,9}(?:[.,]\d{1,4})?$/;

/** Fields that ask for a number and hold something else. */
export function wrongNumberFields(offer: Offer, choice: Choice): string[] {
  return offer.fields
    .filter(({ key, type }) => {
      const value = choice.personalization[key]?.trim();
      return type === 'number' && value && !numeral.test(value);
    })
    .map(({ key }) => key);
}

/** Counted as the order API does, without the blanks around it; negative where there are too many. */
export const charactersLeft = ({ maxLength }: PersonalizationField, value = ''): number =>
  maxLength === null ? 0 : maxLength - [...value.trim()].length;

/** A text that nobody has to give is folded away, with all that belongs to it; what has to be filled in never is. */
export function splitFields(
  fields: readonly PersonalizationField[],
): Record<'shown' | 'folded', PersonalizationField[]> {
  const wished = fields.filter(({ isRequired }) => !isRequired);
  const folded = wished.some(({ type }) => type === 'text') ? wished : [];
  return { shown: fields.filter((field) => !folded.includes(field)), folded };
}

/** Whether it can be ordered as it is chosen; before the choice, whether there is a kind that can. */
export function isForSale(offer: Offer, choice: Choice): boolean {
  return findPiece(offer, choice)
    ? priceBrutto(offer, choice) !== null && mostSelectable(offer, choice) > 0
    : variantsAvailable(offer).some(({ cents }) => cents !== null);
}

/** Whether nothing is missing that an order needs to know, and nothing is too long or no answer. */
export const isComplete = (offer: Offer, choice: Choice): boolean =>
  findPiece(offer, choice) !== undefined &&
  missingFields(offer, choice).length === 0 &&
  tooLongFields(offer, choice).length === 0 &&
  wrongNumberFields(offer, choice).length === 0;

/** Blanks are no engraving. */
const isFilled = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

export const ratingsCount = (ratings: readonly number[]): number => ratings.length;

/** Null until somebody has rated it. */
export const averageRating = (ratings: readonly number[]): number | null =>
  ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : null;

/** @param text a part of an address that anybody may have written */
export function findVariantOf(offer: Offer, text: string | null): Choice['variant'] {
  const variant = offer.variants.find(({ id }) => String(id) === text);
  return variant && getPieceAvailability(variant) !== 'sold_out' ? { id: variant.id, name: variant.name } : null;
}
