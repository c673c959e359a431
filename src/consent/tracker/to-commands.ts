import type { Cents } from '../../base/money.ts';
import type { TrackedLineItem } from './report.ts';
import type { TrackedOrder, TrackedProductView } from './tracking-data.ts';

/** A method of Matomo's, with its arguments. */
export type Command = readonly [method: string, ...values: unknown[]];

/** Matomo's unit is the currency, not the cent. */
export function toAmount(cents: Cents): number {
  return Number((cents / 100).toFixed(2));
}

/** Marks the next page view as one of a product, or of none. */
export function toViewCommand(view: TrackedProductView | undefined): Command {
  if (!view) return ['setEcommerceView'];
  const { slug, name, category, cents } = view;
  return ['setEcommerceView', slug, name, category ?? '', ...(cents === null ? [] : [toAmount(cents)])];
}

export function toCartCommands(lines: readonly TrackedLineItem[]): Command[] {
  const total = lines.reduce((sum, { count, priceCents }) => sum + count * priceCents, 0);
  return [...toItemCommands(lines), ['trackEcommerceCartUpdate', toAmount(total)]];
}

export function toOrderCommands({
  number,
  totalCents,
  goodsCents,
  taxCents,
  shippingCents,
  lines,
}: TrackedOrder): Command[] {
  const sums = [totalCents, goodsCents, taxCents, shippingCents].map(toAmount);
  return [...toItemCommands(lines), ['trackEcommerceOrder', number, ...sums]];
}

/** Matomo has one item per product, so its variants are merged, at their average price. */
function toItemCommands(lines: readonly TrackedLineItem[]): Command[] {
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
