import { describe, expect, it } from 'vitest';
import { createOrderApi } from './order-api.ts';
import type { OrderBodies } from './order-bodies.ts';
import { makeOrder, someToken } from './order-fixture.ts';

const site = { project: 'vierlinden.example', language: 'de' } as const;

const call = {
  ...site,
  id: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11',
  client: '0123456789abcdef0123456789abcdef',
  network: 'f'.repeat(32),
  isSpam: false,
} as const;

function makeRequest(changes: Partial<OrderBodies['request']> = {}): OrderBodies['request'] {
  const { kind, product, variant } = { kind: 'availability', product: 12, variant: null } as const;
  return {
    ...call,
    kind,
    product,
    variant,
    name: 'Zoë',
    email: 'z@muster.example',
    phone: '',
    message: '',
    ...changes,
  };
}

function makeRating(changes: Partial<OrderBodies['rating']> = {}): OrderBodies['rating'] {
  const texts = { name: 'Zoë', title: 'Schön', comment: 'Trägt sich gut.', email: 'z@muster.example' };
  return { ...call, product: 12, rating: 5, ...texts, ...changes };
}

const answering = (code: number, text: string) => createOrderApi(async () => ({ code, text }));

describe('a call of the order API', () => {
  it('posts its body to its own path', async () => {
    const sent: unknown[] = [];
    const post = createOrderApi(async (path, body) => {
      sent.push([path, body]);
      return { code: 200, text: '{"status":"ok"}' };
    });
    expect(await post('request', makeRequest())).toEqual({ status: 'ok' });
    expect(await post('rating', makeRating())).toEqual({ status: 'ok' });
    expect(sent).toEqual([
      ['/ecom/request', makeRequest()],
      ['/ecom/rating', makeRating()],
    ]);
  });

  it.each([
    [400, '{"status":"failed","field":"variant"}', { reason: 'refused', field: 'variant' }],
    [429, '{"status":"failed","reason":"too_many"}', { reason: 'too_many' }],
    [401, '{"status":"failed"}', { reason: 'away' }],
    [500, 'oops', { reason: 'away' }],
    [200, '<html>', { reason: 'away' }],
    [200, '{"status":"failed"}', { reason: 'away' }],
    [204, '', { reason: 'away' }],
  ])('that is answered with %i %s fails with the matching reason', async (code, text, reason) => {
    const failed = { status: 'failed', ...reason };
    expect(await answering(code, text)('request', makeRequest())).toEqual({
      ...failed,
      message: 'Could not post request',
    });
    expect(await answering(code, text)('rating', makeRating())).toEqual({
      ...failed,
      message: 'Could not post rating',
    });
  });

  it('that an older server answers without the newer fields has their defaults', async () => {
    const { lines, ...order } = makeOrder({ delivery: null });
    // JSON has no fields that are undefined.
    const absent = { branch: undefined, delivery: undefined, gift_message: undefined, bank_account: undefined };
    const older = lines.map((line) => ({
      ...{ ...line, essentials: undefined, again: undefined },
      image: { id: 'f0a1', width: null, height: null },
    }));
    const text = JSON.stringify({ status: 'ok', order: { ...order, ...absent, lines: older } });
    const image = { id: 'f0a1', width: 1600, height: 1200, alt: null };
    expect(await answering(200, text)('order/read', { ...site, token: someToken })).toEqual({
      status: 'ok',
      order: { ...order, lines: lines.map((line) => ({ ...line, image })) },
    });
  });

  it('that answers with the tint of a picture keeps it', async () => {
    const { lines, ...order } = makeOrder();
    const tinted = lines.map((line) => ({
      ...line,
      image: { id: 'f0a1', width: 4, height: 3, alt: null, tint: 'e4e4dc' },
    }));
    const read = answering(200, JSON.stringify({ status: 'ok', order: { ...order, lines: tinted } }));
    expect(await read('order/read', { ...site, token: someToken })).toEqual({
      status: 'ok',
      order: { ...order, lines: tinted },
    });
  });

  it('that a newer server answers with statuses of its own can be read', async () => {
    const order = { ...makeOrder(), status: 'returned', payment_status: 'disputed', events: [] };
    const read = answering(200, JSON.stringify({ status: 'ok', order }));
    expect(await read('order/read', { ...site, token: someToken })).toEqual({
      status: 'ok',
      order: makeOrder({ status: 'new', payment_status: 'open' }),
    });
  });

  it('without a response fails as away', async () => {
    const post = createOrderApi(async () => undefined);
    expect(await post('rating', makeRating())).toEqual({
      status: 'failed',
      message: 'Could not post rating',
      reason: 'away',
    });
  });

  it.each([
    ['product', { product: 0 }],
    ['product', { product: 1.5 }],
    ['variant', { variant: -1 }],
    ['name', { name: '' }],
    ['client', { client: '203.0.113.7' }],
    ['id', { id: 'again' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('with an invalid %s is not sent', async (field, changes) => {
    const post = createOrderApi(() => Promise.reject(new Error('called')));
    expect(await post('request', makeRequest(changes))).toMatchObject({ reason: 'refused', field });
  });
});
