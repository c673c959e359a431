import { randomBytes } from 'node:crypto';
import { checkPayPalOrder, checkPayPalPatch, type PayPalOrderBody } from './paypal-rules.ts';
import { confirmSource, type NamedSource } from './paypal-sources.ts';
import {
  hasBasicCredentials,
  type ProviderCall,
  type ProviderReply,
  type ProviderServer,
  startProvider,
} from './provider-server.ts';

export const paypalAccount = {
  /** The client id of the demo's settings. */
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
  payer?: object;
  links?: { rel: string; href: string }[];
};

/** The payer who approves in PayPal's window. */
export type PayPalPayer = {
  payerId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  /** The recipient's name; the payer's where it is omitted. */
  shipTo?: string;
  address: { address_line_1?: string; admin_area_2?: string; postal_code?: string; country_code: string } & Record<
    string,
    string
  >;
};

export const somePayer: PayPalPayer = {
  ...{ payerId: 'QYR5Z8XDVJNXQ', email: 'zoe.brandt@muster.example', firstName: 'Zoë', lastName: 'Brandt-Keßler' },
  phone: '01713920012',
  address: { address_line_1: 'Hafenweg 7 b', admin_area_2: 'Hamburg', postal_code: '20457', country_code: 'DE' },
};

/** A fake of PayPal's Orders API (version 2) with what the shop uses, including validation. */
export type PayPalServer = ProviderServer & {
  orders: Map<string, PayPalOrder>;
  /** The result of the next captures. */
  captures: 'complete' | 'pending' | 'decline';
  /** The shopper approves in PayPal's window. */
  approve: (id: string, payer?: PayPalPayer) => void;
  /** The address at which a shopper approves. */
  payerPage: (id: string) => string;
  /**
   * Whether the approved amount may change: with instalments it may not (`fixed`); with `asks` a change requires a new
   * approval.
   */
  amounts: 'open' | 'fixed' | 'asks';
  /** The shopper pays with a card, in PayPal's fields or in a wallet. */
  confirm: (id: string, given: Parameters<typeof confirmSource>[1]) => void;
  /** Hosts that are registered for Apple Pay. */
  appleDomains: Set<string>;
  /** Expires all access tokens. */
  endTokens: () => void;
  refunds: string[];
};

export async function startPayPalServer(port = 0): Promise<PayPalServer> {
  const orders: PayPalServer['orders'] = new Map();
  const tokens = new Set<string>();
  const answered = new Map<string, ProviderReply>();
  const refunds: string[] = [];
  /** Approved amounts. */
  const agreed = new Map<string, number>();

  const answer = (call: ProviderCall): ProviderReply => {
    if (call.path === '/v1/oauth2/token') return giveToken(call, tokens);
    const token = call.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!tokens.has(token)) return { code: 401, body: { error: 'invalid_token' } };
    if (call.method === 'GET') return readOrder(call.path);
    const key = `${call.path} ${String(call.headers['paypal-request-id'] ?? '')}`;
    const before = answered.get(key);
    if (before) return { ...before, code: 200 };
    const reply = act(call);
    // PayPal remembers successful requests for idempotency, not refused ones.
    if (reply.code < 300 && call.headers['paypal-request-id']) answered.set(key, structuredClone(reply));
    return reply;
  };
  const act = (call: ProviderCall): ProviderReply => {
    const [, order] = /^\/v2\/checkout\/orders\/([^/]+)\/capture$/.exec(call.path) ?? [];
    const [, capture] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(call.path) ?? [];
    const [, patched] = /^\/v2\/checkout\/orders\/([^/]+)$/.exec(call.path) ?? [];
    if (call.method === 'PATCH') return patched ? patchOrder(patched, call.body) : refuse(404, 'INVALID_RESOURCE_ID');
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
    const id = makeId();
    const order: PayPalOrder = {
      id,
      intent,
      status,
      purchase_units: purchase_units.map((unit) => ({
        ...unit,
        payee: unit.payee ?? { merchant_id: paypalAccount.merchantId },
      })),
      ...(payment_source && { payment_source: toNamed(payment_source) }),
      links: [{ rel: 'self', href: `${paypal.url}/v2/checkout/orders/${id}` }, ...toPayerLinks(status, id)],
    };
    orders.set(order.id, order);
    return { code: 201, body: order };
  };
  const toPayerLinks = (status: string, id: string) =>
    status === 'PAYER_ACTION_REQUIRED' ? [{ rel: 'payer-action', href: paypal.payerPage(id) }] : [];
  const patchOrder = (id: string, body: unknown): ProviderReply => {
    const order = orders.get(id);
    if (!order) return refuse(404, 'INVALID_RESOURCE_ID');
    if (order.status === 'COMPLETED') return refuse(422, 'ORDER_ALREADY_COMPLETED');
    if (order.status !== 'CREATED' && order.status !== 'APPROVED') return refuse(422, 'NOT_PATCHABLE');
    const checked = checkPayPalPatch(body, [paypalAccount.merchantId]);
    if ('issue' in checked) return refuse(checked.code, checked.issue);
    const { unit } = checked;
    const isOther = Number(unit.amount.value) !== Number(order.purchase_units[0]?.amount.value);
    if (paypal.amounts === 'fixed' && isOther) return refuse(400, 'AMOUNT_NOT_PATCHABLE');
    order.purchase_units = [unit];
    if (paypal.amounts === 'asks' && isOther) order.status = 'PAYER_ACTION_REQUIRED';
    return { code: 204 };
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
    // In PayPal's window the payer can choose another instrument; a declined card ends the order.
    if (paypal.captures === 'decline' && !isNamed) return refuse(422, 'INSTRUMENT_DECLINED');
    // A larger amount requires a new approval (PSD2).
    if (Number(unit.amount.value) > (agreed.get(id) ?? Number.POSITIVE_INFINITY)) {
      order.status = 'PAYER_ACTION_REQUIRED';
      return refuse(422, 'PAYER_ACTION_REQUIRED');
    }
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
    amounts: 'open' as const,
    payerPage: (id: string) => `${paypal.url}/checkoutnow?token=${id}`,
    approve: (id: string, payer = somePayer) => {
      const order = getOrder(id);
      const [unit] = order.purchase_units;
      order.status = 'APPROVED';
      agreed.set(id, Number(unit?.amount.value));
      nameInOrder(order, payer);
    },
  });
  return paypal;
}

const captureStatuses = { complete: 'COMPLETED', pending: 'PENDING', decline: 'DECLINED' } as const;

function toNamed(given: object): NamedSource {
  return Object.fromEntries(Object.entries(given).map(([name, source]) => [name, { ...source }]));
}

/** Adds the payer to the order, as PayPal does; the payer's address where the shop gave none. */
function nameInOrder(order: PayPalOrder, payer: PayPalPayer): void {
  const { payerId, email, firstName, lastName, phone, address, shipTo = `${firstName} ${lastName}` } = payer;
  const name = { given_name: firstName, surname: lastName };
  order.payer = { payer_id: payerId, email_address: email, name };
  const paypal = order.payment_source?.paypal;
  if (!paypal) return;
  Object.assign(paypal, { account_id: payerId, email_address: email, name });
  if (phone) Object.assign(paypal, { phone_number: { national_number: phone } });
  const [unit] = order.purchase_units;
  if (unit && getExperience(order).shipping_preference === 'GET_FROM_FILE')
    unit.shipping = { name: { full_name: shipTo }, address };
}

/** The experience context of an order: locale, return addresses and shipping preference. */
export function getExperience({ payment_source }: Pick<PayPalOrder, 'payment_source'>): Record<string, string> {
  const context = payment_source?.paypal?.experience_context;
  // The schema allows only strings.
  return { ...(context as Record<string, string> | undefined) };
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
