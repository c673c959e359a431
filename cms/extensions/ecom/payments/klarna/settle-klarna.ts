import type { OrderResponse } from '../../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../../src/orders/parse-order-body.ts';
import type { Context } from '../../../directus.ts';
import { findShop } from '../../../messages/shop.ts';
import { isPaidAlready, markPaid, markUnderReview } from '../../orders/mark-paid.ts';
import { unknownOrder } from '../../orders/order-response.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import {
  callProvider,
  findText,
  getBody,
  type ProviderCall,
  ProviderNotConfigured,
  type ProviderResponse,
  ProviderUnavailable,
} from '../call-provider.ts';
import { findKlarnaConfiguration, type KlarnaConfiguration } from '../configuration.ts';
import { currency, getTotal, type PaymentState, toPayableOrder } from '../payable-order.ts';
import {
  extendOrderExpiry,
  findCurrentPayment,
  getDetails,
  isPayable,
  recordMismatch,
  recordRefusal,
  recordUnknownPayment,
} from '../payment-record.ts';
import { refusePayment, respondWithState, withOrderLock } from '../payment-responses.ts';
import {
  getKlarnaOrderState,
  getKlarnaSessionState,
  type KlarnaExpectation,
  writeKlarnaOrder,
} from './klarna-order.ts';

type Outcome = { state: PaymentState; orderId?: string; issue?: string };

/** Klarna placed the order, but the response with its id was lost; only staff can look up its state. */
const placedUnconfirmed: Outcome = { state: 'pending' };

/** @throws ProviderNotConfigured if it is not set up */
export function getKlarna({ env }: Context): KlarnaApi {
  const configuration = findKlarnaConfiguration(env);
  if (!configuration) throw new ProviderNotConfigured('Klarna is not set up.');
  return openKlarna(configuration);
}

export function toExpectation(order: OrderRow): KlarnaExpectation {
  return { number: order.order_number, uuid: order.uuid, total: getTotal(order) };
}

/**
 * Queries the state of an order's payment at Klarna and stores it.
 *
 * @param token authorization token that the browser sent, if any; Klarna knows it as well
 * @param mayCharge whether to place the order that the shopper approved
 * @throws ProviderUnavailable if the state is unknown
 */
export async function settleKlarna(
  context: Context,
  order: OrderRow,
  { token, mayCharge }: { token?: string; mayCharge: boolean },
): Promise<PaymentState> {
  const { provider_order_id: sessionId } = order;
  if (!sessionId) return token ? 'mismatch' : 'open';
  const api = getKlarna(context);
  const expected = toExpectation(order);
  const findSession = () => api.readSession(sessionId);
  const readSession = async () => getKlarnaSessionState(getBody(await findSession()), expected);
  const { klarna_order_id: klarnaOrderId, is_looked_at } = getDetails(findCurrentPayment(order));
  const outcome = await find();
  await saveOutcome(context, order, outcome);
  return outcome.state;

  async function find(): Promise<Outcome> {
    if (typeof klarnaOrderId === 'string') return verify(klarnaOrderId);
    if (is_looked_at) return placedUnconfirmed;
    const answer = await findSession();
    if (answer.code === 404) {
      await recordUnknownPayment(context, order, 'klarna');
      return { state: 'open' };
    }
    const session = getKlarnaSessionState(getBody(answer), expected);
    if (session.state === 'mismatch') return { state: 'mismatch' };
    if (session.state === 'placed') return placedUnconfirmed;
    // Only the authorization of this order's own session is placed, so that none pays for two orders.
    const authorizationToken = session.authorizationToken;
    if (token && authorizationToken && token !== authorizationToken) return { state: 'mismatch' };
    if (!authorizationToken) return { state: token ? 'declined' : 'open' };
    if (!mayCharge || !(await extendOrderExpiry(context, order))) return { state: token ? 'declined' : 'approved' };
    return place(authorizationToken);
  }

  async function place(authorizationToken: string): Promise<Outcome> {
    const shop = await findShop(context, order.project?.id ?? 0);
    const body = writeKlarnaOrder(toPayableOrder(order, shop?.name ?? ''));
    try {
      const answer = await api.placeOrder(authorizationToken, body);
      const orderId = findText(answer.body, 'order_id');
      if (answer.code < 300 && orderId) {
        await extendOrderExpiry(context, order, { details: { klarna_order_id: orderId }, isCharged: true });
        return verify(orderId);
      }
      if ((await readSession()).state === 'placed') return placedUnconfirmed;
      return { state: 'declined', issue: findText(answer.body, 'error_code') ?? String(answer.code) };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) || (await readSession()).state !== 'placed') throw error;
      return placedUnconfirmed;
    }
  }

  async function verify(orderId: string): Promise<Outcome> {
    return { state: getKlarnaOrderState(getBody(await api.readOrder(orderId)), orderId, expected), orderId };
  }
}

/** Releases the authorization of an order that the shopper cancels. */
export async function releaseKlarna(context: Context, order: OrderRow): Promise<void> {
  if (!order.provider_order_id) return;
  const api = getKlarna(context);
  const session = getKlarnaSessionState(getBody(await api.readSession(order.provider_order_id)), toExpectation(order));
  if (session.authorizationToken) await api.releaseAuthorization(session.authorizationToken);
}

const underReviewNote = 'Klarna prüft die Zahlung noch.';

const lostResponseNote =
  'Bei Klarna steht eine Bestellung, doch die Antwort ging verloren. Bitte dort unter dieser Bestellnummer nachsehen, ' +
  'ob sie angenommen ist, und danach hier den Stand der Zahlung eintragen.';

async function saveOutcome(context: Context, order: OrderRow, { state, orderId, issue = '' }: Outcome) {
  switch (state) {
    case 'paid':
      await markPaid(context, order.id, {
        ...{ provider: 'klarna', providerId: orderId ?? '', amountCents: getTotal(order), currency },
        details: { klarna_session_id: order.provider_order_id },
      });
      return;
    case 'pending':
      await markUnderReview(context, order, orderId ? underReviewNote : lostResponseNote);
      return;
    case 'declined':
      await recordRefusal(context, order, 'klarna', { issue });
      return;
    case 'mismatch':
      context.logger.error(`Klarna names something else than order ${order.id} asks for.`);
      await recordMismatch(context, order, 'klarna');
      return;
    default:
  }
}

/** Klarna Payments and Order Management: https://docs.klarna.com/api/payments/ */
export type KlarnaApi = {
  createSession: (body: object) => Promise<ProviderResponse>;
  readSession: (id: string) => Promise<ProviderResponse>;
  placeOrder: (authorizationToken: string, body: object) => Promise<ProviderResponse>;
  /** Releases an authorization that no order came of. */
  releaseAuthorization: (authorizationToken: string) => Promise<ProviderResponse>;
  readOrder: (id: string) => Promise<ProviderResponse>;
};

export function openKlarna({ url, username, password }: KlarnaConfiguration): KlarnaApi {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const ask = async (method: ProviderCall['method'], path: string, body?: object) => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const answer = await callProvider({ url: `${url}${path}`, method, headers, ...(body && { body }) });
    if (answer.code === 401) throw new ProviderUnavailable('Klarna refused our own credentials.');
    return answer;
  };
  const session = (id: string) => `/payments/v1/sessions/${encodeURIComponent(id)}`;
  const authorizationOf = (token: string) => `/payments/v1/authorizations/${encodeURIComponent(token)}`;
  const orderOf = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
  return {
    createSession: (body) => ask('POST', '/payments/v1/sessions', body),
    readSession: (id) => ask('GET', session(id)),
    placeOrder: (token, body) => ask('POST', `${authorizationOf(token)}/order`, body),
    releaseAuthorization: (token) => ask('DELETE', authorizationOf(token)),
    readOrder: (id) => ask('GET', orderOf(id)),
  };
}

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
