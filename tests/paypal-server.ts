import { randomBytes } from 'node:crypto';
import { checkPayPalOrder, type PayPalOrderBody } from './paypal-rules.ts';
import { confirmSource, type NamedSource } from './paypal-sources.ts';
import {
  hasBasicCredentials,
  type ProviderCall,
  type ProviderReply,
  type ProviderServer,
  startProvider,
} from './provider-server.ts';

export const paypalAccount = {
  /** As the demo's settings have it. */
  clientId: 'vierlinden-demo-client',
  clientSecret: 'test-client-secret',
  merchantId: 'VIERLINDEN2027',
} as const;

type Capture = { id: string; status: string; amount: object; final_capture: boolean } & Record<string, unknown>;
type Unit = PayPalOrderBody['purchase_units'][number] & { payments?: { captures: Capture[] } };

export type PayPalOrder = {
  id: string;
  intent: string;
  status: string;
  purchase_units: Unit[];
  payment_source?: NamedSource;
};

/** As much of PayPal's Orders API (version 2) as a shop needs, refusing what PayPal refuses. */
export type PayPalServer = ProviderServer & {
  orders: Map<string, PayPalOrder>;
  /** What the next captures do. */
  captures: 'complete' | 'pending' | 'decline';
  /** The shopper agrees in PayPal's own window. */
  approve: (id: string) => void;
  /** The shopper agrees with a card, in fields of PayPal's or in a wallet. */
  confirm: (id: string, given: Parameters<typeof confirmSource>[1]) => void;
  /** Hosts that are registered for Apple Pay. */
  appleDomains: Set<string>;
  /** All tokens that were given out end. */
  endTokens: () => void;
  refunds: string[];
};

export async function startPayPalServer(port = 0): Promise<PayPalServer> {
  const orders: PayPalServer['orders'] = new Map();
  const tokens = new Set<string>();
  const answered = new Map<string, ProviderReply>();
  const refunds: string[] = [];

  const answer = (call: ProviderCall): ProviderReply => {
    if (call.path === '/v1/oauth2/token') return giveToken(call, tokens);
    const token = call.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!tokens.has(token)) return { code: 401, body: { error: 'invalid_token' } };
    if (call.method === 'GET') return readOrder(call.path);
    const key = `${call.path} ${String(call.headers['paypal-request-id'] ?? '')}`;
    const before = answered.get(key);
    if (before) return { ...before, code: 200 };
    const reply = act(call);
    // PayPal keeps what it did, not what it refused.
    if (reply.code < 300 && call.headers['paypal-request-id']) answered.set(key, structuredClone(reply));
    return reply;
  };
  const act = (call: ProviderCall): ProviderReply => {
    const [, order] = /^\/v2\/checkout\/orders\/([^/]+)\/capture$/.exec(call.path) ?? [];
    const [, capture] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(call.path) ?? [];
    if (call.path === '/v2/checkout/orders') return createOrder(call);
    if (order) return captureOrder(order);
    return capture ? refund(capture) : refuse(404, 'INVALID_RESOURCE_ID');
  };
  const createOrder = ({ body, headers }: ProviderCall): ProviderReply => {
    const checked = checkPayPalOrder(body, [paypalAccount.merchantId]);
    if ('issue' in checked) return refuse(checked.code, checked.issue);
    const { intent, purchase_units, payment_source } = checked.body;
    if (payment_source && !headers['paypal-request-id']) return refuse(400, 'PAYPAL_REQUEST_ID_REQUIRED');
    const status = payment_source?.paypal ? 'PAYER_ACTION_REQUIRED' : 'CREATED';
    const order: PayPalOrder = {
      id: makeId(),
      intent,
      status,
      purchase_units: purchase_units.map((unit) => ({
        ...unit,
        payee: unit.payee ?? { merchant_id: paypalAccount.merchantId },
      })),
      ...(payment_source && { payment_source: toNamed(payment_source) }),
    };
    orders.set(order.id, order);
    return { code: 201, body: order };
  };
  const readOrder = (path: string): ProviderReply => {
    const order = orders.get(/^\/v2\/checkout\/orders\/([^/]+)$/.exec(path)?.[1] ?? '');
    return order ? { code: 200, body: order } : refuse(404, 'INVALID_RESOURCE_ID');
  };
  const captureOrder = (id: string): ProviderReply => {
    const order = orders.get(id);
    const [unit] = order?.purchase_units ?? [];
    if (!order || !unit) return refuse(404, 'INVALID_RESOURCE_ID');
    if (order.status === 'COMPLETED') return refuse(422, 'ORDER_ALREADY_CAPTURED');
    const isNamed = order.status === 'CREATED' && isCardNamed(order);
    if (order.status === 'PAYER_ACTION_REQUIRED' && isCardNamed(order)) return refuse(422, 'PAYER_ACTION_REQUIRED');
    if (order.status !== 'APPROVED' && !isNamed) return refuse(422, 'ORDER_NOT_APPROVED');
    // Who pays in PayPal's window chooses anew there; an order with a card is at its end.
    if (paypal.captures === 'decline' && !isNamed) return refuse(422, 'INSTRUMENT_DECLINED');
    if (unit.invoice_id && isInvoicePaid(unit.invoice_id)) return refuse(422, 'DUPLICATE_INVOICE_ID');
    const { currency_code, value } = unit.amount;
    const capture: Capture = {
      id: makeId(),
      status: captureStatuses[paypal.captures],
      amount: { currency_code, value },
      final_capture: true,
      custom_id: unit.custom_id,
      invoice_id: unit.invoice_id,
    };
    unit.payments = { captures: [capture] };
    order.status = 'COMPLETED';
    return { code: 201, body: order };
  };
  const allCaptures = () =>
    [...orders.values()].flatMap(({ purchase_units }) =>
      purchase_units.flatMap((unit) => unit.payments?.captures ?? []),
    );
  const isInvoicePaid = (id: string) =>
    allCaptures().some((capture) => capture.invoice_id === id && capture.status !== 'DECLINED');
  const refund = (id: string): ProviderReply => {
    const capture = allCaptures().find((one) => one.id === id);
    if (!capture) return refuse(404, 'INVALID_RESOURCE_ID');
    if (capture.status === 'REFUNDED') return refuse(422, 'CAPTURE_FULLY_REFUNDED');
    capture.status = 'REFUNDED';
    refunds.push(id);
    return { code: 201, body: { id: makeId(), status: 'COMPLETED', amount: capture.amount } };
  };

  const getOrder = (id: string): PayPalOrder => {
    const order = orders.get(id);
    if (!order) throw new Error(`PayPal has no order ${id}.`);
    return order;
  };

  const paypal: PayPalServer = Object.assign(await startProvider(port, answer), {
    orders,
    refunds,
    captures: 'complete' as const,
    appleDomains: new Set(['localhost', '127.0.0.1']),
    confirm: (id: string, given: Parameters<typeof confirmSource>[1]) => confirmSource(getOrder(id), given),
    endTokens: () => tokens.clear(),
    approve: (id: string) => {
      getOrder(id).status = 'APPROVED';
    },
  });
  return paypal;
}

const captureStatuses = { complete: 'COMPLETED', pending: 'PENDING', decline: 'DECLINED' } as const;

function toNamed(given: object): NamedSource {
  return Object.fromEntries(Object.entries(given).map(([name, source]) => [name, { ...source }]));
}

function isCardNamed({ payment_source = {} }: PayPalOrder): boolean {
  return Object.values(payment_source).some((source) => 'last_digits' in source || 'card' in source);
}

function giveToken(call: ProviderCall, tokens: Set<string>): ProviderReply {
  if (!hasBasicCredentials(call, paypalAccount.clientId, paypalAccount.clientSecret)) {
    return { code: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
  }
  const isGrant = new URLSearchParams(String(call.body)).get('grant_type') === 'client_credentials';
  if (!isGrant) return { code: 400, body: { error: 'unsupported_grant_type' } };
  const token = randomBytes(24).toString('base64url');
  tokens.add(token);
  return { code: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
}

function makeId(): string {
  return randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
}

const names = { 400: 'INVALID_REQUEST', 404: 'RESOURCE_NOT_FOUND', 422: 'UNPROCESSABLE_ENTITY' } as const;

function refuse(code: keyof typeof names, issue: string): ProviderReply {
  return { code, body: { name: names[code], details: [{ issue }], debug_id: makeId() } };
}
