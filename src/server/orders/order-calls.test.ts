import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, aroundEach, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../base/environment.ts';
import { makeQuote, someToken } from '../../orders/order-fixture.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { createVerifyCall } from '../signature.ts';
import { createOrderCalls } from './order-calls.ts';

const quoteBody = { language: 'de', lines: [], country: null, payment_method: null, shipping_method: null };
const quote = { ...quoteBody, branch: null, present_wrap: false };
const uuid = '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11';

const siteMap = makeSiteMap({ storeRoots: { de: '/shop', en: '/en/shop', fr: null } });
aroundEach((run) => runWithSiteMap(siteMap, run));

let server: Server | undefined;
afterEach(() => server?.close());

type Received = { path: string; body: Record<string, unknown>; isSigned: boolean };

/** A fake order API with one response, and the server in front of it. */
async function openShop(code: number, answer: unknown) {
  const received: Received[] = [];
  const verify = createVerifyCall('secret');
  server = createServer(async (request: IncomingMessage, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const path = request.url ?? '';
    const call = { direction: 'storefront-to-cms', method: 'POST', path, body: text } as const;
    const isSigned = verify(call, String(request.headers['x-vitrine-signature']), Date.now());
    received.push({ path, body: JSON.parse(text), isSigned });
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const app = createOrderCalls(
    parseEnvironment({ ORDER_API_URL: `http://127.0.0.1:${port}`, SITE_SECRET: 'secret', SITE_DOMAIN: 'haus.example' }),
  );
  const post = async (call: string, body: unknown, type = 'application/json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    const response = await app.request(`/api/ecom/${call}`, { method: 'POST', headers, body: text });
    const result: Record<string, unknown> = await response.json();
    return { code: response.status, result, headers: response.headers };
  };
  return { app, post, received };
}

describe('a call from a page', () => {
  it('is signed and gets project and client from the server', async () => {
    const { post, received } = await openShop(200, { status: 'ok', ...makeQuote() });
    await post('quote', { ...quote, project: 'other.example', client: 'me', extra: 1 });
    await post('order', { ...makeOrderBody(), project: 'other.example', client: 'me', extra: 1 });
    const client = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(received).toEqual([
      { path: '/ecom/quote', isSigned: true, body: { ...quote, project: 'haus.example' } },
      {
        path: '/ecom/order',
        isSigned: true,
        body: { ...makeOrderBody(), project: 'haus.example', client, network: client },
      },
    ]);
  });

  it('gets a quote with page and picture of each line item, and formatted days', async () => {
    const { post } = await openShop(200, { status: 'ok', ...makeQuote() });
    const { code, result } = await post('quote', quote);
    expect(code).toBe(200);
    expect(result).toMatchObject({
      status: 'ok',
      total_cents: 127_090,
      delivery: { to: '2026-11-28', text: 'bei Ihnen zwischen Do., 26. und Sa., 28.\u00a0November' },
      lines: [
        {
          href: expect.stringMatching(/\/produkt\/aubrelle-aurore-31\?variant=7$/),
          picture: { id: 'f0a1', alt: 'Aurore' },
          delivery: 'bei Ihnen zwischen Do., 26. und Sa., 28.\u00a0November',
        },
      ],
    });
  });

  it('gets branches for collection with formatted hours and pickup days', async () => {
    const branchRow = {
      name: 'Laden',
      street: 'Lindenstraße 12',
      zip_code: '14899',
      city: 'Altenbruck',
      country: 'DE',
    };
    const branches = [
      { ...branchRow, id: 1, hours_today: [{ from: '09:30', to: '13:00' }], ready_from: '2026-11-26' },
      { ...branchRow, id: 2, hours_today: [], ready_from: null },
      { ...branchRow, id: 3, hours_today: null, ready_from: null },
    ];
    const { post } = await openShop(200, { status: 'ok', ...makeQuote({ branches }) });
    const about = { name: 'Laden', address: ['Lindenstraße 12', '14899 Altenbruck'], ready: null };
    expect((await post('quote', quote)).result.branches).toEqual([
      { ...about, id: 1, hours: 'Heute geöffnet 09:30–13:00', ready: 'Abholbereit ab Do., 26.\u00a0November' },
      { ...about, id: 2, hours: 'Heute geschlossen' },
      { ...about, id: 3, hours: null },
    ]);
    const french = await post('quote', { ...quote, language: 'fr' });
    expect(french.result.branches).toMatchObject([{ hours: 'Ouvert aujourd’hui 9\u00a0h\u00a030–13\u00a0h' }, {}, {}]);
  });

  it('gets the current quote when the cart has changed', async () => {
    const { post } = await openShop(409, { status: 'failed', reason: 'changed', quote: makeQuote() });
    const { code, result } = await post('order', makeOrderBody());
    expect(code).toBe(409);
    expect(result).toMatchObject({
      status: 'failed',
      message: 'Could not post order',
      reason: 'changed',
      quote: { lines: [{ href: expect.any(String) }] },
    });
  });

  it('gets the address of the order’s page', async () => {
    const order = {
      ...{ uuid, number: '2026-000001', token: someToken, total_cents: 100, payment_status: 'open' },
      payment_method: { id: 1, key: 'prepayment' },
    };
    const { post } = await openShop(200, { status: 'ok', order });
    const { result } = await post('order', makeOrderBody());
    expect(result).toMatchObject({ order: { number: '2026-000001', href: expect.stringContaining(someToken) } });
  });

  it.each([
    ['quote', 'Could not post quote', quote],
    ['order', 'Could not post order', makeOrderBody()],
    [
      'order/paypal_transaction',
      'Could not post PayPal Transaction',
      { language: 'de', order_id: uuid, token: someToken, paypal: { orderID: '5O190127TN364715T' } },
    ],
    [
      'klarna/order',
      'Could not place klarna order',
      { language: 'de', order_uuid: uuid, token: someToken, authorization_token: 'a' },
    ],
  ])('without a response fails as %s', async (call, message, body) => {
    const { post } = await openShop(500, 'oops');
    expect(await post(call, body)).toMatchObject({ code: 503, result: { status: 'failed', message, reason: 'away' } });
  });

  it.each([
    [429, { reason: 'too_many' }, 429, { reason: 'too_many' }],
    [429, { reason: 'too_many_unpaid' }, 429, { reason: 'too_many_unpaid' }],
    [503, { reason: 'closed' }, 503, { reason: 'closed' }],
    [409, { reason: 'not_pending' }, 409, { reason: 'not_pending' }],
    [422, { reason: 'key_reused' }, 422, { reason: 'key_reused' }],
    [404, {}, 404, { reason: 'unknown' }],
    [400, { field: 'shipping_address.zip_code' }, 400, { reason: 'refused', field: 'shipping_address.zip_code' }],
    [200, { reason: 'declined' }, 422, { reason: 'declined' }],
    [401, {}, 503, { reason: 'away' }],
  ])('refused with %i %j gets the same refusal', async (code, answer, expectedCode, result) => {
    const { post } = await openShop(code, { status: 'failed', ...answer });
    expect(await post('order', makeOrderBody())).toMatchObject({
      code: expectedCode,
      result: { status: 'failed', ...result },
    });
  });

  it('is not forwarded with an invalid body', async () => {
    const { post, received, app } = await openShop(200, { status: 'ok' });
    expect((await post('quote', '{', 'application/json')).code).toBe(400);
    expect((await post('quote', '[]', 'application/json')).code).toBe(400);
    expect((await post('quote', 'language=de', 'application/x-www-form-urlencoded')).code).toBe(415);
    expect((await app.request('/api/ecom/quote')).status).toBe(405);
    expect((await post('quote', { ...quote, lines: [{ product: 1, variant: null, count: -1 }] })).result).toMatchObject(
      {
        reason: 'refused',
        field: 'lines.0.personalization',
      },
    );
    expect((await app.request('/api/ecom/order/read', { method: 'POST' })).status).toBe(404);
    expect(received).toEqual([]);
  });

  it.each([
    ['tooLarge', 413, 'refused'],
    ['tooSlow', 408, 'away'],
    ['tooMany', 429, 'too_many'],
    ['unavailable', 503, 'away'],
  ] as const)('whose body is refused as %s fails', async (refusedBody, code, reason) => {
    const { app, received } = await openShop(200, { status: 'ok' });
    const response = await app.request('/api/ecom/order', { method: 'POST' }, { refusedBody });
    expect(response.status).toBe(code);
    expect(await response.json()).toMatchObject({ status: 'failed', message: 'Could not post order', reason });
    expect(received).toEqual([]);
  });

  it('is refused beyond the rate limit', async () => {
    const { post } = await openShop(200, { status: 'ok' });
    for (let call = 0; call < 30; call += 1) await post('order', {});
    const { code, result, headers } = await post('order', {});
    expect(code).toBe(429);
    expect(result).toMatchObject({ message: 'Could not post order', reason: 'too_many' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('gets its order’s result again beyond the limit, and can pay for it', async () => {
    const { post, received } = await openShop(200, { status: 'ok', order: makePlaced() });
    const own = makeOrderBody();
    const first = await post('order', own);
    for (let call = 0; call < 40; call += 1) await post('order', { ...own, id: someId(call) });
    for (let call = 0; call < 40; call += 1)
      await post('klarna/session', { language: 'de', uuid, token: 'a'.repeat(43) });
    expect((await post('order', { ...own, id: someId(99) })).code).toBe(429);
    expect((await post('order', { ...own, comment: 'Anders' })).code).toBe(429);
    expect((await post('klarna/session', { language: 'de', uuid, token: 'a'.repeat(43) })).code).toBe(429);
    for (let call = 0; call < 30; call += 1) expect((await post('order', own)).result).toEqual(first.result);
    received.length = 0;
    await post('klarna/session', { language: 'de', uuid, token: someToken });
    expect(received.map(({ path }) => path)).toEqual(['/ecom/klarna/session']);
  });

  it('gets a result beyond the limit when the first attempt had none', async () => {
    const { post, received } = await openShop(500, 'oops');
    const own = makeOrderBody();
    await post('order', own);
    for (let call = 0; call < 40; call += 1) await post('order', { ...own, id: someId(call) });
    received.length = 0;
    expect((await post('order', own)).result).toMatchObject({ reason: 'away' });
    expect(received.map(({ body }) => body.id)).toEqual([own.id]);
  });

  it('is limited per minute when one order is retried without a result', async () => {
    const { post, received } = await openShop(503, {});
    const codes = [];
    for (let call = 0; call < 100; call += 1) codes.push((await post('order', makeOrderBody())).code);
    expect(received).toHaveLength(60);
    expect(codes.slice(60)).toEqual(Array.from({ length: 40 }, () => 429));
  });

  it('is limited per minute when many orders are sent again', async () => {
    const { post, received } = await openShop(503, {});
    for (let round = 0; round < 8; round += 1)
      for (let call = 0; call < 30; call += 1) await post('order', { ...makeOrderBody(), id: someId(call) });
    expect(received).toHaveLength(30 + 120);
  });

  it('is forwarded once for concurrent identical orders', async () => {
    const { post, received } = await openShop(200, { status: 'ok', order: makePlaced() });
    const answers = await Promise.all(Array.from({ length: 200 }, () => post('order', makeOrderBody())));
    expect(new Set(answers.map(({ code, result }) => JSON.stringify([code, result])))).toHaveProperty('size', 1);
    expect(answers[0]?.code).toBe(200);
    expect(received).toHaveLength(1);
  });
});

const someId = (index: number) => `0b2f4dd6-0c5e-4c4e-8a83-${String(index).padStart(12, '0')}`;

function makePlaced() {
  return {
    ...{ uuid, number: '2026-000001', token: someToken, total_cents: 100, payment_status: 'pending' },
    payment_method: { id: 4, key: 'paypal' },
  };
}

function makeOrderBody() {
  return {
    language: 'de',
    id: uuid,
    lines: [{ product: 31, variant: 7, personalization: { engraving: 'Für Zoë' }, count: 1 }],
    email: 'zoe@muster.example',
    phone: '',
    shipping_address: null,
    invoice_address: null,
    gift_message: '',
    comment: '',
    payment_method: 1,
    shipping_method: 1,
    branch: null,
    present_wrap: false,
    accepted_total_cents: 127_090,
    accepted_delivery_to: null,
    express: null,
    drawings: [],
  };
}
