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

test('starts one full page load after ten seconds', () => {
  beginNavigation('/kontakt');
  vi.advanceTimersByTime(10_000);
  expect(assign.mock.calls).toEqual([['/kontakt']]);
  vi.advanceTimersByTime(2_000);
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('does not restart a pending full page load', () => {
  beginNavigation('/kontakt');
  vi.advanceTimersByTime(3_000);
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(assign.mock.calls).toEqual([[`${site}/kontakt`]]);
});

test('cancels the timeout when the page is shown', () => {
  beginNavigation('/kontakt');
  endNavigation();
  vi.advanceTimersByTime(60_000);
  expect(assign).not.toHaveBeenCalled();
});

test('restarts a stopped page load on the next click', () => {
  beginNavigation('/kontakt');
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  vi.advanceTimersByTime(2_000);
  beginNavigation('/kontakt');
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  expect(assign).toHaveBeenCalledTimes(2);
});

test('does not repeat a failed full page load', () => {
  beginNavigation('/kontakt');
  expect(hardNavigateOnce('/kontakt')).toBe(true);
  vi.advanceTimersByTime(2_000);
  // State of a newly loaded document.
  vi.stubGlobal('performance', { timeOrigin: Date.now() - 1_000 });
  endNavigation();
  expect(hardNavigateOnce('/kontakt')).toBe(false);
});
