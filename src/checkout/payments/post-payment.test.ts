import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paidSchema, postUntilConfirmed } from './post-payment.ts';

const body = { language: 'de', order_id: 'one', token: 'two', paypal: { orderID: 'three' } } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['again until it is known', true, 4],
  ['once where no retry is wanted', false, 1],
])('an unknown result is requested %s', async (_when, isWanted, calls) => {
  const post = vi.fn<typeof fetch>(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', post);
  const result = postUntilConfirmed('order/paypal_transaction', body, paidSchema, () => isWanted);
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ status: 'failed', reason: 'away' });
  expect(post).toHaveBeenCalledTimes(calls);
});
