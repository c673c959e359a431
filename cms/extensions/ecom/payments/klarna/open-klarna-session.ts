import type { Context } from '../../../directus.ts';
import type { Answer } from '../../../messages/answer.ts';
import { findShop } from '../../../messages/shop.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { parseOwnOrder } from '../../orders/parse-order.ts';
import { unknownOrder } from '../../orders/read-order.ts';
import { getBody, type ProviderAnswer, ProviderAway } from '../call-provider.ts';
import { findList, findText } from '../json-value.ts';
import { refusePayment } from '../payment-answers.ts';
import { isPayable, keepBegun } from '../payment-record.ts';
import { toPayableOrder } from '../to-payable-order.ts';
import { withOwnOrder } from '../with-own-order.ts';
import { judgeKlarnaSession } from './judge-klarna.ts';
import { writeKlarnaOrder } from './klarna-order.ts';
import { getKlarna, toExpectation } from './settle-klarna.ts';

/** `POST /ecom/klarna/session`: what a browser needs to show Klarna's form. Asked again, it is the same session. */
export async function openKlarnaSession(context: Context, body: unknown): Promise<Answer> {
  const parsed = parseOwnOrder(body);
  if ('wrong' in parsed) return unknownOrder;
  return withOwnOrder(context, parsed.value, async (order) => {
    if (order.payment_method?.key !== 'klarna') return refusePayment('declined');
    if (!isPayable(order)) return refusePayment('declined');
    return order.provider_order_id ? showAgain(context, order, order.provider_order_id) : begin(context, order);
  });
}

async function begin(context: Context, order: OrderRow): Promise<Answer> {
  const shop = await findShop(context, order.project?.id ?? 0);
  const answer = await getKlarna(context).createSession(writeKlarnaOrder(toPayableOrder(order, shop?.name ?? '')));
  const id = findText(answer.body, 'session_id');
  if (answer.code >= 300 || !id) {
    throw new ProviderAway(`Klarna opens no session: ${answer.code} ${findText(answer.body, 'error_code') ?? ''}`);
  }
  const kept = await keepBegun(context, order, { provider: 'klarna', providerId: id });
  if (!kept) return refusePayment('declined');
  return kept === id ? tell(answer) : showAgain(context, order, kept);
}

async function showAgain(context: Context, order: OrderRow, id: string): Promise<Answer> {
  const answer = await getKlarna(context).readSession(id);
  const { state } = judgeKlarnaSession(getBody(answer), toExpectation(order));
  return state === 'mismatch' ? refusePayment('declined') : tell(answer);
}

function tell({ body }: ProviderAnswer): Answer {
  const client_token = findText(body, 'client_token');
  if (!client_token) throw new ProviderAway('Klarna names no token for the browser.');
  const payment_method_categories = findList(body, 'payment_method_categories').map((category) => ({
    identifier: findText(category, 'identifier') ?? '',
    name: findText(category, 'name') ?? '',
  }));
  return { code: 200, body: { status: 'ok', client_token, payment_method_categories } };
}
