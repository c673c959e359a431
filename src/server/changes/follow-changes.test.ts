import { expect, onTestFinished, test, vi } from 'vitest';
import { setLogLevel } from '../log.ts';
import { createChangeFollower, repeatChangeCalls } from './follow-changes.ts';
import type { ChangeTags } from './read-changes.ts';

setLogLevel('error');

/** A log with the changes 1, 2, 3 …, and a site that follows it. */
function makeSite() {
  const log: string[] = [];
  const state = { isAway: false, isFailing: false, told: undefined as boolean | undefined };
  const handled: ChangeTags[] = [];
  const looked: ChangeTags[] = [];
  const follow = createChangeFollower({
    read: async (after) => {
      if (state.isAway) throw new Error('away');
      const position = `${log.length}`;
      return after === undefined
        ? { position, tags: [], isReset: true }
        : { position, tags: log.slice(Number(after)), isReset: false };
    },
    look: (tags) => looked.push(tags),
    handle: async (tags) => {
      if (state.isFailing) throw new Error('not read');
      handled.push(tags);
    },
    setTold: (told) => {
      state.told = told;
    },
  });
  return { log, state, handled, looked, follow };
}

test('catches up first, then handles each change once', async () => {
  const { log, state, handled, follow } = makeSite();
  await follow();
  await follow();
  log.push('menu');
  await follow();
  await follow();
  expect(handled).toEqual(['everything', ['menu']]);
  expect(state.told).toBe(true);
});

test('handles what came while Directus was away, and looks by itself until then', async () => {
  const { log, state, handled, follow } = makeSite();
  await follow();
  state.isAway = true;
  log.push('ecommerce_product/7');
  await follow();
  expect(state.told).toBe(false);
  state.isAway = false;
  log.push('ecommerce_product/8');
  await follow();
  expect(handled).toEqual(['everything', ['ecommerce_product/7', 'ecommerce_product/8']]);
  expect(state.told).toBe(true);
});

test('handles a change again that could not be read, also the first time', async () => {
  const { log, state, handled, follow } = makeSite();
  state.isFailing = true;
  await follow();
  state.isFailing = false;
  await follow();
  log.push('menu');
  state.isFailing = true;
  await follow();
  expect(state.told).toBe(false);
  state.isFailing = false;
  await follow();
  expect(handled).toEqual(['everything', ['menu']]);
});

test('changes that cannot be handled are tried ever more seldom, and looked at once', async () => {
  const { log, state, looked, follow } = makeSite();
  state.isFailing = true;
  const waits: number[] = [];
  for (let time = 0; time < 8; time += 1) waits.push((await follow()).waitMs);
  expect(waits).toEqual([...[1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000)]);
  expect(looked).toEqual(['everything']);
  state.isFailing = false;
  expect(await follow()).toEqual({ waitMs: 1_000, hasFailed: false });
  log.push('menu');
  expect((await follow()).waitMs).toBe(1_000);
  expect(looked).toEqual(['everything', ['menu']]);
});

test('a Directus that is away is asked again soon', async () => {
  const { state, follow } = makeSite();
  state.isAway = true;
  for (let time = 0; time < 5; time += 1) expect(await follow()).toEqual({ waitMs: 1_000, hasFailed: true });
});

test('asks each second, at once after a hint, and for more hints half a second later', async () => {
  const { hint, follow, countAfter } = makeRepeatedCalls();
  expect([await countAfter(999), await countAfter(1)]).toEqual([1, 2]);
  await countAfter(300);
  hint();
  expect(await countAfter(0)).toBe(3);
  for (let hints = 0; hints < 100; hints += 1) {
    hint();
    await countAfter(10);
  }
  expect(follow).toHaveBeenCalledTimes(5);
  hint();
  // After the last of them it asks each second again.
  expect([await countAfter(499), await countAfter(1), await countAfter(999), await countAfter(1)]).toEqual([
    5, 6, 6, 7,
  ]);
});

test('a hint during a call has it ask again after that one', async () => {
  const { hint, follow, countAfter } = makeRepeatedCalls();
  await countAfter(0);
  const call = Promise.withResolvers<{ waitMs: number; hasFailed: boolean }>();
  follow.mockReturnValueOnce(call.promise);
  expect(await countAfter(1_000)).toBe(2);
  hint();
  expect(await countAfter(5_000)).toBe(2);
  call.resolve({ waitMs: 1_000, hasFailed: false });
  expect([await countAfter(0), await countAfter(999), await countAfter(1)]).toEqual([3, 3, 4]);
});

test.each([
  [500, 1_000],
  [50_000, 60_000],
])('after a failure a hint at %i ms neither shortens nor prolongs the wait of %i ms', async (hintedAt, waitMs) => {
  const { hint, follow, countAfter } = makeRepeatedCalls();
  await countAfter(0);
  follow.mockResolvedValueOnce({ waitMs, hasFailed: true });
  expect(await countAfter(1_000)).toBe(2);
  await countAfter(hintedAt);
  hint();
  expect([await countAfter(waitMs - hintedAt - 1), await countAfter(1)]).toEqual([2, 3]);
  hint();
  expect(await countAfter(0)).toBe(4);
});

function makeRepeatedCalls() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const follow = vi.fn(async () => ({ waitMs: 1_000, hasFailed: false }));
  const hint = repeatChangeCalls(follow);
  const countAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return follow.mock.calls.length;
  };
  return { hint, follow, countAfter };
}
