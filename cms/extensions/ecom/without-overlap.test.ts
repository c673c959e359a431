import { expect, test } from 'vitest';
import type { Context } from '../directus.ts';
import { forEachCatching, withoutOverlap } from './without-overlap.ts';

function makeContext() {
  const said: unknown[] = [];
  return { context: { logger: { error: (message: unknown) => said.push(message) } } as unknown as Context, said };
}

test('a job that takes long is not begun a second time', async () => {
  const { context } = makeContext();
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const job = withoutOverlap(context, () => {
    begun += 1;
    return promise;
  });
  const first = job();
  await job();
  expect(begun).toBe(1);
  resolve();
  await first;
  await job();
  expect(begun).toBe(2);
});

test('a job that fails says so, and is begun again', async () => {
  const { context, said } = makeContext();
  const job = withoutOverlap(context, () => Promise.reject(new Error('gone')));
  await job();
  await job();
  expect(said).toHaveLength(2);
});

test('one order that cannot be looked at keeps no other waiting', async () => {
  const { context, said } = makeContext();
  const seen: number[] = [];
  await forEachCatching(context, [1, 2, 3], async (id) => {
    if (id === 2) throw new Error('broken');
    seen.push(id);
  });
  expect(seen).toEqual([1, 3]);
  expect(said).toHaveLength(1);
});
