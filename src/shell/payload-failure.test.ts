import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classifyFailure, redirectsTo, requestWithRetries } from './payload-failure.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [{ location: '/login' }, 'redirect'],
  [{ status: 404 }, 'missing'],
  [null, 'missing'],
  [{ status: 500 }, 'final'],
  [{ status: 503 }, 'passing'],
  [{ unstable_networkError: true }, 'passing'],
] as const)('classifies %j as %s', (info, failure) => {
  expect(classifyFailure(info)).toBe(failure);
});

const passing = { judge: () => 'passing' as const, signal: undefined };

test('retries a transient failure after one, two and four seconds', async () => {
  const times: number[] = [];
  const begun = Date.now();
  const request = () => {
    times.push((Date.now() - begun) / 1000);
    return Promise.reject(new Error('cut'));
  };
  const failed = expect(requestWithRetries(request, passing)).rejects.toThrow('cut');
  await vi.runAllTimersAsync();
  await failed;
  expect(times).toEqual([0, 1, 3, 7]);
});

test('returns the result of a retry', async () => {
  let tries = 0;
  const answer = requestWithRetries(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('cut')) : Promise.resolve('page');
  }, passing);
  await vi.runAllTimersAsync();
  expect(await answer).toBe('page');
});

test.each(['redirect', 'missing', 'final'] as const)('throws a failure that is %s at once', async (failure) => {
  const request = vi.fn(() => Promise.reject(new Error('no')));
  await expect(requestWithRetries(request, { judge: () => failure, signal: undefined })).rejects.toThrow('no');
  expect(request).toHaveBeenCalledOnce();
});

test('does not retry after an abort', async () => {
  const request = vi.fn(() => Promise.reject(new Error('cut')));
  const controller = new AbortController();
  const failed = expect(requestWithRetries(request, { ...passing, signal: controller.signal })).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(500);
  controller.abort(new Error('left'));
  await failed;
  expect(request).toHaveBeenCalledOnce();
});

test.each([
  [{ location: '/faq' }, '/faq', true],
  [{ location: '/r%C3%A9cit?a=b' }, '/récit?a=b', true],
  [{ location: '/faq' }, '/faq?a=b', false],
  [{ location: 'https://elsewhere.example/faq' }, '/faq', false],
  [{ status: 404 }, '/faq', false],
  [null, '/faq', false],
])('%j redirects to %s: %s', (info, href, isSo) => {
  expect(redirectsTo(info, href)).toBe(isSo);
});
