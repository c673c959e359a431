import type { Context } from '../../../directus.ts';
import type { Answer } from '../../../messages/answer.ts';
import { findOrder } from '../../orders/find-order.ts';
import { isPaidAlready } from '../../orders/mark-paid.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { parsePayPalTransaction } from '../parse-payment.ts';
import { answerState, orAway, refusePayment } from '../payment-answers.ts';
import { isPayable } from '../payment-record.ts';
import { settlePayPal } from './settle-paypal.ts';

/**
 * `POST /ecom/order/paypal_transaction`: somebody says to have agreed at PayPal. Only the PayPal order that was made for
 * this order counts, and only what PayPal itself says of it.
 */
export async function takePayPalTransaction(context: Context, body: unknown): Promise<Answer> {
  const parsed = parsePayPalTransaction(body);
  if ('wrong' in parsed) return unknownOrder;
  const { project, language, token, order_id: uuid, paypal } = parsed.value;
  const own = { project, uuid, token };
  const found = await findOrder(context, own);
  if (!found) return unknownOrder;
  return oneAtATime(found.id, () =>
    orAway(context, async () => {
      const order = await findOrder(context, own);
      if (order?.payment_method?.key !== 'paypal') return refusePayment('mismatch');
      if (paypal.orderID !== order.provider_order_id) return refusePayment('mismatch');
      if (isPaidAlready(order)) return answerState(context, 'paid', order, language);
      // What was given up is charged no more; a charge that came through before is found out all the same.
      const state = await settlePayPal(context, order, { mayCharge: isPayable(order) });
      return answerState(context, state, order, language);
    }),
  );
}
