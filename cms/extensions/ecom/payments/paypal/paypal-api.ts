import type { PayPalSource } from '../../../../../src/orders/quote.ts';
import type { Context } from '../../../directus.ts';
import { createReader } from '../../../transact.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { findShopRules } from '../../pricing/find-shop-rules.ts';
import {
  callProvider,
  findText,
  findValue,
  type ProviderCall,
  ProviderNotConfigured,
  type ProviderResponse,
  ProviderUnavailable,
} from '../call-provider.ts';
import { findPayPalConfiguration, type PayPalConfiguration } from '../configuration.ts';

/** PayPal's Orders API, version 2: https://developer.paypal.com/docs/api/orders/v2/ */
export type PayPalApi = {
  /** @param requestId idempotency key */
  createOrder: (body: object, requestId: string) => Promise<ProviderResponse>;
  readOrder: (id: string) => Promise<ProviderResponse>;
  /** Replaces the purchase unit before capture. */
  replaceUnit: (id: string, unit: object) => Promise<ProviderResponse>;
  captureOrder: (id: string, requestId: string) => Promise<ProviderResponse>;
  /** Refunds a capture in full. */
  refundCapture: (captureId: string, requestId: string) => Promise<ProviderResponse>;
};

type Token = { value: string; validUntil: number };

/** A token that expires within a minute may expire during the request. */
const expiryMarginMs = 60_000;

const accessTokens = new Map<string, Token>();

export function openPayPal(configuration: PayPalConfiguration): PayPalApi {
  const ask = async (call: Omit<ProviderCall, 'url'> & { path: string }): Promise<ProviderResponse> => {
    const send = async () => {
      const authorization = `Bearer ${await getToken(configuration)}`;
      const { path, headers, ...rest } = call;
      return callProvider({ ...rest, url: `${configuration.url}${path}`, headers: { ...headers, authorization } });
    };
    const answer = await send();
    if (answer.code !== 401) return answer;
    // PayPal may revoke a token early.
    accessTokens.delete(getTokenKey(configuration));
    return send();
  };
  const post = (path: string, body: object, requestId: string) =>
    ask({
      method: 'POST',
      path,
      body,
      headers: {
        'content-type': 'application/json',
        prefer: 'return=representation',
        'paypal-request-id': requestId,
      },
    });
  const orders = '/v2/checkout/orders';
  return {
    createOrder: (body, requestId) => post(orders, body, requestId),
    readOrder: (id) => ask({ method: 'GET', path: `${orders}/${encodeURIComponent(id)}`, headers: {} }),
    replaceUnit: (id, value) =>
      ask({
        method: 'PATCH',
        path: `${orders}/${encodeURIComponent(id)}`,
        body: [{ op: 'replace', path: "/purchase_units/@reference_id=='default'", value }],
        headers: { 'content-type': 'application/json' },
      }),
    captureOrder: (id, requestId) => post(`${orders}/${encodeURIComponent(id)}/capture`, {}, requestId),
    refundCapture: (id, requestId) => post(`/v2/payments/captures/${encodeURIComponent(id)}/refund`, {}, requestId),
  };
}

async function getToken(configuration: PayPalConfiguration): Promise<string> {
  const key = getTokenKey(configuration);
  const cached = accessTokens.get(key);
  if (cached && cached.validUntil > Date.now()) return cached.value;
  const { url, clientId, clientSecret } = configuration;
  const answer = await callProvider({
    method: 'POST',
    url: `${url}/v1/oauth2/token`,
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const value = findText(answer.body, 'access_token');
  const seconds = Number(findValue(answer.body, 'expires_in'));
  if (answer.code !== 200 || !value)
    throw new ProviderUnavailable(`PayPal refused our own credentials with ${answer.code}.`);
  accessTokens.set(key, {
    value,
    validUntil: Date.now() + (Number.isFinite(seconds) ? seconds * 1000 : 0) - expiryMarginMs,
  });
  return value;
}

function getTokenKey({ url, clientId, clientSecret }: PayPalConfiguration): string {
  return [url, clientId, clientSecret].join('\n');
}

/** The reason that PayPal gives for a refusal, such as `INSTRUMENT_DECLINED`. */
export function getIssue({ body }: ProviderResponse): string {
  return findText(body, 'details', 0, 'issue') ?? findText(body, 'name') ?? '';
}

type PayPal = { api: PayPalApi; merchantId: string; sources: readonly PayPalSource[] };

/**
 * PayPal client for the shop of an order.
 *
 * @throws ProviderNotConfigured if it is not set up
 */
export async function getPayPal(context: Context, order: OrderRow): Promise<PayPal> {
  const rules = await findShopRules(
    await createReader(context),
    context.env,
    order.project?.id ?? 0,
    order.language ?? 'de',
  );
  const configuration = findPayPalConfiguration(context.env, rules?.paypalClientId);
  if (!configuration) throw new ProviderNotConfigured('PayPal is not set up.');
  const { merchantId } = configuration;
  return { api: openPayPal(configuration), merchantId, sources: rules?.paypalSources ?? [] };
}
