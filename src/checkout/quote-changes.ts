import type { Cents } from '../base/money.ts';
import type { Quote, QuoteLine } from '../orders/quote.ts';

export type QuoteChange =
  | { kind: 'price'; name: string; cents: Cents; before: Cents }
  | { kind: Exclude<QuoteLine['state'], 'ok'>; name: string; count: number; wanted: number }
  | { kind: 'shipping' | 'wrap' | 'total'; cents: Cents; before: Cents }
  | { kind: 'delivery'; text: string };

/**
 * Pieces that cannot be ordered as they lie in the cart.
 *
 * @param requested as many of each as were asked for
 */
export function findBlockingChanges(
  { lines }: Pick<Quote, 'lines'>,
  requested: readonly { count: number }[],
): QuoteChange[] {
  return lines.flatMap(({ state, name, count }, at) =>
    state === 'ok' ? [] : [{ kind: state, name: name ?? '', count, wanted: requested[at]?.count ?? count }],
  );
}

/**
 * What is not any more as it was accepted: what stands in the way first, then prices, and what it comes to. While something
 * stands in the way there are no sums to agree to.
 */
export function findQuoteChanges(before: Quote | null, now: Quote): QuoteChange[] {
  // What was accepted could be had as it was wanted.
  const obstacles = findBlockingChanges(now, before?.lines ?? []);
  if (!before) return obstacles;
  const prices = now.lines.flatMap(({ name, price_cents: cents }, at): QuoteChange[] => {
    const old = before.lines[at]?.price_cents ?? null;
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

/** What arrives sooner is no surprise to anybody. */
function compareDelivery(before: Quote['delivery'], now: Quote['delivery']): QuoteChange[] {
  return before && now && now.to > before.to ? [{ kind: 'delivery', text: now.text }] : [];
}
