import type { Work } from '../../transact.ts';
import { addEvent, type OrderEvent } from './order-event.ts';
import { returnPieces } from './order-pieces.ts';
import { hasReceipt, isCalledOff, queueRefusal } from './order-refusal.ts';
import type { OrderRow } from './order-row.ts';

/** An order that is not paid and will not be: its pieces go back on the shelf. */
export async function giveUp(work: Work, order: OrderRow, event: OrderEvent): Promise<void> {
  await returnPieces(work, order);
  await work.open('ecommerce_order').updateOne(order.id, {
    ...{ status: 'cancelled', payment_status: 'failed', date_expires: null },
  });
  await addEvent(work, order.id, event);
  if ((await hasReceipt(work, order)) && !(await isCalledOff(work, order))) await queueRefusal(work, order);
}
