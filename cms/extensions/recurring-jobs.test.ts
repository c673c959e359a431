import { expect, test } from 'vitest';
import type { Context } from './directus.ts';
import { coalesceRuns, forEachCatching, getPollSeconds, withoutOverlap } from './recurring-jobs.ts';

test('accepts a shorter interval for tests, and ignores other values', () => {
  expect(getPollSeconds({ env: { LOOK_EVERY_SECONDS: '2' } }, 20)).toBe(2);
  for (const LOOK_EVERY_SECONDS of [undefined, null, '', '0', '-1', '1.5', '60', 'x'])
    expect(getPollSeconds({ env: { LOOK_EVERY_SECONDS } }, 20)).toBe(20);
});

function makeContext() {
  const logged: unknown[] = [];
  return {
    context: { logger: { error: (message: unknown) => logged.push(message) } } as unknown as Context,
    logged,
  };
}

test('does not start a job that is still running', async () => {
  const { context } = makeContext();
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = 0;
  const job = withoutOverlap(context, () => {
    started += 1;
    return promise;
  });
  const first = job();
  await job();
  expect(started).toBe(1);
  resolve();
  await first;
  await job();
  expect(started).toBe(2);
});

test('runs a job once more for all changes during a run, even if that run fails', async () => {
  const { context, logged } = makeContext();
  const { promise, reject } = Promise.withResolvers<void>();
  const seen: number[] = [];
  let changes = 1;
  const job = coalesceRuns(context, () => {
    seen.push(changes);
    return seen.length === 1 ? promise : Promise.resolve();
  });
  const first = job();
  for (changes = 2; changes < 4; changes += 1) await job();
  expect(seen).toEqual([1]);
  reject(new Error('gone'));
  await first;
  expect(seen).toEqual([1, 4]);
  expect(logged).toHaveLength(1);
});

test('logs a failed job and runs it again', async () => {
  const { context, logged } = makeContext();
  const job = withoutOverlap(context, () => Promise.reject(new Error('gone')));
  await job();
  await job();
  expect(logged).toHaveLength(2);
});

test('continues after a row that fails', async () => {
  const { context, logged } = makeContext();
  const seen: number[] = [];
  await forEachCatching(context, [1, 2, 3], async (id) => {
    if (id === 2) throw new Error('broken');
    seen.push(id);
  });
  expect(seen).toEqual([1, 3]);
  expect(logged).toHaveLength(1);
});
