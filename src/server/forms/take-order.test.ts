import { aroundEach, describe, expect, it } from 'vitest';
import type { OrderApi } from '../../orders/order-api.ts';
import { type OrderFailure, orderFailures } from '../../orders/order-result.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { createProductRequestHandler, createRatingHandler } from './product-form-handlers.ts';
import { createRateLimit, hashSender } from './rate-limit.ts';

aroundEach((run) => runWithSiteMap(makeSiteMap(), run));

const attempt = '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11';

const request = { kind: 'availability', product: '12', variant: '', name: 'Zoë', email: 'z@muster.example' };
const rating = { product: '12', rating: '5', title: 'Schön', comment: 'Sehr.', name: 'Zoë', email: 'z@muster.example' };

type Told = { status: 'ok' } | { status: 'failed'; reason: OrderFailure['reason']; field?: string };

/** A fake order API, and its calls. */
function openShop(told: Told = { status: 'ok' }, limit = 5) {
  const bodies: Record<string, unknown>[] = [];
  const call = (async (name, body) => {
    bodies.push(body);
    return told.status === 'ok' ? told : { ...told, message: orderFailures[name] };
  }) as OrderApi;
  const options = {
    call,
    project: 'vierlinden.example',
    hash: (client: string) => hashSender('secret', client),
    limit: createRateLimit({ limit, windowMs: 60_000 }),
  };
  return { bodies, takeRequest: createProductRequestHandler(options), takeRating: createRatingHandler(options) };
}

describe('an enquiry about a product', () => {
  const fields = (changes: Record<string, unknown> = {}) => ({ ...request, privacy: 'on', id: attempt, ...changes });

  it('is sent to the shop without the visitor’s address', async () => {
    const { takeRequest, bodies } = openShop();
    const outcome = await takeRequest(fields({ kind: 'reservation', branch: 'Lindenstraße 12' }), 'de', '203.0.113.7');
    expect(outcome).toMatchObject({ status: 'ok', next: expect.stringContaining('form=reservation&piece=12&sent=1') });
    expect(bodies).toEqual([
      {
        project: 'vierlinden.example',
        language: 'de',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        client: expect.stringMatching(/^[0-9a-f]{32}$/),
        network: expect.stringMatching(/^[0-9a-f]{32}$/),
        kind: 'reservation',
        product: 12,
        variant: null,
        name: 'Zoë',
        email: 'z@muster.example',
        phone: '',
        message: 'Abholen bei: Lindenstraße 12',
        isSpam: false,
      },
    ]);
    expect(JSON.stringify(bodies)).not.toContain('203.0.113.7');
  });

  it('has the same id when it is sent again, and another one with other texts or another variant', async () => {
    const { takeRequest, bodies } = openShop();
    for (const changes of [{}, {}, { message: 'Danke' }, { variant: '3' }])
      await takeRequest(fields(changes), 'de', 'a');
    const ids = bodies.map(({ id }) => id);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(3);
  });

  it.each([
    [
      { status: 'failed', reason: 'away' },
      { code: 503, problem: 'unavailable' },
    ],
    [
      { status: 'failed', reason: 'too_many' },
      { code: 429, problem: 'tooMany' },
    ],
    [
      { status: 'failed', reason: 'refused', field: 'phone' },
      { code: 422, errors: { phone: expect.any(String) } },
    ],
    [
      { status: 'failed', reason: 'refused', field: 'product' },
      { code: 422, errors: {} },
    ],
    [
      { status: 'failed', reason: 'refused', field: 'variant' },
      { code: 422, errors: {} },
    ],
    [{ status: 'failed', reason: 'refused', field: 'client' }, { code: 503 }],
  ] as const)('that ends %j has the API’s message and one in the visitor’s language', async (told, expected) => {
    const outcome = await openShop(told).takeRequest(fields(), 'fr', 'a');
    expect(outcome).toMatchObject({ status: 'failed', failure: 'Could not post request', attempt, ...expected });
    expect(outcome.status === 'failed' && outcome.message).not.toContain('Could not');
  });

  it('is refused beyond the rate limit', async () => {
    const { takeRequest, bodies } = openShop({ status: 'ok' }, 1);
    await takeRequest(fields(), 'de', 'a');
    expect(await takeRequest(fields(), 'de', 'a')).toMatchObject({ code: 429, failure: 'Could not post request' });
    expect(await takeRequest(fields(), 'de', 'b')).toMatchObject({ status: 'ok' });
    expect(bodies).toHaveLength(2);
  });

  it('that is invalid is not sent to the shop', async () => {
    const { takeRequest, bodies } = openShop();
    expect(await takeRequest(fields({ email: 'zoe' }), 'de', 'a')).toMatchObject({
      code: 422,
      failure: 'Could not post request',
      errors: { email: expect.stringContaining('nicht vollständig') },
    });
    expect(await takeRequest(fields({ product: 'x' }), 'de', 'a')).toMatchObject({ code: 400, problem: 'unreadable' });
    expect(bodies).toEqual([]);
  });
});

describe('a rating', () => {
  const fields = (changes: Record<string, unknown> = {}) => ({ ...rating, privacy: 'on', id: attempt, ...changes });

  it('is sent to the shop for review', async () => {
    const { takeRating, bodies } = openShop();
    expect(await takeRating(fields(), 'en', 'a')).toMatchObject({
      status: 'ok',
      next: expect.stringContaining('form=rating&piece=12&sent=1'),
    });
    expect(bodies).toMatchObject([{ ...rating, product: 12, rating: 5, language: 'en' }]);
    expect(bodies[0]).not.toHaveProperty('privacy');
  });

  it.each([
    [{ status: 'failed', reason: 'away' }, { code: 503 }],
    [{ status: 'failed', reason: 'too_many' }, { code: 429 }],
    [
      { status: 'failed', reason: 'refused', field: 'comment' },
      { code: 422, errors: { comment: expect.any(String) } },
    ],
  ] as const)('that ends %j has the API’s message', async (told, expected) => {
    const outcome = await openShop(told).takeRating(fields(), 'de', 'a');
    expect(outcome).toMatchObject({ failure: 'Could not post rating', attempt, ...expected });
  });

  it('without stars is an error of its field', async () => {
    const outcome = await openShop().takeRating(fields({ rating: undefined }), 'de', 'a');
    expect(outcome).toMatchObject({ code: 422, errors: { rating: 'Bitte wählen Sie einen bis fünf Sterne.' } });
  });
});

it('the client is identified by a keyed hash', () => {
  const sender = hashSender('secret', '203.0.113.7');
  expect(hashSender('secret', '203.0.113.7')).toEqual(sender);
  expect(hashSender('secret', '203.0.113.8').client).not.toBe(sender.client);
  expect(hashSender('another', '203.0.113.7').client).not.toBe(sender.client);
  expect(hashSender('another', '203.0.113.7').network).not.toBe(sender.network);
});

it.each([
  ['203.0.113.7', '203.0.113.8', '203.0.114.7'],
  ['2001:db8:1:2', '2001:db8:1:ffff', '2001:db8:2:2'],
])('%s shares a network with %s, and not with %s', (client, neighbour, stranger) => {
  const { network } = hashSender('secret', client);
  expect(hashSender('secret', neighbour).network).toBe(network);
  expect(hashSender('secret', stranger).network).not.toBe(network);
});
