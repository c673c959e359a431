import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type PayPalServer,
  paypalAccount,
  somePayer,
  startPayPalServer,
} from '../../../../../../tests/paypal-server.ts';
import { createReader, transact } from '../../../../transact.ts';
import { findText } from '../../call-provider.ts';
import { findPayPalConfiguration } from '../../configuration.ts';
import { checkBeforeExpiry, reconcilePayments } from '../../query-provider.ts';
import { createTestShop, inMinutes, orderAccess } from '../../shop-fixture.ts';
import { createPayPalOrder } from '../create-paypal-order.ts';
import { openPayPal } from '../paypal-api.ts';
import { confirmPayPalPayment } from '../settle-paypal.ts';
import { replaceOrder } from './apply-express.ts';
import { hashPayer } from './express-token.ts';
import { isApprovalUsed } from './read-express.ts';

let paypal: PayPalServer;
beforeAll(async () => {
  paypal = await startPayPalServer();
});
beforeEach(() => {
  paypal.orders.clear();
  Object.assign(paypal, { captures: 'complete', amounts: 'open' });
});
afterAll(() => paypal.stop());

const money = (value: string) => ({ currency_code: 'EUR', value });

/** An order of two rings for 200 euros with an express approval. */
async function openTied(agreed = '206.90') {
  const shop = createTestShop({ paypal: paypal.url });
  const configuration = findPayPalConfiguration(shop.context.env, paypalAccount.clientId);
  if (!configuration) throw new Error('PayPal is not set up.');
  const experience_context = { shipping_preference: 'GET_FROM_FILE', user_action: 'CONTINUE' };
  const body = {
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: 'default', custom_id: crypto.randomUUID(), amount: money(agreed) }],
    payment_source: { paypal: { experience_context } },
  };
  const { body: created } = await openPayPal(configuration).createOrder(body, crypto.randomUUID());
  const id = findText(created, 'id') ?? '';
  paypal.approve(id);
  // Each test has its own shop with the same ids.
  const uuid = crypto.randomUUID();
  Object.assign(shop.order, { uuid, provider_order_id: id });
  const details = { source: 'paypal', express: hashPayer(somePayer.payerId) };
  shop.tables.ecommerce_payment?.push({
    id: 1,
    order: 1,
    provider: 'paypal',
    provider_id: id,
    status: 'created',
    details,
  });
  const { uuid: _, ...rest } = orderAccess;
  const take = () => confirmPayPalPayment(shop.context, { ...rest, order_id: uuid, paypal: { orderID: id } });
  const begin = () => createPayPalOrder(shop.context, { ...orderAccess, uuid });
  const unit = () => paypal.orders.get(id)?.purchase_units[0];
  return { ...shop, id, uuid, take, begin, unit };
}

test("captures an express approval with the order's values", async () => {
  const { take, unit, uuid, read } = await openTied();
  expect((await take()).code).toBe(200);
  expect(unit()).toMatchObject({ custom_id: uuid, amount: { value: '200.00' }, items: [{ quantity: '2' }] });
  expect(unit()?.payments?.captures).toHaveLength(1);
  expect((await read()).payment_status).toBe('paid');
});

test('counts as used while pending, captured and refused', async () => {
  const { context, id, take, unit } = await openTied();
  const read = await createReader(context);
  expect(await isApprovalUsed(read, id)).toBe(true);
  expect((await take()).code).toBe(200);
  expect(unit()?.payments?.captures).toHaveLength(1);
  expect(await isApprovalUsed(read, id)).toBe(true);
  expect(await isApprovalUsed(read, 'ANOTHER')).toBe(false);

  const refused = await openTied();
  paypal.orders.delete(refused.id);
  expect((await refused.take()).code).toBe(409);
  await refused.begin();
  expect(await isApprovalUsed(await createReader(refused.context), refused.id)).toBe(true);
});

test('captures before expiry if the shopper leaves after placing the order', async () => {
  const { context, read } = await openTied();
  expect(await checkBeforeExpiry(context, await read())).toBe(false);
  expect((await read()).payment_status).toBe('paid');
});

test('captures for an absent shopper after three minutes, not before', async () => {
  const { context, order, read, unit } = await openTied();
  await reconcilePayments(context, new Date());
  expect(unit()?.payments).toBeUndefined();
  order.date_created = inMinutes(-4);
  await reconcilePayments(context, new Date());
  expect(unit()?.payments?.captures).toMatchObject([{ amount: { value: '200.00' } }]);
  expect((await read()).payment_status).toBe('paid');
});

test('never charges an order that was replaced', async () => {
  const { context, order, id, read, unit } = await openTied();
  order.date_created = inMinutes(-4);
  await transact(context, (work) => replaceOrder(work, id, '2027-000124'));
  await reconcilePayments(context, new Date());
  expect(await checkBeforeExpiry(context, await read())).toBe(false);
  expect(unit()?.payments).toBeUndefined();
});

test('does not retry a refusal for an absent shopper, and lets the order expire', async () => {
  const { context, order, read, unit } = await openTied('150.00');
  order.date_created = inMinutes(-4);
  await reconcilePayments(context, new Date());
  const calls = paypal.calls.length;
  await reconcilePayments(context, new Date());
  expect(await checkBeforeExpiry(context, await read())).toBe(true);
  expect(paypal.calls.slice(calls).filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(unit()?.payments).toBeUndefined();
  expect(await read()).toMatchObject({ status: 'new', payment_status: 'pending' });
});

test('neither updates nor charges a cancelled order', async () => {
  const { context, order, read, unit } = await openTied();
  order.status = 'cancelled';
  expect(await checkBeforeExpiry(context, await read())).toBe(true);
  expect(unit()?.custom_id).not.toBe(order.uuid);
  expect(unit()?.payments).toBeUndefined();
});

test.each<[string, (id: string) => void, string?]>([
  ['another account has approved since', (id) => paypal.approve(id, { ...somePayer, payerId: 'ANOTHER' })],
  ['it is not approved', (id) => Object.assign(paypal.orders.get(id) ?? {}, { status: 'PAYER_ACTION_REQUIRED' })],
  ['PayPal has deleted it', (id) => paypal.orders.delete(id)],
  ['the amount may not change', () => Object.assign(paypal, { amounts: 'fixed' })],
  ['another amount needs approval', () => Object.assign(paypal, { amounts: 'asks' })],
  [
    'a higher amount needs approval and the response is lost',
    () => paypal.failNext(/capture$/, 'lost answer'),
    '150.00',
  ],
  ['the payment is refused', () => Object.assign(paypal, { captures: 'decline' })],
  ['a lower amount was approved', () => undefined, '150.00'],
])('charges nothing and requires a new approval if %s', async (_, prepare, agreed) => {
  const { id, take, begin, read, readPayment } = await openTied(agreed);
  prepare(id);
  expect(await take()).toMatchObject({ code: 409, body: { reason: 'declined' } });
  expect(await read()).toMatchObject({ payment_status: 'pending', status: 'new' });
  expect(await readPayment()).toMatchObject({ status: 'refused', details: { is_over: true } });
  const { body } = await begin();
  expect(body).toMatchObject({ status: 'ok' });
  expect('paypal_order_id' in body && body.paypal_order_id).not.toBe(id);
});

test('never reuses an approval that did not match', async () => {
  const { context, id, uuid, take, begin, unit, read, readPayment } = await openTied();
  // As if PayPal's order had been updated already, by somebody else.
  Object.assign(unit() ?? {}, { custom_id: uuid });
  expect(await take()).toMatchObject({ code: 409, body: { reason: 'mismatch' } });
  expect(await readPayment()).toMatchObject({ status: 'failed', details: { is_over: true } });
  Object.assign(unit() ?? {}, { custom_id: '' });
  expect(await checkBeforeExpiry(context, await read())).toBe(true);
  expect(unit()?.payments).toBeUndefined();
  const { body } = await begin();
  expect(body).toMatchObject({ status: 'ok' });
  expect('paypal_order_id' in body && body.paypal_order_id).not.toBe(id);
});

test('starts no other payment while a charge may be in progress', async () => {
  const { id, take, begin, readPayment } = await openTied();
  paypal.failNext(/capture$/, 'refusal');
  expect(await take()).toMatchObject({ code: 503 });
  expect(await readPayment()).toMatchObject({ status: 'approved' });
  expect(await begin()).toMatchObject({ code: 503, body: { reason: 'away' } });
  expect((await take()).code).toBe(200);
  expect(paypal.orders.get(id)?.status).toBe('COMPLETED');
});
