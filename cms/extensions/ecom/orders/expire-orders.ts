import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import { openReading, transact } from '../../transact.ts';
import { forEachCatching } from '../without-overlap.ts';
import { abandonOrder } from './abandon-order.ts';
import { lockOrder } from './lock-order.ts';
import { findOrderRow, type OrderRow } from './order-row.ts';

/** How long stock is reserved for a pending payment. */
export const paymentTimeoutMs = 30 * 60_000;

/**
 * Asks the payment provider before the reserved stock is released.
 *
 * @returns whether the order can be cancelled; false while the provider is unavailable, or if the order turns out to
 *   be paid
 */
export type QueryProvider = (context: Context, order: OrderRow) => Promise<boolean>;

/** Cancels orders that were not paid in time. Idempotent and safe across processes. */
export async function expireOrders(context: Context, now: Date, ask: QueryProvider = async () => true): Promise<void> {
  const read = await openReading(context);
  const due = await read<EcommerceOrderRow>('ecommerce_order').readByQuery({
    filter: { _and: [{ payment_status: { _eq: 'pending' } }, { date_expires: { _lt: now.toISOString() } }] },
    fields: ['id'],
    limit: 100,
  });
  await forEachCatching(context, due, async ({ id }) => {
    const order = await findOrderRow(read, { id: { _eq: id } });
    if (order && (await ask(context, order))) await expire(context, id, now);
  });
}

async function expire(context: Context, id: number, now: Date) {
  await transact(context, async (work) => {
    const order = await lockOrder(work, id);
    const isDue = order.date_expires !== null && new Date(order.date_expires) < now;
    if (order.payment_status !== 'pending' || !isDue) return;
    await abandonOrder(work, order, {
      kind: 'expired',
      text: 'Nicht rechtzeitig bezahlt; die Stücke sind wieder frei.',
    });
  });
}
