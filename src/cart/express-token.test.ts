import { afterEach, expect, test, vi } from 'vitest';
import { clearCancelledExpress } from './express-token.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['of what was begun here ends that', '?paypal=cancelled&token=ID', true, false],
  ['of something else leaves it alone', '?paypal=cancelled&token=OTHER', true, true],
  ['that nobody has made is none', '?paypal=approved&token=ID', false, true],
])('a return without an agreement %s', (_what, search, isSaid, isKept) => {
  const kept = new Map([['int-paypal', 'ID.mh000000..A']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('location', { search, pathname: '/shop/warenkorb' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  expect(clearCancelledExpress()).toBe(isSaid);
  expect(kept.has('int-paypal')).toBe(isKept);
});
