import { parsePrice } from '../ecom/pricing/parse-price.ts';

/** Unconfirmed alerts expire two days after their mail was sent. */
const confirmWithinMs = 48 * 3_600_000;

export function getExpiry(from: Date): string {
  return new Date(from.getTime() + confirmWithinMs).toISOString();
}

/** Alerts confirmed before this time have expired, after a year. */
export function getConfirmedCutoff(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - 1);
  return oldest.toISOString();
}

/** Alerts notified before this time are deleted, even if the mail was never sent. */
export function getNotifiedCutoff(now: Date): string {
  return new Date(now.getTime() - 7 * 24 * 3_600_000).toISOString();
}

/** Prevents flooding somebody's mailbox or the database. */
export const limits = { mailsAnHour: 3, mailsADay: 6, openOfAddress: 10, confirmed: 10_000, pending: 5_000 };

type SellableItem = { stock: number | null; reorder_possible: boolean | null; price_brutto: string | number | null };

export type WatchedProduct = SellableItem & {
  status: string;
  product_variants: (SellableItem & { id: number; active: boolean | null })[] | null;
};

/**
 * Sellable quantity of a product or variant, infinite for backorders; undefined if it is not offered any more. For a
 * product with variants and none selected, it is the sum. Without a price it cannot be bought, so notifications wait.
 */
export function countSellable(product: WatchedProduct | undefined, variant: number | null): number | undefined {
  if (product?.status !== 'published') return undefined;
  const offered = (product.product_variants ?? []).filter(({ active }) => active);
  if (variant !== null) {
    const chosen = offered.find(({ id }) => id === variant);
    return chosen && countItem(chosen, product);
  }
  return offered.length > 0 ? offered.reduce((sum, item) => sum + countItem(item, product), 0) : countItem(product);
}

/** @param product whose price a variant inherits */
function countItem({ stock, reorder_possible, price_brutto }: SellableItem, product?: SellableItem): number {
  if (parsePrice(price_brutto ?? product?.price_brutto ?? null) === null) return 0;
  return reorder_possible ? Number.POSITIVE_INFINITY : Math.max(0, stock ?? 0);
}

/** How long notified customers have before the next ones are notified. */
const turnDurationMs = 24 * 3_600_000;

/**
 * Active turns: notifications of the last day. There are never more turns than items: a sale ends the oldest one, so
 * that the next item is announced to the next customers.
 */
export function filterActiveTurns(turns: readonly string[], sellable: number, now: Date): string[] {
  const running = turns.filter((notifiedAt) => now.getTime() - new Date(notifiedAt).getTime() < turnDurationMs);
  return running.slice(Math.max(0, running.length - sellable));
}

/**
 * How many customers to notify: each has an item for a day, so that one ring is not announced to thirty people at once.
 */
export function countToNotify(sellable: number, waiting: number, turns: readonly string[], now: Date): number {
  return Math.min(waiting, sellable - filterActiveTurns(turns, sellable, now).length);
}

/** Adds a turn if the quantity is limited. */
export function addTurn(turns: readonly string[], sellable: number, now: Date): string[] {
  const active = filterActiveTurns(turns, sellable, now);
  return Number.isFinite(sellable) ? [...active, now.toISOString()] : active;
}
