import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a request is repeated after each delay, and the last error is thrown', async () => {
  const begun = Date.now();
  const errors: string[] = [];
  const request = vi.fn(() => Promise.reject(new Error(`after ${Date.now() - begun} ms`)));
  const failed = expect(
    retry(request, (attempt, error) => {
      errors.push(String(error));
      return [1_000, 5_000][attempt];
    }),
  ).rejects.toThrow('after 6000 ms');
  await vi.runAllTimersAsync();
  await failed;
  expect(errors).toEqual(['Error: after 0 ms', 'Error: after 1000 ms', 'Error: after 6000 ms']);
});

test('the first result ends the retries', async () => {
  const request = vi.fn().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('page');
  const result = retry(request, () => 1_000);
  await vi.runAllTimersAsync();
  expect(await result).toBe('page');
  expect(request).toHaveBeenCalledTimes(2);
});

test('an abort ends the wait with its reason', async () => {
  const controller = new AbortController();
  const request = vi.fn(() => Promise.reject(new Error('cut')));
  const failed = expect(retry(request, () => 60_000, controller.signal)).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(500);
  controller.abort(new Error('left'));
  await failed;
  expect(request).toHaveBeenCalledOnce();
});
