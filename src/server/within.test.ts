import { expect, it } from 'vitest';
import { within } from './within.ts';

it('what comes in time counts, what takes too long does not hold anybody up', async () => {
  expect(await within(60_000, Promise.resolve('page'))).toBe('page');
  expect(await within(1, new Promise(() => {}))).toBe('too late');
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
