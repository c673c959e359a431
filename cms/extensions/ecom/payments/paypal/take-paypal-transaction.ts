import type { Context } from '../../../directus.ts';
import type { Answer } from '../../../messages/answer.ts';
import { isPaidAlready } from '../../orders/mark-paid.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { parsePayPalTransaction } from '../parse-payment.ts';
import { answerState, refusePayment } from '../payment-answers.ts';
import { isPayable } from '../payment-record.ts';
import { withOwnOrder } from '../with-own-order.ts';
import { settlePayPal } from './settle-paypal.ts';

/**
 * `POST /ecom/order/paypal_transaction`: somebody says to have agreed at PayPal. Only the PayPal order that was made for
 * this order counts, and only what PayPal itself says of it.
 */
export async function takePayPalTransaction(context: Context, body: unknown): Promise<Answer> {
  const parsed = parsePayPalTransaction(body);
  if ('wrong' in parsed) return unknownOrder;
  const { project, language, token, order_id: uuid, paypal } = parsed.value;
  return withOwnOrder(context, { project, uuid, token }, async (order) => {
    if (order.payment_method?.key !== 'paypal') return refusePayment('mismatch');
    if (paypal.orderID !== order.provider_order_id) return refusePayment('mismatch');
    if (isPaidAlready(order)) return answerState(context, 'paid', order, language);
    // What was given up is charged no more; a charge that came through before is found out all the same.
    const state = await settlePayPal(context, order, { mayCharge: isPayable(order) });
    return answerState(context, state, order, language);
  });
}
