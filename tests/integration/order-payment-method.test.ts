import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsApi, createCmsApi } from '../../cms/cms-api.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { readAddresses } from '../../scripts/settings.ts';
import { createOrderApi, type OrderApi } from '../../src/orders/order-api.ts';
import type { OrderBodies } from '../../src/orders/order-bodies.ts';
import { createSignedPost } from '../../src/server/forms/signed-post.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import { makeOrder, priceOf } from '../orders-api-calls.ts';
import { type PayPalServer, startPayPalServer } from '../paypal-server.ts';

// Isolated: other tests order with the payment methods that are renamed and deleted here.
let directus: IsolatedDirectus;
let paypal: PayPalServer;
let cms: CmsApi;
let api: OrderApi;

beforeAll(async () => {
  const paypalPort = await findFreePort();
  paypal = await startPayPalServer(paypalPort);
  directus = await startIsolatedDirectus({ PAYPAL_API_URL: `http://localhost:${paypalPort}` });
  cms = createCmsApi({ url: directus.url, token: directus.secrets.adminToken });
  const { siteSecret } = readAddresses(directus.url, directus.secrets, {});
  api = createOrderApi(createSignedPost({ url: directus.url, secret: siteSecret, timeoutMs: 20_000 }));
});
afterAll(async () => {
  await directus?.close();
  await paypal?.stop();
});

/** Calls as the storefront does. @throws where it cannot read the response */
async function placeOrder(body: OrderBodies['order']) {
  const result = await api('order', body);
  if (result.status !== 'ok') throw new Error(JSON.stringify(result));
  return result.order;
}

async function readOrder(token: string, language: 'de' | 'en' = 'de') {
  const result = await api('order/read', { project: 'vierlinden.example', language, token });
  if (result.status !== 'ok') throw new Error(JSON.stringify(result));
  return result.order;
}

const makeBody = (variant: number, changes: Partial<OrderBodies['order']>): OrderBodies['order'] => ({
  ...makeOrder(variant),
  ...{ project: 'vierlinden.example', language: 'de', gift_message: '', branch: null, express: null, drawings: [] },
  ...{ accepted_delivery_to: null, accepted_total_cents: priceOf(variant) + 690 },
  ...changes,
});

test('an order keeps its payment method when staff rename the method, and when they delete it', async () => {
  const body = makeBody(20701, { payment_method: 1 });
  const placed = await placeOrder(body);
  const order = await readOrder(placed.token);
  expect(placed.payment_method).toEqual({ id: 1, key: 'prepayment' });
  expect(order.payment_method).toEqual({ id: 1, key: 'prepayment', name: 'Vorkasse' });
  expect(order.bank_details).not.toBeNull();

  await cms.patch('/items/ecommerce_payment_method/1', { key: 'transfer' });
  expect(await placeOrder(body)).toEqual(placed);
  expect(await readOrder(placed.token)).toEqual(order);

  await cms.delete('/items/ecommerce_payment_method/1');
  expect(await placeOrder(body)).toEqual(placed);
  expect(await readOrder(placed.token)).toEqual(order);
  expect(await readOrder(placed.token, 'en')).toMatchObject({ payment_method: order.payment_method });
});

test('an order that waits for PayPal can be paid after staff have deleted the method', async () => {
  const placed = await placeOrder(makeBody(20702, { payment_method: 4 }));
  await cms.delete('/items/ecommerce_payment_method/4');
  expect(await readOrder(placed.token)).toMatchObject({ payment_method: { id: 4, key: 'paypal', name: 'PayPal' } });
  const own = { project: 'vierlinden.example', language: 'de', uuid: placed.uuid, token: placed.token } as const;
  expect(await api('paypal/order', { ...own, source: 'paypal' })).toMatchObject({ status: 'ok' });
});
