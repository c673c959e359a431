import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOptions, connectCartOptions, setCountry, setPresentWrap } from './cart-options-store.ts';

let storage: Map<string, string>;
let sessionOnly: Map<string, string>;
let disconnect: () => void;

const openCart = (stored?: string, token?: string) => {
  storage = new Map(stored === undefined ? [] : [['int-checkout', stored]]);
  if (token) storage.set('int-paypal', token);
  sessionOnly = new Map();
  vi.stubGlobal('localStorage', makeStorage(storage));
  vi.stubGlobal('sessionStorage', makeStorage(sessionOnly));
  disconnect = connectCartOptions();
};
const makeStorage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});
const readStored = (): unknown => JSON.parse(storage.get('int-checkout') ?? 'null');

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

test('changing an option keeps the other fields of the stored checkout', () => {
  openCart(
    JSON.stringify({ version: 1, customerEmail: 'lea@muster.example', shippingAddress: { city: 'Ulm', country: '' } }),
  );
  setPresentWrap(true);
  setCountry('AT');
  expect(readStored()).toMatchObject({
    version: 1,
    customerEmail: 'lea@muster.example',
    presentWrap: true,
    shippingAddress: { city: 'Ulm', country: 'AT' },
  });
});

test.each(['{', '[]', 'null', '{"version":9,"presentWrap":true}', '{"version":1,"shippingAddress":{"country":"<b>"}}'])(
  'no option is set by %s',
  (stored) => {
    openCart(stored);
    expect(cartOptions).toEqual({ presentWrap: false, country: null, hasAttempt: false });
  },
);

test('a pending order attempt is known in the cart', () => {
  openCart('{"version":1,"attempt":{"order":null}}');
  expect(cartOptions.hasAttempt).toBe(true);
  disconnect();
  openCart('{"version":1,"attempt":null}');
  expect(cartOptions.hasAttempt).toBe(false);
});

test('an expired PayPal Express token is removed when the cart opens, and other fields stay', () => {
  const begin = (minutes: number) => `ID.${(Date.now() - minutes * 60_000).toString(36)}..A`;
  const formatStored = (token: string) =>
    JSON.stringify({ version: 1, comment: 'Danke', paymentMethod: 4, express: { token, account: 'z***' } });
  openCart(formatStored(begin(171)), begin(171));
  expect(storage.has('int-paypal')).toBe(false);
  expect(readStored()).toMatchObject({ comment: 'Danke', paymentMethod: null, express: null });
  disconnect();
  openCart(formatStored(begin(169)), begin(169));
  expect(storage.has('int-paypal')).toBe(true);
  expect(readStored()).toMatchObject({ paymentMethod: 4, express: { account: 'z***' } });
});

test('a checkout that only session storage took is read and changed there', () => {
  openCart();
  disconnect();
  vi.stubGlobal('localStorage', { ...makeStorage(storage), setItem: () => expect.fail('full') });
  sessionOnly.set('int-checkout', '{"version":1,"comment":"Danke","shippingAddress":{"country":"AT"}}');
  disconnect = connectCartOptions();
  expect(cartOptions.country).toBe('AT');
  setPresentWrap(true);
  expect(JSON.parse(sessionOnly.get('int-checkout') ?? '')).toMatchObject({ comment: 'Danke', presentWrap: true });
});
