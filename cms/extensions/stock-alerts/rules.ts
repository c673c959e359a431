import { parsePrice } from '../ecom/pricing/parse-price.ts';

/** Unconfirmed wishes are forgotten after two days, counted from when their mail went out. */
const confirmWithinMs = 48 * 3_600_000;

export function getExpiry(from: Date): string {
  return new Date(from.getTime() + confirmWithinMs).toISOString();
}

/** A wish ends a year after it was confirmed. */
export function getConfirmedCutoff(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - 1);
  return oldest.toISOString();
}

/** Who was written to before this has been forgotten, also where the mail never went out. */
export function getNotifiedCutoff(now: Date): string {
  return new Date(now.getTime() - 7 * 24 * 3_600_000).toISOString();
}

/** A stranger must neither fill somebody's letter box nor our database. */
export const limits = { mailsAnHour: 3, mailsADay: 6, openOfAddress: 10, confirmed: 10_000, pending: 5_000 };

type SellableItem = { stock: number | null; reorder_possible: boolean | null; price_brutto: string | number | null };

export type WatchedProduct = SellableItem & {
  status: string;
  product_variants: (SellableItem & { id: number; active: boolean | null })[] | null;
};

/**
 * How many can be bought of a product or of one of its variants, without end where it is made again; undefined where it is
 * not offered any more. Of a product that has variants, whoever named none may have any. What has no price is asked for and
 * not bought: its news waits until it has one.
 */
export function countSellable(product: WatchedProduct | undefined, variant: number | null): number | undefined {
  if (product?.status !== 'published') return undefined;
  const offered = (product.product_variants ?? []).filter(({ active }) => active);
  if (variant !== null) {
    const chosen = offered.find(({ id }) => id === variant);
    return chosen && countItem(chosen, product);
  }
  return offered.length > 0 ? offered.reduce((sum, kind) => sum + countItem(kind, product), 0) : countItem(product);
}

/** @param product whose price a variant has that has none of its own */
function countItem({ stock, reorder_possible, price_brutto }: SellableItem, product?: SellableItem): number {
  if (parsePrice(price_brutto ?? product?.price_brutto ?? null) === null) return 0;
  return reorder_possible ? Number.POSITIVE_INFINITY : Math.max(0, stock ?? 0);
}

/** How long those who were told have before the next ones hear of it. */
const turnDurationMs = 24 * 3_600_000;

/**
 * When those were told who still have their day. There are never more turns than pieces: what is sold ends one, the oldest
 * first, so that the next piece is news for the next ones.
 */
export function filterActiveTurns(turns: readonly string[], sellable: number, now: Date): string[] {
  const running = turns.filter((told) => now.getTime() - new Date(told).getTime() < turnDurationMs);
  return running.slice(Math.max(0, running.length - sellable));
}

/** Each of those who were told has a piece and a day: one ring is not announced to thirty people at once. */
export function countToNotify(sellable: number, waiting: number, turns: readonly string[], now: Date): number {
  return Math.min(waiting, sellable - filterActiveTurns(turns, sellable, now).length);
}

/** One more turn, where there is not enough for everybody. */
export function addTurn(turns: readonly string[], sellable: number, now: Date): string[] {
  const kept = filterActiveTurns(turns, sellable, now);
  return Number.isFinite(sellable) ? [...kept, now.toISOString()] : kept;
}
