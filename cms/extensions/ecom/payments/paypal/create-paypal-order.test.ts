import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type PayPalServer, startPayPalServer } from '../../../../../tests/paypal-server.ts';
import { quoteCart } from '../../orders/quote-cart.ts';
import { attachPayment } from '../payment-record.ts';
import { createTestShop, inMinutes, orderAccess } from '../shop-fixture.ts';
import { createPayPalOrder, startExpress } from './create-paypal-order.ts';
import { confirmPayPalPayment } from './settle-paypal.ts';

/** A shop with one order, and an empty fake PayPal. */
async function open() {
  const server = await startPayPalServer();
  onTestFinished(server.stop);
  const shop = createTestShop({ paypal: server.url });
  const { uuid, ...caller } = orderAccess;
  const begin = async (source?: string) => {
    const { code, body } = await createPayPalOrder(shop.context, { ...orderAccess, ...(source && { source }) });
    return code === 200 ? String(Reflect.get(body, 'paypal_order_id')) : `${code} ${Reflect.get(body, 'reason')}`;
  };
  const take = async (orderID: string) => {
    const { code, body } = await confirmPayPalPayment(shop.context, {
      ...caller,
      order_id: uuid,
      paypal: { orderID },
    });
    return code === 200 ? 'paid' : Reflect.get(body, 'reason');
  };
  const sourceOf = (id: string) => server.orders.get(id)?.payment_source;
  /** Another process attaches another payment between verification and recording. */
  const beginMeanwhile = (providerId: string) => {
    const { transaction } = shop.context.database;
    shop.context.database.transaction = async (work) => {
      shop.context.database.transaction = transaction;
      const order = await shop.read();
      await attachPayment(shop.context, order, { provider: 'paypal', providerId, instead: order.provider_order_id });
      return transaction(work);
    };
  };
  return { ...shop, server, begin, take, sourceOf, beginMeanwhile };
}

test("creates one PayPal order per source, shared by those in PayPal's window", async () => {
  const { server, begin, sourceOf, readKinds, tables } = await open();
  const window = await begin();
  expect(await begin('paypal')).toBe(window);
  expect(await begin('paylater')).toBe(window);
  const card = await begin('card');
  expect(sourceOf(card)).toMatchObject({ card: { attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } } } });
  const google = await begin('googlepay');
  expect(sourceOf(google)).toMatchObject({
    google_pay: { attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } } },
  });
  const apple = await begin('applepay');
  expect(sourceOf(apple)).toBeUndefined();
  expect(await begin('paypal')).toBe(window);
  expect(new Set([window, card, google, apple]).size).toBe(4);
  expect(server.orders.size).toBe(4);
  expect(tables.ecommerce_payment?.map(({ status }) => status)).toEqual(['created', 'failed', 'failed', 'failed']);
  expect(readKinds().filter((kind) => kind === 'payment_created')).toHaveLength(5);
});

test('pays an order once, with the last selected source', async () => {
  const { server, begin, take, tables, order } = await open();
  const window = await begin('paypal');
  server.approve(window);
  const card = await begin('card');
  server.confirm(card, { source: 'card', bank: 'recognizes' });
  expect(await take(window)).toBe('mismatch');
  expect(await take(card)).toBe('paid');
  expect(server.orders.get(window)?.status).toBe('APPROVED');
  expect(order.payment_status).toBe('paid');
  expect(tables.ecommerce_payment?.map(({ status }) => status)).toEqual(['failed', 'captured']);
});

test('does not charge a card that the bank refuses, and creates a new order for the next one', async () => {
  const { server, begin, take, order, readKinds } = await open();
  const first = await begin('card');
  for (const bank of ['refuses', 'is away', 'asks'] as const) {
    server.confirm(first, { source: 'card', bank });
    expect(await take(first), bank).toBe('declined');
    expect(server.orders.get(first)?.purchase_units[0]?.payments).toBeUndefined();
  }
  expect(readKinds().filter((kind) => kind === 'payment_refused')).toHaveLength(2);
  const second = await begin('card');
  expect(second).not.toBe(first);
  server.confirm(second, { source: 'card', bank: 'recognizes' });
  expect(await take(second)).toBe('paid');
  expect(order.payment_status).toBe('paid');
});

test('abandons a declined card and a voided PayPal order', async () => {
  const { server, begin, take } = await open();
  server.captures = 'decline';
  const first = await begin('card');
  server.confirm(first, { source: 'card' });
  expect(await take(first)).toBe('declined');
  expect(server.orders.get(first)?.status).toBe('COMPLETED');
  server.captures = 'complete';
  const second = await begin('card');
  server.confirm(second, { source: 'card' });
  expect(await take(second)).toBe('paid');
});

test("rejects a card without 3-D Secure on an order for PayPal's window", async () => {
  const { server, begin, take } = await open();
  const window = await begin('paypal');
  server.confirm(window, { source: 'card', bank: 'refuses' });
  expect(await take(window)).toBe('declined');
  expect(server.orders.get(window)?.status).toBe('CREATED');
});

test('refuses disabled sources', async () => {
  const { server, begin, tables } = await open();
  Object.assign(tables.ecommerce_settings?.[0] ?? {}, { paypal_card: false, paypal_wallet: false });
  expect(await begin('card')).toBe('409 declined');
  expect(await begin('paypal')).toBe('409 declined');
  expect(await begin('bitcoin')).toBe('404 unknown');
  expect(server.orders.size).toBe(0);
});

test('starts no other source while a charge may be in progress', async () => {
  const { server, begin, take, tables } = await open();
  const card = await begin('card');
  server.confirm(card, { source: 'card' });
  server.failNext(/capture/, 'refusal');
  expect(await take(card)).toBe('away');
  expect(tables.ecommerce_payment?.[0]?.status).toBe('approved');
  expect(await begin('paypal')).toBe('503 away');
  expect(await begin('card')).toBe(card);
  expect(await take(card)).toBe('paid');
});

test('neither starts nor charges a payment after eight refusals', async () => {
  const { server, begin, take, tables } = await open();
  server.captures = 'decline';
  for (const _ of Array.from({ length: 7 })) {
    const card = await begin('card');
    server.confirm(card, { source: 'card' });
    expect(await take(card)).toBe('declined');
  }
  const last = await begin('card');
  server.confirm(last, { source: 'card', bank: 'refuses' });
  expect(await take(last)).toBe('declined');
  server.captures = 'complete';
  server.confirm(last, { source: 'card', bank: 'recognizes' });
  expect(await take(last)).toBe('declined');
  for (const source of ['card', 'paypal', 'googlepay']) expect(await begin(source)).toBe('409 declined');
  expect(server.orders.size).toBe(8);
  expect(server.orders.get(last)?.purchase_units[0]?.payments).toBeUndefined();
  expect(tables.ecommerce_payment?.map(({ status }) => status)).toEqual(Array(8).fill('refused'));
});

test("counts refusals in PayPal's own window", async () => {
  const { server, begin, take, readKinds } = await open();
  server.captures = 'decline';
  const window = await begin();
  server.approve(window);
  for (const _ of Array.from({ length: 9 })) expect(await take(window)).toBe('declined');
  expect(await begin()).toBe('409 declined');
  expect(readKinds().filter((kind) => kind === 'payment_refused')).toHaveLength(8);
});

test('records a repeated refusal once', async () => {
  const { server, begin, take, readKinds } = await open();
  const card = await begin('card');
  server.confirm(card, { source: 'card', bank: 'refuses' });
  for (const _ of Array.from({ length: 9 })) expect(await take(card)).toBe('declined');
  expect(readKinds()).toEqual(['payment_created', 'payment_refused']);
  expect(await begin('card')).not.toBe(card);
});

test('reserves stock for at most an hour despite repeated charges', async () => {
  // What is extended is measured against one clock, however long a charge takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, begin, take, order } = await open();
  server.captures = 'decline';
  const refuseAt = async (minutes: number) => {
    const expires = inMinutes(1);
    Object.assign(order, { date_created: inMinutes(-minutes), date_expires: expires });
    const card = await begin('card');
    server.confirm(card, { source: 'card' });
    await take(card);
    return new Date(String(order.date_expires)).getTime() - new Date(expires).getTime();
  };
  expect(await refuseAt(30)).toBeGreaterThan(3 * 60_000);
  expect(await refuseAt(57)).toBe(2 * 60_000);
  expect(await refuseAt(70)).toBe(0);
});

test('does not charge a payment that another process has replaced', async () => {
  const { server, begin, take, tables, beginMeanwhile } = await open();
  const first = await begin('card');
  server.confirm(first, { source: 'card' });
  beginMeanwhile('OTHER');
  expect(await take(first)).toBe('declined');
  expect(server.orders.get(first)?.purchase_units[0]?.payments).toBeUndefined();
  expect(tables.ecommerce_payment).toMatchObject([
    { provider_id: first, status: 'failed' },
    { provider_id: 'OTHER', status: 'created' },
  ]);
});

test('records a refusal with the refused payment', async () => {
  const { server, begin, take, tables, beginMeanwhile } = await open();
  const first = await begin('card');
  server.confirm(first, { source: 'card', bank: 'refuses' });
  beginMeanwhile('OTHER');
  expect(await take(first)).toBe('declined');
  expect(tables.ecommerce_payment).toMatchObject([
    { provider_id: first, status: 'refused', details: { declines: 1 } },
    { provider_id: 'OTHER', status: 'created' },
  ]);
});

let paypal: PayPalServer;

beforeAll(async () => {
  paypal = await startPayPalServer();
});

afterAll(() => paypal.stop());

type Changes = { settings?: object; env?: object };

/** A cart with one ring in a shop with PayPal only: whether the quote offers express checkout, and its result. */
async function tryExpress({ settings = {}, env = {} }: Changes) {
  const { context, tables, product } = createTestShop({ paypal: paypal.url });
  Object.assign(context.env, { SITE_URL: 'https://vierlinden.example/', SITE_SECRET: 'secret', ...env });
  Object.assign(product, { project: 1, status: 'published', slug: 'ring', price_brutto: 100 });
  Object.assign(tables.ecommerce_settings?.[0] ?? {}, {
    ...{ enable_cart: true, maintenance_mode: false, shipping_cost: 5, paypal_express: true },
    translations: [{ language: 'de', store_root_path: '/shop' }],
    payment_methods: [
      { sort: 1, payment_id: { id: 4, key: 'paypal', translations: [{ language: 'de', name: 'PayPal' }] } },
    ],
    ...settings,
  });
  const { project, language } = orderAccess;
  const lines = [{ product: 1, variant: null, personalization: {}, count: 1 }];
  const sender = { client: 'a'.repeat(32), network: 'b'.repeat(32) };
  const cart = { project, language, lines, country: 'DE', present_wrap: false };
  const quote = await quoteCart(context, { ...cart, payment_method: null, shipping_method: null });
  const begun = await startExpress(context, { ...cart, ...sender, id: crypto.randomUUID() }, (work) => work());
  return { isOffered: Reflect.get(quote.body, 'paypal_express'), begun: Reflect.get(begun.body, 'status') };
}

test('can be started if the quote offers it', async () => {
  expect(await tryExpress({})).toEqual({ isOffered: true, begun: 'ok' });
});

test('accepts a root path without slashes', async () => {
  const translations = [{ language: 'de', store_root_path: 'shop/' }];
  const env = { SITE_URL: 'https://vierlinden.example:8443' };
  expect(await tryExpress({ settings: { translations }, env })).toEqual({ isOffered: true, begun: 'ok' });
});

test.each<[string, Changes]>([
  ['disabled it', { settings: { paypal_express: false } }],
  ['disabled PayPal’s own window', { settings: { paypal_wallet: false } }],
  ['no website URL', { env: { SITE_URL: '' } }],
  ['no root path in this language', { settings: { translations: [] } }],
  ['no credentials', { env: { PAYPAL_CLIENT_SECRET: '' } }],
])('is not offered by a shop that has %s', async (_, changes) => {
  expect(await tryExpress(changes)).toEqual({ isOffered: false, begun: 'failed' });
});
