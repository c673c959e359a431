import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginNavigation, endNavigation, hardNavigateOnce } from './use-navigation-guard.ts';

const site = 'https://vitrine.example';
const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { href: `${site}/`, assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  endNavigation();
  assign.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page that does not come in ten seconds is opened as a document, once', () => {
  beginNavigation('/kontakt');
  vi.advanceTimersByTime(10_000);
  expect(assign.mock.calls).toEqual([['/kontakt']]);
  vi.advanceTimersByTime(2_000);
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a document that is on its way is not begun anew while it takes its time', () => {
  beginNavigation('/kontakt');
  vi.advanceTimersByTime(3_000);
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(assign.mock.calls).toEqual([[`${site}/kontakt`]]);
});

test('a page that was shown meanwhile is not opened', () => {
  beginNavigation('/kontakt');
  endNavigation();
  vi.advanceTimersByTime(60_000);
  expect(assign).not.toHaveBeenCalled();
});

test('a document that the visitor has stopped is begun anew by the next click', () => {
  beginNavigation('/kontakt');
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  vi.advanceTimersByTime(2_000);
  beginNavigation('/kontakt');
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  expect(assign).toHaveBeenCalledTimes(2);
});

test('a document that fails in the same way is not begun anew', () => {
  beginNavigation('/kontakt');
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  vi.advanceTimersByTime(2_000);
  // As in the document that has come.
  vi.stubGlobal('performance', { timeOrigin: Date.now() - 1_000 });
  endNavigation();
  expect(hardNavigateOnce('/kontakt')).toBe(false);
});
