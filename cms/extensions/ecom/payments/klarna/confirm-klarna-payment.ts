import type { OrderResponse } from '../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../../directus.ts';
import { isPaidAlready } from '../../orders/mark-paid.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { isPayable } from '../payment-record.ts';
import { refusePayment, respondWithState } from '../payment-responses.ts';
import { withOrderLock } from '../with-order-lock.ts';
import { settleKlarna } from './settle-klarna.ts';

/**
 * `POST /ecom/klarna/order`: the browser reports an approval. Only this order's session counts, and only its state at
 * Klarna.
 */
export async function confirmKlarnaPayment(context: Context, body: unknown): Promise<OrderResponse<'klarna/order'>> {
  const parsed = parseOrderBody('klarna/order', body);
  if (!parsed.isValid) return unknownOrder;
  const { project, language, token, order_uuid: uuid, authorization_token } = parsed.input;
  return withOrderLock(context, { project, uuid, token }, async (order) => {
    if (order.payment_method?.key !== 'klarna') return refusePayment('mismatch');
    if (isPaidAlready(order)) return respondWithState(context, 'paid', order, language);
    const state = await settleKlarna(context, order, { token: authorization_token, mayCharge: isPayable(order) });
    return respondWithState(context, state, order, language);
  });
}
