import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOptions, connectCartOptions, setCountry, setPresentWrap } from './cart-options-store.ts';

let kept: Map<string, string>;
let disconnect: () => void;

const open = (stored?: string, begun?: string) => {
  kept = new Map(stored === undefined ? [] : [['int-checkout', stored]]);
  if (begun) kept.set('int-paypal', begun);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  disconnect = connectCartOptions();
};
const read = (): unknown => JSON.parse(kept.get('int-checkout') ?? 'null');

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

test('a wish changes nothing else that the checkout knows', () => {
  open(
    JSON.stringify({ version: 1, customerEmail: 'lea@muster.example', shippingAddress: { city: 'Ulm', country: '' } }),
  );
  setPresentWrap(true);
  setCountry('AT');
  expect(read()).toMatchObject({
    version: 1,
    customerEmail: 'lea@muster.example',
    presentWrap: true,
    shippingAddress: { city: 'Ulm', country: 'AT' },
  });
});

test.each(['{', '[]', 'null', '{"version":9,"presentWrap":true}', '{"version":1,"shippingAddress":{"country":"<b>"}}'])(
  'nothing is wished by %s',
  (stored) => {
    open(stored);
    expect(cartOptions).toEqual({ presentWrap: false, country: null, hasAttempt: false });
  },
);

test('an order that is on its way or waits for its payment is known in the cart', () => {
  open('{"version":1,"attempt":{"order":null}}');
  expect(cartOptions.hasAttempt).toBe(true);
  disconnect();
  open('{"version":1,"attempt":null}');
  expect(cartOptions.hasAttempt).toBe(false);
});

test('what PayPal has forgotten is forgotten here when the cart opens, and the rest stays', () => {
  const begin = (minutes: number) => `ID.${(Date.now() - minutes * 60_000).toString(36)}..A`;
  const told = (token: string) =>
    JSON.stringify({ version: 1, comment: 'Danke', paymentMethod: 4, express: { token, account: 'z***' } });
  open(told(begin(171)), begin(171));
  expect(kept.has('int-paypal')).toBe(false);
  expect(read()).toMatchObject({ comment: 'Danke', paymentMethod: null, express: null });
  disconnect();
  open(told(begin(169)), begin(169));
  expect(kept.has('int-paypal')).toBe(true);
  expect(read()).toMatchObject({ paymentMethod: 4, express: { account: 'z***' } });
});
