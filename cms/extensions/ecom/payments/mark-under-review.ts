import type { Context } from '../../directus.ts';
import { transact } from '../../transact.ts';
import { findOrderSetting } from '../orders/find-order-setting.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { addEvent } from '../orders/order-event.ts';
import { queueOrderMails } from '../orders/order-mails.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { findCurrentPayment, getDetails, updateCurrentPayment } from './payment-record.ts';

/** Extended by every further check. */
const reviewTimeoutMs = 24 * 3_600_000;

/**
 * Keeps an order pending while the provider reviews its payment; staff, shopper and shop are notified once.
 *
 * @param reason for staff, in German
 */
export async function markUnderReview(
  context: Context,
  { id, project, language }: OrderRow,
  reason: string,
): Promise<void> {
  const setting = await findOrderSetting(context, project?.id ?? 0, language ?? 'de');
  await transact(context, async (work) => {
    const order = await lockOrder(work, id);
    if (order.payment_status !== 'pending') return;
    const date_expires = new Date(Date.now() + reviewTimeoutMs).toISOString();
    await work.open('ecommerce_order').updateOne(id, { date_expires });
    const details = getDetails(findCurrentPayment(order));
    await updateCurrentPayment(work, order, () => ({
      status: 'approved',
      details: { ...details, is_looked_at: true },
    }));
    if (details.is_looked_at) return;
    await addEvent(work, id, { kind: 'payment_approved', text: reason });
    if (setting && order.status !== 'cancelled') await queueOrderMails(work, order, setting, context.env);
  });
}
