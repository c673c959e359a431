import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeItem } from '../cart/cart-fixture.ts';
import { makeAttempt, makeCompleteCheckout, makeQuote } from './checkout-fixture.ts';
import { formatCheckout, parseCheckout } from './checkout-store.ts';
import type { OrderAttempt } from './order-attempt.ts';

const key = 'int-checkout';
const order = {
  uuid: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e12',
  number: '2026-000001',
  token: 'x'.repeat(43),
  total_cents: 129_690,
  payment_method: { id: 4, key: 'paypal' },
  payment_status: 'pending',
  href: null,
} as const;

/** A page of one browser, with stubbed storage and responses. */
async function openPage({ attempt = null, isFull = false }: { attempt?: OrderAttempt | null; isFull?: boolean } = {}) {
  const local = new Map([[key, formatCheckout(makeCompleteCheckout({ attempt }), 0)]]);
  const session = new Map<string, string>();
  const listeners = new Map<string, (event: object) => void>();
  const listen = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    removeEventListener: () => undefined,
  };
  const post = vi.fn<typeof fetch>(() => Promise.reject(new Error('offline')));
  const respond = (body: unknown) => post.mockImplementation(async () => new Response(JSON.stringify(body)));
  vi.stubGlobal('addEventListener', listen.addEventListener);
  vi.stubGlobal('removeEventListener', listen.removeEventListener);
  vi.stubGlobal('document', { ...listen, visibilityState: 'visible' });
  vi.stubGlobal('localStorage', makeStore(local, isFull));
  vi.stubGlobal('sessionStorage', makeStore(session, false));
  vi.stubGlobal('fetch', post);
  const store = await import('./checkout-store.ts');
  const ordering = await import('./order-submission-store.ts');
  const giveUp = await import('./cancel-order.ts');
  const cart = await import('../cart/cart-store.ts');
  const placed = await import('./last-order-store.ts');
  const sent = () => post.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).id as string);
  return { ...store, ...ordering, ...giveUp, ...placed, cart, local, session, listeners, post, answer: respond, sent };
}

function makeStore(storage: Map<string, string>, isFull: boolean) {
  return {
    getItem: (name: string) => storage.get(name) ?? null,
    removeItem: (name: string) => storage.delete(name),
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.set(name, text);
    },
  };
}

const other = makeAttempt();
const newAttempt = { ...other.body, id: '1b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11' };
const readStored = (store: Map<string, string>) => parseCheckout(store.get(key) ?? null);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: other.at + 1_000 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // The next file imports fresh stores.
  vi.resetModules();
});

test('an order is not sent while another tab has a different one pending', async () => {
  const page = await openPage();
  page.connectCheckout();
  page.local.set(key, formatCheckout(makeCompleteCheckout({ attempt: other }), 1));
  await page.placeOrder({ ...newAttempt, comment: 'Bitte klingeln' }, makeQuote());
  expect(page.sent()).toEqual([]);
  expect(page.orderSubmission.phase).toBe('old');
  expect(readStored(page.local).attempt).toEqual(other);
});

test('the same order in two tabs is sent with one id', async () => {
  const page = await openPage();
  page.connectCheckout();
  page.local.set(key, formatCheckout(makeCompleteCheckout({ attempt: other }), 1));
  page.answer({ status: 'ok', order });
  await page.placeOrder(newAttempt, makeQuote());
  expect(page.sent()).toEqual([other.body.id]);
  expect(page.checkout.attempt?.order?.number).toBe(order.number);
});

test('a page from the back/forward cache resends an order that another tab has stored', async () => {
  const page = await openPage();
  page.connectCheckout();
  page.connectOrderSubmission();
  page.local.set(key, formatCheckout(makeCompleteCheckout({ attempt: other }), 1));
  page.listeners.get('pageshow')?.({ persisted: true });
  await vi.waitFor(() => expect(page.sent()).toEqual([other.body.id]));
});

test('editing a field keeps an order attempt that another tab has stored', async () => {
  const page = await openPage();
  page.connectCheckout();
  page.local.set(key, formatCheckout(makeCompleteCheckout({ attempt: other }), 1));
  page.updateCheckout({ comment: 'Bitte klingeln' });
  expect(readStored(page.local)).toMatchObject({ comment: 'Bitte klingeln', attempt: other });
});

test('a change of one field keeps what another tab has entered in the others', async () => {
  const page = await openPage();
  page.connectCheckout();
  const { shippingAddress } = page.getCheckout();
  const entered = { customerEmail: 'neu@muster.example', shippingAddress: { ...shippingAddress, city: 'Aachen' } };
  page.local.set(key, formatCheckout({ ...makeCompleteCheckout(), ...entered }, 1));
  page.updateCheckout({ shippingMethod: 5 });
  page.local.set(key, formatCheckout({ ...page.getCheckout(), phone: '+49 241 123456' }, 2));
  page.updateAddress('shipping_address', 'street', 'Neue Gasse 1');
  const expected = { customerEmail: 'neu@muster.example', phone: '+49 241 123456', shippingMethod: 5 };
  expect(readStored(page.local)).toMatchObject(expected);
  expect(readStored(page.local).shippingAddress).toMatchObject({ city: 'Aachen', street: 'Neue Gasse 1' });
  expect(page.getCheckout()).toMatchObject(expected);
  expect(page.checkout.revision).toBe(2);
});

test('an expired reservation is removed, and the payment method with it', async () => {
  const page = await openPage({ attempt: { ...other, order } });
  page.connectCheckout();
  page.answer({ status: 'ok', order });
  page.connectOrderSubmission();
  await vi.waitFor(() => expect(page.sent()).toHaveLength(1));
  expect(page.checkout.attempt).not.toBeNull();
  page.answer({ status: 'ok', order: { ...order, payment_status: 'failed' } });
  page.listeners.get('visibilitychange')?.({});
  await vi.waitFor(() => expect(page.checkout.attempt).toBeNull());
  expect(page.orderSubmission).toMatchObject({ phase: 'idle', refusal: { kind: 'refused' } });
  expect(readStored(page.local)).toMatchObject({
    attempt: null,
    paymentMethod: null,
    customerEmail: 'zoe@muster.example',
  });
});

test('with full local storage the attempt is kept in session storage, and removed after the order', async () => {
  const page = await openPage({ isFull: true });
  page.connectCheckout();
  await page.placeOrder(newAttempt, makeQuote());
  expect(page.orderSubmission.phase).toBe('unknown');
  expect(page.local.has(key)).toBe(false);
  expect(readStored(page.session).attempt?.body).toEqual(newAttempt);
  page.completeOrder(order);
  expect([...page.local, ...page.session]).toEqual([]);
});

test('a placed order is known to other tabs and later visits for a day', async () => {
  const page = await openPage();
  page.connectCheckout();
  page.completeOrder(order);
  expect(page.lastOrder.order).toMatchObject({ number: order.number, token: order.token });
  const storage = page.local.get('int-placed-order') ?? '';
  for (const [age, text, expected] of [
    [0, storage, order.number],
    [25 * 3_600_000, storage, undefined],
    [0, storage.replace(order.token, '../../evil'), undefined],
  ] as const) {
    vi.resetModules();
    const laterPage = await openPage();
    vi.setSystemTime(other.at + 1_000 + age);
    laterPage.local.set('int-placed-order', text);
    laterPage.connectLastOrder();
    expect(laterPage.lastOrder.order?.number).toBe(expected);
  }
});

test('items that were added after sending stay in the cart', async () => {
  const page = await openPage();
  page.connectCheckout();
  page.cart.addToCart(makeItem({ variant: null, count: 3 }));
  page.completeOrder(order, newAttempt.lines);
  page.completeOrder(order, newAttempt.lines);
  expect(page.cart.cart.lines).toMatchObject([{ count: 2 }]);
});

test('choices by a quote keep what another tab has just stored', async () => {
  const page = await openPage();
  page.connectCheckout();
  const typed = makeCompleteCheckout({ customerEmail: 'mia@muster.example', shippingMethod: null });
  page.local.set(key, formatCheckout(typed, 0));
  page.chooseOffered(makeQuote());
  expect(readStored(page.local)).toMatchObject({ customerEmail: 'mia@muster.example', shippingMethod: 1 });
  expect(page.checkout.customerEmail).toBe('mia@muster.example');
});

test('a changed quote is not used when the choices have changed since', async () => {
  const page = await openPage();
  const { quote } = await import('../cart/quote-store.ts');
  page.connectCheckout();
  page.cart.addToCart(makeItem({ variant: null }));
  page.answer({ status: 'failed', message: 'Could not post order', reason: 'changed', quote: makeQuote() });
  const sending = page.placeOrder(newAttempt, makeQuote());
  page.updateCheckout({ shippingMethod: 5 });
  await sending;
  expect(page.orderSubmission.refusal?.kind).toBe('changed');
  expect(quote.data).toBeNull();
  page.updateCheckout({ shippingMethod: 1 });
  await page.placeOrder(newAttempt, makeQuote());
  expect(quote).toMatchObject({ state: 'ready', request: { shipping_method: 1 } });
});

test.each(['branch', 'gift_message'])('a refused %s requests a new quote', async (field) => {
  const page = await openPage();
  const { quote } = await import('../cart/quote-store.ts');
  page.connectCheckout();
  const refusal = { status: 'failed', message: 'Could not post order', reason: 'refused', field };
  const { post } = page;
  post.mockImplementation(async (address) =>
    Response.json(String(address).endsWith('/quote') ? { status: 'ok', ...makeQuote({ lines: [] }) } : refusal),
  );
  await page.placeOrder(newAttempt, makeQuote());
  expect(page.orderSubmission.refusal).toEqual({ kind: 'refused', field });
  await vi.waitFor(() => expect(quote.state).toBe('ready'));
});

const express = `ID.${other.at.toString(36)}.0123456789abcdef.${'A'.repeat(43)}`;
const approved = { ...other, body: { ...other.body, express } };

test('an approved order is abandoned only after the server has confirmed its cancellation', async () => {
  const page = await openPage({ attempt: approved });
  const attempt = { ...approved, isGivenUp: true };
  page.connectCheckout();
  await page.abandonAttempt();
  expect(page.orderSubmission.phase, 'nobody knows').toBe('old');
  expect(readStored(page.local).attempt).toEqual(attempt);
  const answerCancel = (body: object) =>
    page.post.mockImplementation(async (address) =>
      Response.json(String(address).endsWith('/cancel') ? body : { status: 'ok', order }),
    );
  answerCancel({ status: 'failed', message: '', reason: 'not_pending' });
  await page.abandonAttempt();
  expect(readStored(page.local).attempt, 'it is charged already').toEqual(attempt);
  answerCancel({ status: 'ok' });
  await page.abandonAttempt();
  expect(page.orderSubmission.phase).toBe('idle');
  expect(readStored(page.local)).toMatchObject({ attempt: null, paymentMethod: null, express: null });
});

test('a reopened page does not resend an order that is being cancelled, except on request', async () => {
  const page = await openPage({ attempt: approved });
  page.connectCheckout();
  await page.abandonAttempt();
  vi.resetModules();
  const next = await openPage({ attempt: readStored(page.local).attempt });
  next.connectCheckout();
  next.answer({ status: 'ok', order });
  next.connectOrderSubmission();
  expect(next.orderSubmission.phase).toBe('old');
  expect(next.sent()).toEqual([]);
  await next.resendOrder();
  expect(readStored(next.local).attempt).toMatchObject({
    body: approved.body,
    order: { uuid: order.uuid },
    isGivenUp: false,
  });
});

test.each([
  ['is not charged until the server has responded', false, true],
  ['keeps its state where the approval is insufficient anyway', true, false],
])('an approved order that is cancelled during its payment %s', async (_what, isExpressOver, isGivenUp) => {
  const page = await openPage({ attempt: { ...approved, order, isExpressOver } });
  page.connectCheckout();
  expect(await page.cancelOrder()).toBe(false);
  expect(readStored(page.local).attempt).toMatchObject({ order: { uuid: order.uuid }, isGivenUp });
  page.answer({ status: 'ok' });
  expect(await page.cancelOrder()).toBe(true);
  expect(readStored(page.local)).toMatchObject({ attempt: null, paymentMethod: null, express: null });
});

test('an order without approval is abandoned without a request', async () => {
  const page = await openPage({ attempt: other });
  page.connectCheckout();
  await page.abandonAttempt();
  expect(page.sent()).toEqual([]);
  expect(readStored(page.local)).toMatchObject({ attempt: null, paymentMethod: 1 });
});
