import type { Cents } from '../base/money.ts';
import { isBlocking } from './line-issues.ts';
import type { QuoteSnapshot } from './quote-store.ts';
import type { PricedLine } from './use-cart-lines.ts';

export type CartSums = {
  count: number;
  goodsCents: Cents;
  wrapCents: Cents;
  /** Null until it is known where it goes. */
  shippingCents: Cents | null;
  totalCents: Cents;
  /** When all of it arrives, where a line does not say so already. */
  delivery: string | null;
  /** Empty while the shop has not counted it. */
  tax: readonly { percent: number; cents: Cents }[];
};

/** What one costs now, as far as anybody knows. */
export function getUnitCents({ line, quoted }: PricedLine): Cents {
  return quoted?.price_cents ?? line.priceCents;
}

/** How many of it can be ordered as it stands. */
export function getOrderableCount({ line, issues }: PricedLine): number {
  const fewerIssue = issues.find((one) => one.kind === 'fewer');
  if (fewerIssue?.kind === 'fewer') return fewerIssue.left;
  return issues.some(isBlocking) ? 0 : line.count;
}

/** What a line costs: as many as can be had; where there are none, as many as are wanted. */
export function getLineCents(item: PricedLine): Cents {
  return getUnitCents(item) * (getOrderableCount(item) || item.line.count);
}

/**
 * The sums of a cart. The shop's own are shown as they are; while it has not answered, the browser adds up what it knows,
 * so that a press on a button is answered at once.
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
