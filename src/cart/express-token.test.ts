import { afterEach, expect, test, vi } from 'vitest';
import { clearCancelledExpress } from './express-token.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['of what was begun here ends that', '?paypal=cancelled&token=ID', true, false],
  ['of something else leaves it alone', '?paypal=cancelled&token=OTHER', true, true],
  ['that nobody has made is none', '?paypal=approved&token=ID', false, true],
])('a return without an agreement %s', (_what, search, isCancelled, isStored) => {
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
