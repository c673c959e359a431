import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InvalidatedTags } from '../../catalog/index/catalogue-sync.ts';
import { createPurgeQueue } from './purge-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue whose CDN answers once the test says so. */
function makeQueue({ burst = 1 } = {}) {
  const calls: InvalidatedTags[] = [];
  const state = { isDown: false, failures: 0 };
  const queue = createPurgeQueue({
    ...{ debounceMs: 100, pauseMs: 1_000, burst, maxTags: 5, tagsPerCall: 3 },
    send: async (outdated) => {
      calls.push(outdated);
      if (state.isDown) throw new Error('down');
    },
    onFailure: () => {
      state.failures += 1;
    },
  });
  return { ...queue, calls, state };
}

test('changes of a moment are one call, and the next call comes after a pause', async () => {
  const { add, calls } = makeQueue();
  add(['a', 'b']);
  add(['b', 'c']);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).toEqual([['a', 'b', 'c']]);
  add(['d']);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls[1]).toEqual(['d']);
});

test('after a rest some calls come without a pause, and in the long run no more than with it', async () => {
  const { add, calls } = makeQueue({ burst: 3 });
  const listCallTimes = async (changes: number) => {
    const begun = performance.now();
    const times: number[] = [];
    for (let change = 0; change < changes; change += 1) {
      const before = calls.length;
      add([`product:${change}`]);
      while (calls.length === before) await vi.advanceTimersByTimeAsync(50);
      times.push(performance.now() - begun);
    }
    return times;
  };
  expect(await listCallTimes(5)).toEqual([100, 200, 300, 1_100, 2_100].map((ms) => expect.closeTo(ms, -2)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await listCallTimes(4)).toEqual([100, 200, 300, 1_100].map((ms) => expect.closeTo(ms, -2)));
});

test('more tags than the queue holds purge everything, once', async () => {
  const { add, calls } = makeQueue();
  for (let id = 0; id < 100; id += 1) add([`product:${id}`]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toEqual(['everything']);
});

test('more tags than a call takes are several calls with a pause, of which only the failed ones are repeated', async () => {
  const { add, calls, state } = makeQueue();
  add(['a', 'b', 'c', 'd']);
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).toEqual([['a', 'b', 'c']]);
  state.isDown = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls[1]).toEqual(['d']);
  state.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.slice(2)).toEqual([['d']]);
});

test('nothing is called for no tags', async () => {
  const { add, calls } = makeQueue();
  add([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toEqual([]);
});

test('what has failed is purged with what came meanwhile, more and more rarely, and told once', async () => {
  const { add, whenIdle, calls, state } = makeQueue();
  state.isDown = true;
  add(['a']);
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = calls.length;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(10);
  expect(state.failures).toBe(1);
  add(['b']);
  state.isDown = false;
  const idle = vi.fn();
  void whenIdle().then(idle);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls.slice(tries)).toEqual([['a', 'b']]);
  expect(idle).toHaveBeenCalled();
});
