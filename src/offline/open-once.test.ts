import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOpened, openOnce } from './open-once.ts';

const assign = vi.fn();
const wanted = 'https://vierlinden.example/faq';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('location', { href: 'https://vierlinden.example/offline?from=%2Ffaq', assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  assign.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const anHour = 3_600_000;

test('a page that redirects back is opened only once', () => {
  expect(openOnce(wanted)).toBe(true);
  vi.setSystemTime(Date.now() + anHour);
  expect(openOnce(wanted)).toBe(true);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a page is opened again after the network was lost again', () => {
  openOnce(wanted);
  forgetOpened();
  vi.setSystemTime(Date.now() + 2);
  // The document that was loaded instead.
  vi.stubGlobal('performance', { timeOrigin: Date.now() - 1 });
  expect(openOnce(wanted), 'a moment ago').toBe(false);
  vi.setSystemTime(Date.now() + anHour);
  expect(openOnce(wanted)).toBe(true);
  expect(assign.mock.calls).toEqual([[wanted], [wanted]]);
});
