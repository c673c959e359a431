import { type Cents, parseCents } from '../../base/money.ts';
import { getReduction, type Reduction } from '../price-history.ts';
import type { PriceTag } from './product-card.ts';

type Amount = string | number | null;
type Logged = { variant: { id: number } | number | null; price_brutto: Amount; valid_from: string };
type Priced = { price_brutto: Amount; original_price_brutto: Amount };

/** What a row has to hold so that its reductions can be told; variants are those that are offered. */
export type ReducibleRow = Priced & {
  product_variants: readonly (Priced & { id: number })[] | null;
  price_log: readonly Logged[] | null;
};

/** The reductions that may be advertised, one for each piece that has one. */
export function getReductions(row: ReducibleRow, now: number): { cents: Cents; reduction: Reduction }[] {
  const log = row.price_log ?? [];
  const variants = row.product_variants ?? [];
  const pieces = variants.length > 0 ? variants : [{ ...row, id: null }];
  return pieces.flatMap((piece) => {
    // A variant without a price of its own costs what the product costs, then and now.
    const isOwn = piece.id !== null && piece.price_brutto !== null;
    const cents = parseCents(isOwn ? piece.price_brutto : row.price_brutto);
    if (cents === null) return [];
    const announced = (piece.original_price_brutto ?? (isOwn ? null : row.original_price_brutto)) !== null;
    const own = log.filter(({ variant }) => toId(variant) === (isOwn ? piece.id : null));
    const reduction = getReduction({ nowCents: cents, announced, log: own.map(toLoggedPrice), now });
    return reduction ? [{ cents, reduction }] : [];
  });
}

/** A reduction belongs beside a price that is the same for every piece; beside "from …" nobody could tell of what. */
export function findReduction(price: PriceTag, row: ReducibleRow, now: number): Reduction | null {
  if (price.kind !== 'exact') return null;
  return getReductions(row, now).find(({ cents }) => cents === price.cents)?.reduction ?? null;
}

export function toId(variant: Logged['variant']): number | null {
  return typeof variant === 'object' ? (variant?.id ?? null) : variant;
}

/** The log is written in UTC and says so nowhere. */
export function toLoggedPrice({ price_brutto, valid_from }: Logged): { cents: Cents; validFrom: number } {
  const at = /(?:Z|[+-]\d\d:?\d\d)$/.test(valid_from) ? valid_from : `${valid_from}Z`;
  return { cents: parseCents(price_brutto) ?? 0, validFrom: Date.parse(at) };
}
