import type { Cents } from '../base/money.ts';
import type { QuoteLine } from '../orders/quote.ts';
import type { CartLine } from './cart.ts';

/** A difference between a line of the cart and its current quote. */
export type LineIssue =
  | { kind: 'price'; wasCents: Cents; nowCents: Cents }
  | { kind: 'fewer'; wanted: number; left: number }
  | { kind: 'sold_out' | 'gone' | 'invalid' | 'on_request' };

/** The issues of a line: its quote compared with what the shopper saw last. A price change comes first. */
export function findLineIssues(
  line: Pick<CartLine, 'priceCents' | 'count'>,
  quoted: Pick<QuoteLine, 'state' | 'count' | 'price_cents'> | undefined,
): LineIssue[] {
  if (!quoted) return [];
  const { state, count: left, price_cents: nowCents } = quoted;
  const isAvailable = state === 'ok' || state === 'fewer';
  const issues: LineIssue[] = [];
  if (isAvailable && nowCents !== null && nowCents !== line.priceCents) {
    issues.push({ kind: 'price', wasCents: line.priceCents, nowCents });
  }
  if (state === 'fewer' && left < 1) issues.push({ kind: 'sold_out' });
  // A quote for an earlier count says nothing about the current one.
  else if (state === 'fewer' && left < line.count) issues.push({ kind: 'fewer', wanted: line.count, left });
  else if (!isAvailable) issues.push({ kind: state });
  return issues;
}

/** Whether an issue must be resolved before ordering. A new price only has to be seen. */
export function isBlocking({ kind }: LineIssue): boolean {
  return kind !== 'price';
}
