import type { Cents } from '../base/money.ts';
import { isBlocking } from './line-issues.ts';
import type { QuoteSnapshot } from './quote-store.ts';
import type { PricedLine } from './use-cart-lines.ts';

export type CartSums = {
  count: number;
  goodsCents: Cents;
  wrapCents: Cents;
  /** Null until the country is known. */
  shippingCents: Cents | null;
  totalCents: Cents;
  /** When the whole order arrives; null where every line says the same already. */
  delivery: string | null;
  /** Empty until the server has calculated it. */
  tax: readonly { percent: number; cents: Cents }[];
};

/** The current price of one unit, or the price when it was added where there is no quote yet. */
export function getUnitCents({ line, quoted }: PricedLine): Cents {
  return quoted?.price_cents ?? line.priceCents;
}

/** How many units of a line can be ordered right now. */
export function getOrderableCount({ line, issues }: PricedLine): number {
  const fewerIssue = issues.find((one) => one.kind === 'fewer');
  if (fewerIssue?.kind === 'fewer') return fewerIssue.left;
  return issues.some(isBlocking) ? 0 : line.count;
}

/** The price of a line for the units that can be ordered; where there are none, for the requested count. */
export function getLineCents(item: PricedLine): Cents {
  return getUnitCents(item) * (getOrderableCount(item) || item.line.count);
}

/**
 * The totals of a cart. The server's own are shown as they are; until it has responded, the browser adds up what it
 * knows, so that a change of the cart shows at once.
 */
export function calculateSums(
  lines: readonly PricedLine[],
  quote: QuoteSnapshot['data'],
  isCurrent: boolean,
): CartSums {
  const count = lines.reduce((sum, one) => sum + getOrderableCount(one), 0);
  const known = lines.reduce((sum, one) => sum + getOrderableCount(one) * getUnitCents(one), 0);
  const wrapCents = quote?.wrap_cents ?? 0;
  const shippingCents = quote?.shipping_cents ?? null;
  if (quote && isCurrent) {
    const { goods_cents: goodsCents, total_cents: totalCents, tax } = quote;
    const isSameOnEveryLine = lines.every(({ quoted }) => quoted?.delivery === quote.delivery?.text);
    const delivery = isSameOnEveryLine ? null : (quote.delivery?.text ?? null);
    return { count, goodsCents, wrapCents, shippingCents, totalCents, delivery, tax };
  }
  const totalCents = known + wrapCents + (shippingCents ?? 0);
  return { count, goodsCents: known, wrapCents, shippingCents, totalCents, delivery: null, tax: [] };
}
