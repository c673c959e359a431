import { expect, onTestFinished, test, vi } from 'vitest';
import { createTaggedCache } from './tagged-cache.ts';

/** A source whose answers are numbered and come when the test says. */
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

const makeCache = (changes = {}) => createTaggedCache<string>({ capacity: 3, staleAfterMs: 1_000, ...changes });
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('who asks at the same time shares one answer, who asks later gets the kept one', async () => {
  const cache = makeCache();
  const source = makeSource();
  const both = [cache.get('ring', ['a'], source.load), cache.get('ring', ['a'], source.load)];
  expect(cache.peek('ring')).toBeUndefined();
  source.answer();
  expect(await Promise.all(both)).toEqual(['answer 1', 'answer 1']);
  expect(await cache.get('ring', ['a'], source.load)).toBe('answer 1');
  expect([cache.peek('ring'), source.getCalls()]).toEqual(['answer 1', 1]);
});

test('a purged value is read again; others stay', async () => {
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

test('what began to load before a purge is never kept', async () => {
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

test('a purged value is still given when it cannot be read again', async () => {
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

test('an old value is given at once and read again behind it', async () => {
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

test('a value grows old although the clock is set back by ten years', async () => {
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

test('a failure is not kept', async () => {
  const cache = makeCache();
  const source = makeSource();
  const first = cache.get('ring', [], source.load);
  source.fail();
  await expect(first).rejects.toThrow('away');
  const second = cache.get('ring', [], source.load);
  source.answer();
  expect(await second).toBe('answer 2');
});

test('the value that nobody asks for goes first', async () => {
  const cache = makeCache();
  const fill = (key: string) => cache.get(key, [], async () => key);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await fill(key);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key))).toEqual(['a', undefined, 'c', 'd']);
});
