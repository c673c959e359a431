import type { EcommerceOrderRow } from '../../../../../../src/directus/rows.generated.ts';
import type { OrderInput } from '../../../../../../src/orders/order-bodies.ts';
import type { Context } from '../../../../directus.ts';
import { openReading, type Work } from '../../../../transact.ts';
import { abandonOrder } from '../../../orders/abandon-order.ts';
import { lockOrder } from '../../../orders/lock-order.ts';
import { findOrderRow, type OrderRow } from '../../../orders/order-row.ts';
import { findCurrentPayment, isCharging } from '../../payment-record.ts';
import { findExpress } from './find-express.ts';

const byPayPalOrder = (id: string) => ({ provider_order_id: { _eq: id } });

/** Id of an earlier order with the same approval. */
export async function findApprovedOrderId(context: Context, input: OrderInput): Promise<number | undefined> {
  const express = findExpress(context.env, input, new Date());
  if (!express) return undefined;
  const orders = (await openReading(context))<EcommerceOrderRow>('ecommerce_order');
  const query = { filter: byPayPalOrder(express.paypalOrderId), fields: ['id'], limit: 1 };
  return (await orders.readByQuery(query))[0]?.id;
}

/**
 * A second order with the same approval means that the response to the first one was lost. The first one is cancelled,
 * so that only one is charged.
 *
 * @param number of the new order
 * @returns the earlier order if it is paid or may be charged; undefined if the new one is to be placed
 */
export async function replaceOrder(work: Work, paypalOrderId: string, number: string): Promise<OrderRow | undefined> {
  const found = await findOrderRow(work.open, byPayPalOrder(paypalOrderId));
  const order = found && (await lockOrder(work, found.id));
  if (order?.provider_order_id !== paypalOrderId || order.status === 'cancelled') return undefined;
  if (order.payment_status === 'paid' || isCharging(order)) return order;
  if (order.payment_status !== 'pending') return undefined;
  const payment = findCurrentPayment(order);
  await abandonOrder(work, order, {
    kind: 'cancelled',
    text: `Mit derselben Zustimmung bei PayPal neu bestellt: ${number}.`,
  });
  // A refused payment keeps its record.
  if (payment?.status !== 'created') return undefined;
  await work.open('ecommerce_order').updateOne(order.id, { provider_order_id: null });
  await work.open('ecommerce_payment').updateOne(payment.id, { provider_id: null, status: 'failed' });
  return undefined;
}
