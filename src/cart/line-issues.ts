import type { Cents } from '../base/money.ts';
import type { QuoteLine } from '../orders/quote.ts';
import type { CartLine } from './cart.ts';

/** What has become different about a line since it was put into the cart. */
export type LineIssue =
  | { kind: 'price'; wasCents: Cents; nowCents: Cents }
  | { kind: 'fewer'; wanted: number; left: number }
  | { kind: 'sold_out' | 'gone' | 'invalid' | 'on_request' };

/** What the shop says of a line now, measured by what the shopper saw last; the price first. */
export function findLineIssues(
  line: Pick<CartLine, 'priceCents' | 'count'>,
  quoted: Pick<QuoteLine, 'state' | 'count' | 'price_cents'> | undefined,
): LineIssue[] {
  if (!quoted) return [];
  const { state, count: left, price_cents: nowCents } = quoted;
  const isToBeHad = state === 'ok' || state === 'fewer';
  const issues: LineIssue[] = [];
  if (isToBeHad && nowCents !== null && nowCents !== line.priceCents) {
    issues.push({ kind: 'price', wasCents: line.priceCents, nowCents });
  }
  if (state === 'fewer' && left < 1) issues.push({ kind: 'sold_out' });
  // An answer to what was wanted before says nothing about what is wanted now.
  else if (state === 'fewer' && left < line.count) issues.push({ kind: 'fewer', wanted: line.count, left });
  else if (!isToBeHad) issues.push({ kind: state });
  return issues;
}

/** Whether it has to be settled before an order; another price only has to be seen. */
export function isBlocking({ kind }: LineIssue): boolean {
  return kind !== 'price';
}
