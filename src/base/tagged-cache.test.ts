import { expect, onTestFinished, test, vi } from 'vitest';
import { createCacheMemory } from './cache-memory.ts';
import { createTaggedCache } from './tagged-cache.ts';

/** A source of numbered values whose loads resolve when the test says so. */
function makeSource() {
  let calls = 0;
  const waiting: { resolve: (value: string) => void; reject: (error: Error) => void; number: number }[] = [];
  return {
    load: () => {
      calls += 1;
      return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject, number: calls }));
    },
    answer: () => {
      const call = waiting.shift();
      call?.resolve(`answer ${call.number}`);
    },
    fail: () => waiting.shift()?.reject(new Error('away')),
    getCalls: () => calls,
  };
}

const makeCache = (changes = {}) =>
  createTaggedCache<string>({ memory: createCacheMemory(1024 ** 2), staleAfterMs: 1_000, ...changes });
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent gets share one load, and later ones get the cached value', async () => {
  const cache = makeCache();
  const source = makeSource();
  const both = [cache.get('ring', ['a'], source.load), cache.get('ring', ['a'], source.load)];
  expect(cache.peek('ring')).toBeUndefined();
  source.answer();
  expect(await Promise.all(both)).toEqual(['answer 1', 'answer 1']);
  expect(await cache.get('ring', ['a'], source.load)).toBe('answer 1');
  expect([cache.peek('ring'), source.getCalls()]).toEqual(['answer 1', 1]);
});

test('a purged value is loaded again, and values with other tags stay cached', async () => {
  const cache = makeCache();
  const source = makeSource();
  for (const [key, tag] of [
    ['ring', 'a'],
    ['watch', 'b'],
  ] as const) {
    const value = cache.get(key, [tag], source.load);
    source.answer();
    await value;
  }
  cache.purge(['a']);
  expect([cache.peek('ring'), cache.peek('watch')]).toEqual([undefined, 'answer 2']);
  const again = cache.get('ring', ['a'], source.load);
  source.answer();
  expect(await again).toBe('answer 3');
});

test('a load that began before a purge is not cached', async () => {
  const cache = makeCache();
  const source = makeSource();
  const before = cache.get('ring', ['a'], source.load);
  cache.purge(['a']);
  const after = cache.get('ring', ['a'], source.load);
  source.answer();
  expect(await before).toBe('answer 1');
  expect(cache.peek('ring')).toBeUndefined();
  source.answer();
  expect(await after).toBe('answer 2');
  expect(cache.peek('ring')).toBe('answer 2');
});

test('a purged value is returned when its reload fails', async () => {
  const cache = makeCache();
  const source = makeSource();
  const first = cache.get('ring', ['a'], source.load);
  source.answer();
  await first;
  cache.purgeAll();
  const second = cache.get('ring', ['a'], source.load);
  source.fail();
  expect(await second).toBe('answer 1');
});

test('a stale value is returned at once and revalidated in the background', async () => {
  let now = 0;
  const cache = makeCache({ now: () => now });
  const source = makeSource();
  const first = cache.get('ring', [], source.load);
  source.answer();
  await first;
  now = 1_001;
  expect(await cache.get('ring', [], source.load)).toBe('answer 1');
  source.answer();
  await settle();
  expect(cache.peek('ring')).toBe('answer 2');
});

test('a value becomes stale although the wall clock is set back by ten years', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = makeCache();
  const source = makeSource();
  const first = cache.get('ring', [], source.load);
  source.answer();
  await first;
  vi.setSystemTime(Date.now() - 10 * 365 * 86_400_000);
  await cache.get('ring', [], source.load);
  expect(source.getCalls()).toBe(1);
  vi.advanceTimersByTime(1_001);
  await cache.get('ring', [], source.load);
  expect(source.getCalls()).toBe(2);
});

test('a failed load is not cached', async () => {
  const cache = makeCache();
  const source = makeSource();
  const first = cache.get('ring', [], source.load);
  source.fail();
  await expect(first).rejects.toThrow('away');
  const second = cache.get('ring', [], source.load);
  source.answer();
  expect(await second).toBe('answer 2');
});

test('the least recently used value is evicted first', async () => {
  // Three values of 450 bytes, each with its overhead.
  const cache = makeCache({ memory: createCacheMemory(1_700) });
  const fill = (key: string) => cache.get(key, [], async () => key);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await fill(key);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key))).toEqual(['a', undefined, 'c', 'd']);
});

test('a value that has expired is loaded again before it is returned, and returned only when that fails', async () => {
  let time = 0;
  const cache = makeCache({ expiresAfterMs: 5_000, now: () => time });
  const source = makeSource();
  const first = cache.get('ring', [], source.load);
  source.answer();
  await first;
  time = 6_000;
  const second = cache.get('ring', [], source.load);
  source.answer();
  expect(await second).toBe('answer 2');
  time = 12_000;
  const third = cache.get('ring', [], source.load);
  source.fail();
  expect(await third).toBe('answer 2');
});
