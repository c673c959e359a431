import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQuote } from '../checkout/checkout-fixture.ts';
import { makeItem } from './cart-fixture.ts';

const express = `ID.mh000000..${'A'.repeat(43)}`;

/** A cart whose quote is for one unit fewer than it has now. */
async function openCart(response: object) {
  const stored = new Map<string, string>();
  const assign = vi.fn();
  const post = vi.fn<typeof fetch>(async () => Response.json(response));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', post);
  const { addToCart } = await import('./cart-store.ts');
  const { getCartQuoteRequest } = await import('./get-cart-quote-request.ts');
  const { setQuote, quote } = await import('./quote-store.ts');
  const { startExpressCheckout } = await import('./start-express-checkout.ts');
  addToCart(makeItem({ variant: null }));
  setQuote(makeQuote(), getCartQuoteRequest('de'));
  addToCart(makeItem({ variant: null }));
  const sent = () => JSON.parse(String(post.mock.calls[0]?.[1]?.body)) as object;
  return { begin: () => startExpressCheckout('de'), kept: stored, assign, quote, sent };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('the PayPal Express checkout starts with the current cart, not with the quoted one', async () => {
  const page = await openCart({ status: 'ok', express, approve_url: 'https://www.paypal.com/checkoutnow?token=ID' });
  expect(await page.begin()).toBeUndefined();
  expect(page.sent()).toMatchObject({ language: 'de', country: 'DE', lines: [{ product: 7, count: 2 }] });
  expect(page.assign).toHaveBeenCalledWith('https://www.paypal.com/checkoutnow?token=ID');
  expect(page.kept.get('int-paypal')).toBe(express);
});

test('a changed quote is shown in the cart', async () => {
  const quote = makeQuote({ total_cents: 7 });
  const page = await openCart({ status: 'failed', message: '', reason: 'changed', quote });
  expect(await page.begin()).toBe('changed');
  expect(page.quote).toMatchObject({ state: 'ready', data: { total_cents: 7 }, request: { lines: [{ count: 2 }] } });
});

test.each([
  ['a rate limit fails as too_many', { status: 'failed', reason: 'too_many' }, 'too_many'],
  ['an unavailable order API fails', { status: 'failed', reason: 'away' }, 'failed'],
  ['a malformed response fails', {}, 'failed'],
])('%s', async (_what, response, failure) => {
  const page = await openCart(response);
  expect(await page.begin()).toBe(failure);
  expect(page.kept.has('int-paypal')).toBe(false);
});
