import type { OrderResponse } from '../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../../directus.ts';
import { isPaidAlready } from '../../orders/mark-paid.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { isPayable } from '../payment-record.ts';
import { refusePayment, respondWithState } from '../payment-responses.ts';
import { withOrderLock } from '../with-order-lock.ts';
import { settlePayPal } from './settle-paypal.ts';

/**
 * `POST /ecom/order/paypal_transaction`: the browser reports an approval. Only the PayPal order of this order counts,
 * and only its state at PayPal.
 */
export async function confirmPayPalPayment(
  context: Context,
  body: unknown,
): Promise<OrderResponse<'order/paypal_transaction'>> {
  const parsed = parseOrderBody('order/paypal_transaction', body);
  if (!parsed.isValid) return unknownOrder;
  const { project, language, token, order_id: uuid, paypal } = parsed.input;
  return withOrderLock(context, { project, uuid, token }, async (order) => {
    if (order.payment_method?.key !== 'paypal') return refusePayment('mismatch');
    if (paypal.orderID !== order.provider_order_id) return refusePayment('mismatch');
    if (isPaidAlready(order)) return respondWithState(context, 'paid', order, language);
    // A cancelled order is not charged; a charge that came through before is still found.
    const state = await settlePayPal(context, order, { mayCharge: isPayable(order) });
    return respondWithState(context, state, order, language);
  });
}
