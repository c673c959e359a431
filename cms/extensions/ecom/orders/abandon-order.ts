import type { Work } from '../../transact.ts';
import { addEvent, type OrderEvent } from './order-event.ts';
import { hasEndingMail, hasVisitorMail, queueRefusal } from './order-refusal.ts';
import type { OrderRow } from './order-row.ts';
import { restoreOrderStock } from './order-stock.ts';

/** Cancels an unpaid order and returns its items to stock. */
export async function abandonOrder(work: Work, order: OrderRow, event: OrderEvent): Promise<void> {
  await restoreOrderStock(work, order);
  await work.open('ecommerce_order').updateOne(order.id, {
    ...{ status: 'cancelled', payment_status: 'failed', date_expires: null },
  });
  await addEvent(work, order.id, event);
  if ((await hasVisitorMail(work, order)) && !(await hasEndingMail(work, order))) await queueRefusal(work, order);
}
