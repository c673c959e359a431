import { countAvailable, type Kind, type Piece } from './piece.ts';
import { findAvailability, findLeadTime } from './promise-delivery.ts';
import type { CartLine, LineState, QuoteLine } from './quote.ts';
import { type Personalization, readPersonalization } from './read-personalization.ts';

/** How many of each product or variant other lines of the cart have taken already. */
export type Taken = Map<string, number>;

const without: Personalization = { entries: [], surchargeCents: 0, isPersonalized: false };

/**
 * What a line costs and how it can be had; when it arrives, only the whole cart can tell.
 *
 * @param piece undefined where the shop does not show it, or no longer
 */
export function priceLine(
  line: CartLine,
  piece: Piece | undefined,
  taxPercent: number,
  taken: Taken,
): Omit<QuoteLine, 'delivery'> {
  const variant = piece?.variants.find(({ id }) => id === line.variant);
  const kind = piece && findKind(piece, line.variant);
  const personalization = piece && readPersonalization(piece.fields, line.personalization);
  const { entries, surchargeCents, isPersonalized } = personalization ?? without;
  const state = findState(kind, personalization);
  const left = (kind?.stock ?? 0) - (taken.get(toKey(line)) ?? 0);
  const had = state === undefined && kind ? take(line, kind, taken) : { state: state ?? 'gone', count: 0 };
  const availability = findAvailability(had.count, left);
  const cents = kind?.cents ?? null;
  return {
    ...{ product: line.product, variant: line.variant, ...had },
    name: piece?.name ?? '',
    variant_name: variant?.name ?? null,
    variant_label: (variant && piece?.variantLabel) ?? null,
    reference: `${piece?.reference ?? ''}${variant?.referenceSuffix ?? ''}`,
    slug: piece?.slug ?? '',
    image: piece?.image ?? null,
    price_cents: cents === null ? null : cents + surchargeCents,
    surcharge_cents: surchargeCents,
    personalization: entries,
    is_personalized: isPersonalized,
    essentials: kind?.essentials ?? [],
    availability,
    shipping_days: kind ? findLeadTime(kind, availability) : null,
    tax_percent: piece?.taxPercent ?? taxPercent,
    manufacturer: piece?.manufacturer ?? null,
  };
}

function findKind(piece: Piece, variant: number | null): Kind | undefined {
  if (variant === null) return piece.variants.length > 0 ? undefined : piece;
  return piece.variants.find(({ id }) => id === variant);
}

/** Undefined where nothing but the stock decides. */
function findState(kind: Kind | undefined, personalization: Personalization | undefined): LineState | undefined {
  if (!kind) return 'gone';
  if (kind.cents === null) return 'on_request';
  return personalization ? undefined : 'invalid';
}

/** The same ring with two engravings is two lines and one stock. */
function take(line: CartLine, kind: Kind, taken: Taken): { state: LineState; count: number } {
  const { count } = line;
  const key = toKey(line);
  const before = taken.get(key) ?? 0;
  const left = Math.max(0, countAvailable(kind) - before);
  const had = Math.min(count, left);
  taken.set(key, before + had);
  if (had === count) return { state: 'ok', count };
  return { state: had > 0 ? 'fewer' : 'sold_out', count: had };
}

function toKey({ product, variant }: CartLine): string {
  return `${product}/${variant}`;
}
