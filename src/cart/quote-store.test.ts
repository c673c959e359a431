import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quote } from '../orders/quote.ts';
import { makeItem, makeQuotedLine } from './cart-fixture.ts';
import { clearQuote, fetchQuote, findQuoteLine, type QuoteRequest, quote } from './quote-store.ts';

const line = makeQuotedLine();

const makeQuote = (changes: Partial<Quote> = {}): Quote => ({
  lines: [line],
  delivery: null,
  goods_cents: 1_290_00,
  wrap_cents: 0,
  shipping_cents: 6_90,
  total_cents: 1_296_90,
  tax: [{ percent: 19, cents: 207_07 }],
  present_wrapping: null,
  gift_messages: true,
  countries: [{ code: 'DE', name: 'Deutschland' }],
  payment_methods: [],
  shipping_methods: [],
  branches: [],
  paypal_client_id: null,
  paypal_sources: [],
  paypal_express: false,
  ...changes,
});

const request: QuoteRequest = {
  language: 'de',
  lines: [{ product: 7, variant: 54, personalization: {}, count: 1 }],
  country: 'DE',
  payment_method: null,
  shipping_method: null,
  branch: null,
  present_wrap: false,
};

const respond = (body: unknown) => new Response(JSON.stringify(body));
const answerWith = (...bodies: unknown[]) => {
  const post = vi.fn<typeof fetch>();
  for (const body of bodies) post.mockImplementationOnce(async () => respond(body));
  vi.stubGlobal('fetch', post);
  return post;
};

beforeEach(clearQuote);
afterEach(() => vi.unstubAllGlobals());

test('a quote is stored, and its lines are found by item', async () => {
  answerWith({ status: 'ok', ...makeQuote() });
  await fetchQuote(request);
  expect(quote).toMatchObject({ state: 'ready', isClosed: false, data: { total_cents: 1_296_90 } });
  expect(findQuoteLine(quote, makeItem())?.price_cents).toBe(1_290_00);
  expect(findQuoteLine(quote, makeItem({ personalization: { text: 'Lea' } })), 'nobody asked about it').toBeUndefined();
});

test('the latest request wins, whichever response arrives first', async () => {
  let answerFirst: (response: Response) => void = () => undefined;
  const post = answerWith();
  post.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  post.mockImplementationOnce(async () => respond({ status: 'ok', ...makeQuote({ total_cents: 2 }) }));
  const first = fetchQuote(request);
  const second = fetchQuote({ ...request, country: 'FR' });
  expect(post.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await second;
  answerFirst(respond({ status: 'ok', ...makeQuote({ total_cents: 1 }) }));
  await first;
  expect(quote).toMatchObject({ state: 'ready', data: { total_cents: 2 }, request: { country: 'FR' } });
});

test('a failure keeps the last quote, and tells whether the shop is closed', async () => {
  answerWith(
    { status: 'ok', ...makeQuote() },
    { status: 'failed', reason: 'away' },
    { status: 'failed', reason: 'closed' },
  );
  await fetchQuote(request);
  await fetchQuote(request);
  expect(quote).toMatchObject({ state: 'failed', isClosed: false, data: { total_cents: 1_296_90 } });
  await fetchQuote(request);
  expect(quote).toMatchObject({ state: 'failed', isClosed: true });
});

test.each([
  ['a price below zero', { ...makeQuote({ total_cents: -1 }), status: 'ok' }],
  ['fewer lines than requested', { ...makeQuote({ lines: [] }), status: 'ok' }],
  ['half a cent', { ...makeQuote({ goods_cents: 0.5 }), status: 'ok' }],
  ['something else', 'ok'],
])('a response with %s is a failure', async (_what, body) => {
  answerWith(body);
  await fetchQuote(request);
  expect(quote).toMatchObject({ state: 'failed', data: null });
});
