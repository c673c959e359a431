import { parseCents } from '../../base/money.ts';
import { getReduction, type LoggedPrice, type Reduction } from '../price-history.ts';
import type { PriceTag } from './product-card.ts';

type Amount = string | number | null;
type PriceLogRow = { variant: { id: number } | number | null; price_brutto: Amount; valid_from: string };
type PricedRow = { price_brutto: Amount; original_price_brutto: Amount };

/** The fields of a product row that its reductions are calculated from; variants are the active ones. */
export type ReducibleRow = PricedRow & {
  product_variants: readonly (PricedRow & { id: number })[] | null;
  price_log: readonly PriceLogRow[] | null;
};

type SkuRow = PricedRow & { id: number | null };

/**
 * The reduction of one SKU: of a variant, or of the product itself (`id` null). A variant without a price of its own
 * costs what the product costs, and did so before it had its own.
 */
export function findSkuReduction(sku: SkuRow, row: ReducibleRow, now: number): Reduction | null {
  const isOwn = sku.id !== null && sku.price_brutto !== null;
  const nowCents = parseCents(isOwn ? sku.price_brutto : row.price_brutto);
  if (nowCents === null) return null;
  const announced = (sku.original_price_brutto ?? (isOwn ? null : row.original_price_brutto)) !== null;
  return getReduction({
    currentCents: nowCents,
    isAnnounced: announced,
    log: findSkuPriceLog(sku.id, isOwn, row.price_log ?? []),
    now,
  });
}

/**
 * The reduction on a product's card: the smallest among the SKUs that cost what the card says; null where one of them
 * is not reduced.
 */
export function findCardReduction(price: PriceTag, row: ReducibleRow, now: number): Reduction | null {
  if (price.kind === 'on_request') return null;
  const variants = row.product_variants ?? [];
  const skus: readonly SkuRow[] = variants.length > 0 ? variants : [{ ...row, id: null }];
  const atCardPrice = skus.filter((sku) => parseCents(sku.price_brutto ?? row.price_brutto) === price.cents);
  const reductions = atCardPrice.flatMap((sku) => findSkuReduction(sku, row, now) ?? []);
  if (reductions.length < atCardPrice.length) return null;
  return reductions.toSorted((a, b) => a.lowestCents - b.lowestCents)[0] ?? null;
}

/**
 * The price log of a SKU. Entries of a variant begin when it gets a price of its own; before, the product's entries
 * apply. A single entry of a variant does not prove that it was sold before.
 */
function findSkuPriceLog(id: number | null, isOwn: boolean, log: readonly PriceLogRow[]): LoggedPrice[] {
  const listOf = (variant: number | null) => log.filter((line) => toId(line.variant) === variant).map(toLoggedPrice);
  if (id === null) return listOf(null);
  const own = listOf(id);
  if (isOwn && own.length < 2) return own;
  const begin = Math.min(...own.map(({ validFrom }) => validFrom));
  return [...listOf(null).filter(({ validFrom }) => validFrom < begin), ...own];
}

function toId(variant: PriceLogRow['variant']): number | null {
  return typeof variant === 'object' ? (variant?.id ?? null) : variant;
}

/** Timestamps of the log are in UTC without saying so. */
function toLoggedPrice({ price_brutto, valid_from }: PriceLogRow): LoggedPrice {
  const at = /(?:Z|[+-]\d\d:?\d\d)$/.test(valid_from) ? valid_from : `${valid_from}Z`;
  return { cents: parseCents(price_brutto) ?? 0, validFrom: Date.parse(at) };
}
