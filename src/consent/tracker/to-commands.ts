import type { Cents } from '../../base/money.ts';
import type { CountedOrder, CountedView } from './counted-facts.ts';
import type { CountedPiece } from './report.ts';

/** One of Matomo's methods, and what it takes. */
export type Command = readonly [method: string, ...values: unknown[]];

/** Matomo counts in units of the currency. */
export function toAmount(cents: Cents): number {
  return Number((cents / 100).toFixed(2));
}

/** The next page view is one of this product; of none, if undefined. */
export function toView(view: CountedView | undefined): Command {
  if (!view) return ['setEcommerceView'];
  const { slug, name, category, cents } = view;
  return ['setEcommerceView', slug, name, category ?? '', ...(cents === null ? [] : [toAmount(cents)])];
}

export function toCart(lines: readonly CountedPiece[]): Command[] {
  const total = lines.reduce((sum, { count, priceCents }) => sum + count * priceCents, 0);
  return [...toItems(lines), ['trackEcommerceCartUpdate', toAmount(total)]];
}

export function toOrder({ number, totalCents, goodsCents, taxCents, shippingCents, lines }: CountedOrder): Command[] {
  const sums = [totalCents, goodsCents, taxCents, shippingCents].map(toAmount);
  return [...toItems(lines), ['trackEcommerceOrder', number, ...sums]];
}

/** Matomo knows one line for each product: several kinds of it become one, at the price that they have on average. */
function toItems(lines: readonly CountedPiece[]): Command[] {
  const sums = new Map<string, { name: string; count: number; cents: Cents }>();
  for (const { product, count, priceCents } of lines) {
    const { name, ...before } = sums.get(product.slug) ?? { name: product.name, count: 0, cents: 0 };
    sums.set(product.slug, { name, count: before.count + count, cents: before.cents + count * priceCents });
  }
  const items = [...sums].map(
    ([slug, { name, count, cents }]): Command => ['addEcommerceItem', slug, name, '', toAmount(cents / count), count],
  );
  return [['clearEcommerceCart'], ...items];
}
