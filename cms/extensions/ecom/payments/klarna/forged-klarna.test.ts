import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KlarnaServer, startKlarnaServer } from '../../../../../tests/klarna-server.ts';
import type { ForgeResponse, ProviderReply } from '../../../../../tests/provider-server.ts';
import { expireOrders } from '../../orders/order-stock.ts';
import { checkBeforeCancelling, checkBeforeExpiry } from '../query-provider.ts';
import { createTestShop, inMinutes, orderAccess } from '../shop-fixture.ts';
import { openKlarnaSession } from './open-klarna-session.ts';
import { confirmKlarnaPayment } from './settle-klarna.ts';

let klarna: KlarnaServer;
beforeAll(async () => {
  klarna = await startKlarnaServer();
});
beforeEach(() => {
  klarna.fraudStatus = 'ACCEPTED';
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => klarna.stop());

/** An order with an approved Klarna session. */
async function agree() {
  klarna.orders.clear();
  const shop = createTestShop({ klarna: klarna.url });
  await openKlarnaSession(shop.context, orderAccess);
  const authorization_token = klarna.authorize((await shop.read()).provider_order_id ?? '');
  const { uuid, ...caller } = orderAccess;
  const take = () => confirmKlarnaPayment(shop.context, { ...caller, order_uuid: uuid, authorization_token });
  /** The order has expired, and Klarna is asked a last time. */
  const runOut = async () => {
    shop.order.date_expires = inMinutes(-1);
    await expireOrders(shop.context, new Date(), checkBeforeExpiry);
  };
  return { ...shop, take, runOut };
}

const readOrder = /GET .*\/orders\//;
const readSession = /GET .*\/sessions\//;
const placeOrder = /POST .*\/order$/;

const send = (outgoing: ServerResponse, { code, body }: ProviderReply) =>
  outgoing.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const change =
  (changes: object): ForgeResponse =>
  (outgoing, { code, body }) =>
    send(outgoing, { code, body: { ...body, ...changes } });
const respondWith =
  (text: string, type = 'application/json'): ForgeResponse =>
  (outgoing) =>
    outgoing.writeHead(200, { 'content-type': type }).end(text);

const altered: [string, ForgeResponse][] = [
  ['less money', change({ order_amount: 1 })],
  ['more money', change({ order_amount: 20_001 })],
  ['another currency', change({ purchase_currency: 'SEK' })],
  ['another order’s number', change({ merchant_reference1: '2027-000124' })],
  ['another order', change({ merchant_reference2: '0d6a1c5b-3a55-4c1e-9a43-6f1c2f0e7e21' })],
  ['nothing in JSON', respondWith('null')],
  ['a list', respondWith('[]')],
];
const noAnswer: [string, ForgeResponse][] = [
  ['a page with status 200', respondWith('<!doctype html><title>Klarna</title><p>ACCEPTED', 'text/html')],
  ['half of its JSON', (outgoing, { body }) => outgoing.writeHead(200).end(JSON.stringify(body).slice(0, -2))],
  [
    'less than it announces',
    (outgoing, { body }) => {
      outgoing.writeHead(200, { 'content-length': '100000' });
      outgoing.write(JSON.stringify(body), () => outgoing.destroy());
    },
  ],
  [
    'a redirect to an answer that would do',
    (outgoing, { body }) =>
      outgoing.writeHead(302, { location: `data:application/json,${JSON.stringify(body)}` }).end(),
  ],
  ['that there are too many calls', (outgoing) => outgoing.writeHead(429).end()],
  ['more than an answer can be', (outgoing, { code, body }) => send(outgoing, { code, body: { ...body, padding } })],
];
const padding = 'x'.repeat(1_100_000);

describe('neither accepts nor loses a placed order if Klarna returns', () => {
  test.each<[string, ForgeResponse]>([
    ...altered,
    ...noAnswer,
    ['another Klarna order', change({ order_id: 'other' })],
    ['a state that it does not have', change({ status: 'PAID' })],
    ['no judgement', change({ fraud_status: undefined })],
    ['that it still looks at it', change({ fraud_status: 'PENDING' })],
    ['that it knows no such order', (outgoing) => send(outgoing, { code: 404, body: { error_code: 'NO_SUCH_ORDER' } })],
    ['nothing', respondWith('')],
  ])('%s', async (_name, forge) => {
    const { context, order, product, readKinds, take, runOut, read } = await agree();
    for (let calls = 0; calls < 3; calls++) klarna.forgeNext(readOrder, forge);
    const { body } = await take();
    expect(body).not.toMatchObject({ order: { payment_status: 'paid' } });
    await runOut();
    expect(order).toMatchObject({ status: 'new', payment_status: 'pending' });
    expect(await checkBeforeCancelling(context, await read())).toBe(false);
    expect(product.stock).toBe(3);
    expect(readKinds()).not.toContain('payment_captured');
    expect(await take()).toMatchObject({ code: 200, body: { order: { payment_status: 'paid' } } });
    expect(klarna.orders.size).toBe(1);
  });

  test('a refusal that it revokes', async () => {
    const { order, take } = await agree();
    klarna.forgeNext(readOrder, change({ fraud_status: 'REJECTED' }));
    expect((await take()).code).toBe(409);
    expect(order.payment_status).toBe('pending');
    expect(await take()).toMatchObject({ code: 200, body: { order: { payment_status: 'paid' } } });
    expect(klarna.orders.size).toBe(1);
  });
});

describe('neither charges nor loses a session if Klarna returns', () => {
  test.each([...altered, ...noAnswer])('%s', async (_name, forge) => {
    const { order, take } = await agree();
    klarna.forgeNext(readSession, forge);
    expect((await take()).code).toBeGreaterThanOrEqual(400);
    expect(order.payment_status).toBe('pending');
    expect(klarna.orders.size).toBe(0);
    expect(await take()).toMatchObject({ code: 200, body: { order: { payment_status: 'paid' } } });
  });
});

describe('leaves a charge to staff if its response is', () => {
  test.each<[string, ForgeResponse]>([
    ...noAnswer,
    ['nothing in JSON', respondWith('null')],
    ['an order without a number', change({ order_id: undefined })],
    ['a number that is none', change({ order_id: 7 })],
    ['a number that Klarna does not know', change({ order_id: 'other' })],
    ['a way to another place', change({ order_id: '../../payments/v1/sessions' })],
  ])('%s', async (_name, forge) => {
    const { order, take, runOut } = await agree();
    klarna.forgeNext(placeOrder, forge);
    const { body } = await take();
    expect(body).not.toMatchObject({ order: { payment_status: 'paid' } });
    await runOut();
    await take();
    expect(order).toMatchObject({ status: 'new', payment_status: 'pending' });
    expect(klarna.orders.size).toBe(1);
  });

  test('another order’s number', async () => {
    const { order, take, runOut, readKinds } = await agree();
    klarna.forgeNext(placeOrder, (outgoing, { code, body }) => {
      const [placed] = klarna.orders.values();
      if (placed) klarna.orders.set('other', { ...placed, order_id: 'other', merchant_reference2: 'other' });
      send(outgoing, { code, body: { ...body, order_id: 'other' } });
    });
    expect((await take()).code).toBe(409);
    await runOut();
    await runOut();
    expect(order).toMatchObject({ status: 'new', payment_status: 'pending' });
    expect(readKinds()).toEqual(['payment_created', 'payment_failed']);
  });
});

test('stops reading an endless response at the size limit', async () => {
  const { take } = await agree();
  let sent = 0;
  const ended = new Promise<void>((resolve) => {
    klarna.forgeNext(readSession, (outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).once('close', resolve);
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const write = () => {
        sent += chunk.length;
        outgoing.write(chunk, (error) => error || write());
      };
      write();
    });
  });
  expect(await take()).toMatchObject({ code: 503 });
  await ended;
  // Allows for data in the socket's buffers.
  expect(sent).toBeLessThan(16 * 1024 ** 2);
  expect(await take()).toMatchObject({ code: 200 });
});

test('aborts a slow response at the timeout', async () => {
  const { take } = await agree();
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  const dripping = new Promise<ServerResponse>((resolve) => {
    klarna.forgeNext(readSession, (outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
      outgoing.write('{', () => resolve(outgoing));
    });
  });
  const taking = take();
  const outgoing = await dripping;
  const closed = once(outgoing, 'close');
  deadline.abort();
  expect(await taking).toMatchObject({ code: 503, body: { reason: 'away' } });
  await closed;
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(25_000);
  expect(await take()).toMatchObject({ code: 200 });
});
