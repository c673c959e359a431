import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Checkout } from '../checkout.ts';
import { makeAddress, makeAttempt, makeCompleteCheckout } from '../checkout-fixture.ts';
import { formatCheckout, parseCheckout } from '../checkout-store.ts';

const now = 1_790_000_000_000;
const makeToken = (id: string, mark = '', at = now) => `${id}.${at.toString(36)}.${mark}.${'A'.repeat(43)}`;
const pendingToken = makeToken('FIRST');
const appliedExpress = { token: makeToken('FIRST', '0123456789abcdef'), account: 'z***@muster.example' };

/** A checkout page opened with the query of a return from PayPal. */
async function openReturn(
  search: string,
  { token: pendingToken, ...stored }: Partial<Checkout> & { token?: string } = {},
) {
  const storage = new Map([['int-checkout', formatCheckout(makeCompleteCheckout({ paymentMethod: 4, ...stored }), 0)]]);
  if (pendingToken) storage.set('int-paypal', pendingToken);
  const store = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
  };
  const replaceState = vi.fn();
  const post = vi.fn<typeof fetch>(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('sessionStorage', {
    ...store,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal('location', { search, pathname: '/shop/kasse', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('fetch', post);
  const { connectCheckout, checkout } = await import('../checkout-store.ts');
  const module = await import('./express-store.ts');
  connectCheckout();
  const getPostedTokens = () => post.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).express as string);
  const respond = (body: object) => post.mockImplementation(async () => Response.json(body));
  return { ...module, checkout, kept: storage, asked: getPostedTokens, answer: respond, replaceState };
}

const person = {
  ...{ status: 'ok', express: makeToken('FIRST', 'fedcba9876543210'), account: 'm***@muster.example' },
  ...{ email: 'mia@muster.example', phone: '', address: makeAddress({ street: 'Hafenweg 7', city: 'Kiel' }) },
};
const back = '?paypal=approved&token=FIRST&PayerID=SOMEBODY';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test('a return from PayPal reads the approval with the stored token and removes that', async () => {
  const page = await openReturn(back, { token: pendingToken });
  page.answer(person);
  page.handleExpressReturn('de');
  await vi.waitFor(() => expect(page.expressReturn.phase).toBe('filled'));
  expect(page.asked()).toEqual([pendingToken]);
  expect(page.checkout).toMatchObject({ customerEmail: person.email, express: { account: person.account } });
  expect(page.kept.has('int-paypal')).toBe(false);
  expect(page.replaceState).toHaveBeenCalledWith(null, '', '/shop/kasse');
});

test('a second return with another account is read again', async () => {
  const page = await openReturn(back, { express: appliedExpress });
  page.answer(person);
  page.handleExpressReturn('de');
  await vi.waitFor(() => expect(page.expressReturn.phase).toBe('filled'));
  expect(page.asked()).toEqual([appliedExpress.token]);
  expect(page.checkout).toMatchObject({
    ...{ express: { token: person.express, account: person.account } },
    shippingAddress: { street: 'Hafenweg 7' },
  });
});

test('a revoked approval is removed from the checkout', async () => {
  const page = await openReturn(back, { express: appliedExpress });
  page.answer({ status: 'failed', reason: 'declined' });
  page.handleExpressReturn('de');
  await vi.waitFor(() => expect(page.expressReturn.phase).toBe('failed'));
  expect(page.checkout).toMatchObject({ express: null, paymentMethod: null });
});

test.each([
  ['another order', '?paypal=approved&token=OTHER&PayerID=X'],
  ['no order', '?paypal=approved&PayerID=X'],
  ['no payer', '?paypal=approved&token=FIRST'],
])('a return URL with %s is ignored and leaves a pending approval', async (_what, search) => {
  const page = await openReturn(search, {
    token: pendingToken,
    express: { ...appliedExpress, token: makeToken('SECOND', '0123456789abcdef') },
  });
  page.answer({ status: 'failed', reason: 'declined' });
  page.handleExpressReturn('de');
  expect(page.expressReturn.phase).toBe('failed');
  expect(page.asked()).toEqual([]);
  expect(page.kept.get('int-paypal')).toBe(pendingToken);
  expect(page.checkout.express?.token).toContain('SECOND');
});

test('an order attempt stores that its approval is insufficient', async () => {
  const page = await openReturn('', { attempt: makeAttempt() });
  page.markExpressOver();
  expect(parseCheckout(page.kept.get('int-checkout') ?? null).attempt?.isExpressOver).toBe(true);
});
