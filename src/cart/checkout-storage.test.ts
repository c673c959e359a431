import { afterEach, expect, test, vi } from 'vitest';
import { clearCancelledExpress } from './checkout-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['with the stored token removes it', '?paypal=cancelled&token=ID', true, false],
  ['with another token leaves the stored one', '?paypal=cancelled&token=OTHER', true, true],
  ['with another status is ignored', '?paypal=approved&token=ID', false, true],
])('a return from PayPal without approval %s', (_what, search, isCancelled, isStored) => {
  const stored = new Map([['int-paypal', 'ID.mh000000..A']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('location', { search, pathname: '/shop/warenkorb' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  expect(clearCancelledExpress()).toBe(isCancelled);
  expect(stored.has('int-paypal')).toBe(isStored);
});
