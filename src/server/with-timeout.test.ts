import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

it('what comes in time counts, what takes too long does not hold anybody up', async () => {
  expect(await withTimeout(60_000, Promise.resolve('page'))).toBe('page');
  expect(await withTimeout(1, new Promise(() => {}))).toBe('too late');
  await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
