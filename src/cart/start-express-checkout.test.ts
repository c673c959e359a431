import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQuote } from '../checkout/checkout-fixture.ts';
import { makeItem } from './cart-fixture.ts';

const express = `ID.mh000000..${'A'.repeat(43)}`;

/** A cart that was priced with one piece fewer than it holds now. */
async function openCart(answer: object) {
  const kept = new Map<string, string>();
  const assign = vi.fn();
  const post = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', post);
  const { addToCart: add } = await import('./cart-store.ts');
  const { getCartQuoteRequest: getCartWish } = await import('./get-cart-quote-request.ts');
  const { setQuote: adoptQuote, quote } = await import('./quote-store.ts');
  const { startExpressCheckout: beginExpress } = await import('./start-express-checkout.ts');
  add(makeItem({ variant: null }));
  adoptQuote(makeQuote(), getCartWish('de'));
  add(makeItem({ variant: null }));
  const sent = () => JSON.parse(String(post.mock.calls[0]?.[1]?.body)) as object;
  return { begin: () => beginExpress('de'), kept, assign, quote, sent };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('the cart goes to PayPal as it is now, and not as it was priced a moment ago', async () => {
  const page = await openCart({ status: 'ok', express, approve_url: 'https://www.paypal.com/checkoutnow?token=ID' });
  expect(await page.begin()).toBeUndefined();
  expect(page.sent()).toMatchObject({ language: 'de', country: 'DE', lines: [{ product: 7, count: 2 }] });
  expect(page.assign).toHaveBeenCalledWith('https://www.paypal.com/checkoutnow?token=ID');
  expect(page.kept.get('int-paypal')).toBe(express);
});

test('what has changed is shown in the cart', async () => {
  const said = makeQuote({ total_cents: 7 });
  const page = await openCart({ status: 'failed', message: '', reason: 'changed', quote: said });
  expect(await page.begin()).toBe('changed');
  expect(page.quote).toMatchObject({ state: 'ready', answer: { total_cents: 7 }, wish: { lines: [{ count: 2 }] } });
});

test.each([
  ['too many attempts are told apart from a passing fault', { status: 'failed', reason: 'too_many' }, 'too_many'],
  ['a shop that is away is one', { status: 'failed', reason: 'away' }, 'failed'],
  ['an answer that nobody understands is one', {}, 'failed'],
])('%s', async (_what, answer, fault) => {
  const page = await openCart(answer);
  expect(await page.begin()).toBe(fault);
  expect(page.kept.has('int-paypal')).toBe(false);
});
