import type { TrackedOrder } from '../../consent/tracker/tracking-data.ts';
import type { Order } from '../order.ts';

/** What the statistics may know of an order: what was bought for how much, and nothing of who bought it. */
export function toTrackedOrder({ number, total_cents, goods_cents, shipping_cents, tax, lines }: Order): TrackedOrder {
  return {
    number,
    totalCents: total_cents,
    goodsCents: goods_cents,
    taxCents: tax.reduce((sum, { cents }) => sum + cents, 0),
    shippingCents: shipping_cents,
    lines: lines.map(({ slug, reference, name, count, price_cents }) => ({
      product: { slug: slug ?? reference ?? '', name },
      count,
      priceCents: price_cents,
    })),
  };
}
