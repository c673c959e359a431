import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectOrderWishes, orderWishes, wishCountry, wishPresentWrap } from './order-wishes-store.ts';

let kept: Map<string, string>;
let disconnect: () => void;

const open = (stored?: string) => {
  kept = new Map(stored === undefined ? [] : [['int-checkout', stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  disconnect = connectOrderWishes();
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
  wishPresentWrap(true);
  wishCountry('AT');
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
    expect(orderWishes).toEqual({ presentWrap: false, country: null });
  },
);
