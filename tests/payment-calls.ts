import { deepEqual, equal, partialDeepStrictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { call, cms, makeClient, makeEmail } from './order-api-calls.ts';

export type Method = 'paypal' | 'klarna';
export type Placed = { uuid: string; token: string; number: string; total_cents: number };

const methods = { klarna: 3, paypal: 4 } as const;
/** A polishing cloth, of which the demo has a large stock. */
const lineItem = { product: 610, variant: null, personalization: {}, count: 1 };
const parcel = { id: 1, cents: 690 };
export const total = 1250 + parcel.cents;

const address = {
  ...{ first_name: 'Zoë', last_name: 'Brandt-Keßler', company: '', street: 'Hafenweg', house_number: '7 b' },
  ...{ addition: '', zip_code: '20457', city: 'Hamburg', country: 'DE' },
};

const shop = { project: 'vierlinden.example', language: 'de' };

export function makeOrderBody(method: Method, changes: object = {}) {
  return {
    ...{ ...shop, id: randomUUID(), client: makeClient(), lines: [lineItem], email: makeEmail(), phone: '' },
    ...{ shipping_address: address, invoice_address: null, comment: '', payment_method: methods[method] },
    ...{ shipping_method: parcel.id, present_wrap: false, accepted_total_cents: total },
    ...changes,
  };
}

/** Places an order with a pending payment. */
export async function placeOrder(method: Method, changes: object = {}): Promise<Placed> {
  const { code, answer } = await call('order', makeOrderBody(method, changes));
  equal(code, 200, JSON.stringify(answer));
  return answer.order as Placed;
}

type Row = {
  id: number;
  status: string;
  payment_status: string;
  payment_reference: string | null;
  provider_order_id: string | null;
  payments: { provider: string; provider_id: string; status: string; amount: string | number; currency: string }[];
  events: { kind: string }[];
  mails: { recipient: string; subject: string }[];
};

/** The order as stored in the content system. */
export async function readOrder({ uuid }: Placed): Promise<Row> {
  const [row] = await cms.get<Row[]>(
    `/items/ecommerce_order?filter[uuid][_eq]=${uuid}&fields=*,payments.*,events.kind,mails.recipient,mails.subject`,
  );
  if (!row) throw new Error(`There is no order ${uuid}.`);
  return row;
}

export const changeOrder = async (order: Placed, changes: object) =>
  cms.patch(`/items/ecommerce_order/${(await readOrder(order)).id}`, changes);

const own = ({ uuid, token }: Placed) => ({ ...shop, uuid, token });

export const beginPayPal = (order: Placed, changes: object = {}) => call('paypal/order', { ...own(order), ...changes });
export const beginKlarna = (order: Placed) => call('klarna/session', own(order));
export const cancel = (order: Placed) => call('order/cancel', own(order));

/** Starts the payment, and returns the provider's order id. */
export async function begin(order: Placed, method: Method): Promise<string> {
  const { code, answer } = await (method === 'paypal' ? beginPayPal(order) : beginKlarna(order));
  equal(code, 200, JSON.stringify(answer));
  return (await readOrder(order)).provider_order_id ?? '';
}

export const capturePayPal = ({ uuid, token }: Placed, orderID: string, changes: object = {}) =>
  call('order/paypal_transaction', { ...shop, order_id: uuid, token, paypal: { orderID }, ...changes });

export const placeKlarnaOrder = ({ uuid, token }: Placed, authorization_token: string, changes: object = {}) =>
  call('klarna/order', { ...shop, order_uuid: uuid, token, authorization_token, ...changes });

export const failed = (code: number, reason: string) => ({ code, answer: { status: 'failed', reason } });

/** @param wasUnderReview by its provider, so that shopper and shop got mails before it was paid, too */
export async function expectPaid(order: Placed, method: Method, wasUnderReview = false): Promise<void> {
  const row = await readOrder(order);
  partialDeepStrictEqual(row, { status: 'paid', payment_status: 'paid' });
  equal(row.payments.length, 1);
  partialDeepStrictEqual(row.payments[0], { provider: method, status: 'captured', currency: 'EUR' });
  equal(Number(row.payments[0]?.amount), order.total_cents / 100);
  equal(row.events.filter(({ kind }) => kind === 'payment_captured').length, 1);
  const both = wasUnderReview ? ['shop', 'shop', 'visitor', 'visitor'] : ['shop', 'visitor'];
  deepEqual(row.mails.map(({ recipient }) => recipient).sort(), both);
}

/** Expects a pending order without payment, mail or event. */
export async function expectUnpaid(order: Placed): Promise<void> {
  deepEqual((await expectPending(order)).mails, []);
}

/** Expects a pending order; shopper and shop got one mail about the provider's review. */
export async function expectUnderReview(order: Placed): Promise<void> {
  const { mails, events } = await expectPending(order);
  deepEqual(mails.map(({ recipient }) => recipient).sort(), ['shop', 'visitor']);
  equal(events.filter(({ kind }) => kind === 'payment_approved').length, 1);
}

async function expectPending(order: Placed): Promise<Row> {
  const row = await readOrder(order);
  equal(row.payment_status, 'pending');
  deepEqual(
    row.payments.filter(({ status }) => status === 'captured'),
    [],
  );
  return row;
}
