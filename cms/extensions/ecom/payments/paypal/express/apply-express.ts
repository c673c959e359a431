import type { EcommerceOrderRow, EcommercePaymentRow } from '../../../../../../src/directus/rows.generated.ts';
import type { OrderInput } from '../../../../../../src/orders/order-bodies.ts';
import type { Context } from '../../../../directus.ts';
import { createReader, type Transaction } from '../../../../transact.ts';
import { findOrderRow, lockOrder, type OrderRow } from '../../../orders/order-row.ts';
import { abandonOrder } from '../../../orders/order-stock.ts';
import { findList, findText, getBody, type ProviderResponse } from '../../call-provider.ts';
import type { PayableOrder } from '../../payable-order.ts';
import { findCurrentPayment, getDetails, isCharging } from '../../payment-record.ts';
import { getIssue, type PayPalApi } from '../paypal-api.ts';
import { writeUnit } from '../paypal-order.ts';
import { findExpress, hashPayer } from './express-token.ts';
import { findPayerId } from './read-express.ts';

type AppliedExpress =
  /** The updated PayPal order. */
  | { order: unknown }
  /** Why it cannot pay for the order. */
  | { issue: string };

type Options = { merchantId: string; payable: PayableOrder; payer: string };

/** Hash of the express payer; undefined if the payment was created for the order. */
export function findPayerHash(payment: EcommercePaymentRow | undefined): string | undefined {
  const { express } = getDetails(payment);
  return typeof express === 'string' ? express : undefined;
}

/**
 * Turns an express approval into the payment of an order: updates number, lines, shipping, total and address at PayPal.
 * Idempotent.
 *
 * @param answer the PayPal order before
 * @param options.payer hash of the payer; an approval by another account is not accepted
 * @throws ProviderUnavailable if the result is unknown
 */
export async function applyExpress(
  api: PayPalApi,
  answer: ProviderResponse,
  options: Options,
): Promise<AppliedExpress> {
  const { merchantId, payable, payer } = options;
  if (answer.code === 404) return { issue: getIssue(answer) };
  const found = getBody(answer);
  const status = findText(found, 'status');
  if (status === 'COMPLETED') return { order: found };
  if (status !== 'APPROVED') return { issue: 'ORDER_NOT_APPROVED' };
  if (hashPayer(findPayerId(found) ?? '') !== payer) return { issue: 'PAYER_CHANGED' };
  const [unit] = findList(found, 'purchase_units');
  if (findText(unit, 'custom_id') === payable.uuid) return { order: found };
  const id = findText(found, 'id') ?? '';
  const shipping = findShipping(unit);
  // Pickup orders have no address; the one that PayPal asked for stays there.
  const replaced = await api.replaceUnit(id, { ...shipping, ...writeUnit(payable, merchantId) });
  if (replaced.code >= 300) return { issue: getIssue(replaced) || 'NOT_PATCHABLE' };
  return { order: getBody(await api.readOrder(id)) };
}

function findShipping(unit: unknown): object {
  return typeof unit === 'object' && unit !== null && 'shipping' in unit ? { shipping: unit.shipping } : {};
}

const byPayPalOrder = (id: string) => ({ provider_order_id: { _eq: id } });

/** Id of an earlier order with the same approval. */
export async function findApprovedOrderId(context: Context, input: OrderInput): Promise<number | undefined> {
  const express = findExpress(context.env, input, new Date());
  if (!express) return undefined;
  const orders = (await createReader(context))<EcommerceOrderRow>('ecommerce_order');
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
export async function replaceOrder(
  work: Transaction,
  paypalOrderId: string,
  number: string,
): Promise<OrderRow | undefined> {
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
