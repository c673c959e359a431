import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

it("resolves to a result in time, and to 'too late' after the timeout", async () => {
  expect(await withTimeout(60_000, Promise.resolve('page'))).toBe('page');
  expect(await withTimeout(1, new Promise(() => {}))).toBe('too late');
  await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
