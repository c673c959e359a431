import type { OrderResponse } from '../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../../directus.ts';
import { findShop } from '../../../messages/shop.ts';
import { unknownOrder } from '../../orders/order-response.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { findList, findText, getBody, type ProviderResponse, ProviderUnavailable } from '../call-provider.ts';
import { toPayableOrder } from '../payable-order.ts';
import { attachPayment, isPayable } from '../payment-record.ts';
import { refusePayment, withOrderLock } from '../payment-responses.ts';
import { getKlarnaSessionState, writeKlarnaOrder } from './klarna-order.ts';
import { getKlarna, toExpectation } from './settle-klarna.ts';

/** `POST /ecom/klarna/session`: data for Klarna's form. Idempotent: repeated calls return the same session. */
export async function openKlarnaSession(context: Context, body: unknown): Promise<OrderResponse<'klarna/session'>> {
  const parsed = parseOrderBody('klarna/session', body);
  if (!parsed.isValid) return unknownOrder;
  return withOrderLock(context, parsed.input, async (order) => {
    if (order.payment_method?.key !== 'klarna') return refusePayment('declined');
    if (!isPayable(order)) return refusePayment('declined');
    return order.provider_order_id
      ? reuseSession(context, order, order.provider_order_id)
      : createSession(context, order);
  });
}

async function createSession(context: Context, order: OrderRow): Promise<OrderResponse<'klarna/session'>> {
  const shop = await findShop(context, order.project?.id ?? 0);
  const answer = await getKlarna(context).createSession(writeKlarnaOrder(toPayableOrder(order, shop?.name ?? '')));
  const id = findText(answer.body, 'session_id');
  if (answer.code >= 300 || !id) {
    throw new ProviderUnavailable(
      `Klarna opens no session: ${answer.code} ${findText(answer.body, 'error_code') ?? ''}`,
    );
  }
  const attachedId = await attachPayment(context, order, { provider: 'klarna', providerId: id });
  if (!attachedId) return refusePayment('declined');
  return attachedId === id ? toSessionResponse(answer) : reuseSession(context, order, attachedId);
}

async function reuseSession(context: Context, order: OrderRow, id: string): Promise<OrderResponse<'klarna/session'>> {
  const answer = await getKlarna(context).readSession(id);
  const { state } = getKlarnaSessionState(getBody(answer), toExpectation(order));
  return state === 'mismatch' ? refusePayment('declined') : toSessionResponse(answer);
}

function toSessionResponse({ body }: ProviderResponse): OrderResponse<'klarna/session'> {
  const client_token = findText(body, 'client_token');
  if (!client_token) throw new ProviderUnavailable('Klarna names no token for the browser.');
  const payment_method_categories = findList(body, 'payment_method_categories').map((category) => ({
    identifier: findText(category, 'identifier') ?? '',
    name: findText(category, 'name') ?? '',
  }));
  return { code: 200, body: { status: 'ok', client_token, payment_method_categories } };
}
