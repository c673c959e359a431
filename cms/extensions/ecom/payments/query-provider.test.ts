import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PayPalServer, startPayPalServer } from '../../../../tests/paypal-server.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { markPaid } from '../orders/mark-paid.ts';
import { extendOrderExpiry } from './payment-record.ts';
import { createPayPalOrder } from './paypal/create-paypal-order.ts';
import { confirmPayPalPayment } from './paypal/settle-paypal.ts';
import { checkBeforeExpiry, reconcilePayments } from './query-provider.ts';
import { createTestShop, orderAccess } from './shop-fixture.ts';

let paypal: PayPalServer;
beforeAll(async () => {
  paypal = await startPayPalServer();
});
beforeEach(() => {
  paypal.captures = 'complete';
});
afterAll(() => paypal.stop());

/** An order with an approved PayPal order. */
async function agree() {
  // Each test has its own shop with the same ids.
  paypal.orders.clear();
  const shop = createTestShop({ paypal: paypal.url });
  shop.order.uuid = crypto.randomUUID();
  const caller = { ...orderAccess, uuid: shop.order.uuid };
  const { body } = await createPayPalOrder(shop.context, caller);
  const id = 'paypal_order_id' in body ? String(body.paypal_order_id) : '';
  paypal.approve(id);
  const { uuid, ...rest } = caller;
  const take = () => confirmPayPalPayment(shop.context, { ...rest, order_id: uuid, paypal: { orderID: id } });
  return { ...shop, caller, id, take };
}

const countCaptures = () => paypal.calls.filter(({ path }) => path.endsWith('/capture')).length;

test('does not charge a declined payment again, and lets the order expire', async () => {
  const { context, read, take } = await agree();
  paypal.captures = 'decline';
  expect((await take()).code).toBe(409);
  paypal.captures = 'complete';
  const [before, { date_expires }] = [countCaptures(), await read()];
  expect(await checkBeforeExpiry(context, await read())).toBe(true);
  expect(countCaptures()).toBe(before);
  expect(await read()).toMatchObject({ payment_status: 'pending', date_expires });
  expect((await take()).code).toBe(200);
  expect((await read()).payment_status).toBe('paid');
});

test('captures an approved payment before the order expires', async () => {
  const { context, read } = await agree();
  expect(await checkBeforeExpiry(context, await read())).toBe(false);
  expect((await read()).payment_status).toBe('paid');
});

test('neither starts nor charges payments of cancelled orders', async () => {
  const { context, caller, order, read, take } = await agree();
  order.status = 'cancelled';
  const before = countCaptures();
  expect(await checkBeforeExpiry(context, await read())).toBe(true);
  expect((await take()).code).toBe(409);
  expect((await createPayPalOrder(context, caller)).code).toBe(409);
  expect(countCaptures()).toBe(before);
});

test('does not charge a refunded order by an old approval', async () => {
  const { context, order, readPayment, take } = await agree();
  expect((await take()).code).toBe(200);
  order.payment_status = 'refunded';
  const payment = await readPayment();
  const captured = { provider: 'paypal' as const, providerId: payment?.provider_id ?? '' };
  await markPaid(context, 1, { ...captured, amountCents: 1, currency: 'EUR' });
  const { code, body } = await take();
  expect({ code, body }).toMatchObject({ code: 200, body: { order: { payment_status: 'refunded' } } });
  expect(order.payment_status).toBe('refunded');
  expect(await readPayment()).toEqual(payment);
});

test('refuses to cancel an order during a charge', async () => {
  const { context, caller, order, read } = await agree();
  const transaction = context.database.transaction;
  // Another window of the shopper completes first.
  context.database.transaction = async (work) => {
    context.database.transaction = transaction;
    await extendOrderExpiry(context, await read());
    return transaction(work);
  };
  expect((await cancelOrder(context, caller)).code).toBe(409);
  expect(order).toMatchObject({ status: 'new', payment_status: 'pending' });
});

test('captures an approved payment of an order whose date is in the future, since the clock was wrong', async () => {
  const { context, order, read } = await agree();
  order.date_created = new Date(Date.now() + 10 * 365 * 86_400_000).toISOString();
  await reconcilePayments(context, new Date());
  expect((await read()).payment_status).toBe('paid');
});
