import type { Cents } from '../base/money.ts';
import type { Quote, QuoteLine } from '../orders/quote.ts';

export type QuoteChange =
  | { kind: 'price'; name: string; cents: Cents; before: Cents }
  | { kind: Exclude<QuoteLine['state'], 'ok'>; name: string; count: number; wanted: number }
  | { kind: 'shipping' | 'wrap' | 'total'; cents: Cents; before: Cents }
  | { kind: 'delivery'; text: string };

/**
 * The lines that cannot be ordered as they are in the cart.
 *
 * @param requested the counts that were requested, by position
 */
export function findBlockingChanges(
  { lines }: Pick<Quote, 'lines'>,
  requested: readonly { count: number }[],
): QuoteChange[] {
  return lines.flatMap(({ state, name, count }, index) =>
    state === 'ok' ? [] : [{ kind: state, name: name ?? '', count, wanted: requested[index]?.count ?? count }],
  );
}

/**
 * The differences between the accepted and the current quote: blocking changes first, then prices and sums. While a
 * line is blocked there are no sums to agree to.
 */
export function findQuoteChanges(before: Quote | null, now: Quote): QuoteChange[] {
  // All lines of the accepted quote were available in the requested count.
  const obstacles = findBlockingChanges(now, before?.lines ?? []);
  if (!before) return obstacles;
  const prices = now.lines.flatMap(({ name, price_cents: cents }, index): QuoteChange[] => {
    const old = before.lines[index]?.price_cents ?? null;
    return cents === null || old === null || cents === old
      ? []
      : [{ kind: 'price', name: name ?? '', cents, before: old }];
  });
  if (obstacles.length > 0) return [...obstacles, ...prices];
  return [
    ...prices,
    ...compare('shipping', before.shipping_cents ?? 0, now.shipping_cents ?? 0),
    ...compare('wrap', before.wrap_cents, now.wrap_cents),
    ...compare('total', before.total_cents, now.total_cents),
    ...compareDelivery(before.delivery, now.delivery),
  ];
}

function compare(kind: 'shipping' | 'wrap' | 'total', before: Cents, cents: Cents): QuoteChange[] {
  return cents === before ? [] : [{ kind, cents, before }];
}

/** An earlier delivery needs no agreement. */
function compareDelivery(before: Quote['delivery'], now: Quote['delivery']): QuoteChange[] {
  return before && now && now.to > before.to ? [{ kind: 'delivery', text: now.text }] : [];
}
