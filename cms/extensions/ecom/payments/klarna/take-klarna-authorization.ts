import type { Context } from '../../../directus.ts';
import type { Answer } from '../../../messages/answer.ts';
import { isPaidAlready } from '../../orders/mark-paid.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { parseKlarnaAuthorization } from '../parse-payment.ts';
import { answerState, refusePayment } from '../payment-answers.ts';
import { isPayable } from '../payment-record.ts';
import { withOwnOrder } from '../with-own-order.ts';
import { settleKlarna } from './settle-klarna.ts';

/**
 * `POST /ecom/klarna/order`: somebody says to have agreed at Klarna. Only the session that was begun for this order
 * counts, and only what Klarna itself says of it.
 */
export async function takeKlarnaAuthorization(context: Context, body: unknown): Promise<Answer> {
  const parsed = parseKlarnaAuthorization(body);
  if ('wrong' in parsed) return unknownOrder;
  const { project, language, token, order_uuid: uuid, authorization_token } = parsed.value;
  return withOwnOrder(context, { project, uuid, token }, async (order) => {
    if (order.payment_method?.key !== 'klarna') return refusePayment('mismatch');
    if (isPaidAlready(order)) return answerState(context, 'paid', order, language);
    const state = await settleKlarna(context, order, { token: authorization_token, mayCharge: isPayable(order) });
    return answerState(context, state, order, language);
  });
}
