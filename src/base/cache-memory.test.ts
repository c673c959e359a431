import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createCacheMemory } from './cache-memory.ts';

test('what was not used for longest goes first, whichever cache it is in', () => {
  const memory = createCacheMemory(400);
  const [pages, rows] = [memory.open<string>(), memory.open<string>()];
  pages.set('a', 'page', 100);
  rows.set('a', 'row', 100);
  pages.set('b', 'page', 100);
  rows.set('b', 'row', 100);
  pages.set('c', 'page', 100);
  rows.set('c', 'row', 100);
  expect(['a', 'b', 'c'].map((key) => [pages.find(key), rows.find(key)])).toEqual([
    [undefined, undefined],
    ['page', 'row'],
    ['page', 'row'],
  ]);
});

test('a cache takes what the others do not need', () => {
  const memory = createCacheMemory(1_000);
  const [pages, rows] = [memory.open<number>(), memory.open<number>()];
  for (let at = 0; at < 50; at += 1) pages.set(`page ${at}`, at, 100);
  expect(pages.getSize()).toEqual({ count: 10, bytes: 1_000 });
  for (let at = 0; at < 50; at += 1) rows.set(`row ${at}`, at, 10);
  expect([pages.getSize(), rows.getSize()]).toEqual([
    { count: 5, bytes: 500 },
    { count: 50, bytes: 500 },
  ]);
});

test('the bytes of all caches stay within the budget while 4,000 lists are requested, and what is in use stays', () => {
  const memory = createCacheMemory(100_000);
  const [pages, payloads, rows] = [memory.open<number>(), memory.open<number>(), memory.open<number>()];
  rows.set('in use', 0, 5_000);
  rows.find('in use');
  for (let at = 0; at < 4_000; at += 1) {
    pages.set(`list ${at}`, at, 900 + (at % 7) * 100);
    payloads.set(`list ${at}`, at, 300 + (at % 11) * 50);
    rows.set(`cards ${at % 500}`, at, 200);
    expect(memory.getBytes()).toBeLessThanOrEqual(100_000);
    const counted = [pages, payloads, rows].reduce((sum, cache) => sum + cache.getSize().bytes, 0);
    expect(counted).toBe(memory.getBytes());
  }
  expect(memory.getBytes()).toBeGreaterThan(90_000);
  expect([rows.find('in use'), pages.find('list 3999'), pages.find('list 0')]).toEqual([0, 3_999, undefined]);
});

test('a value that is replaced, removed or too large is not counted', () => {
  const memory = createCacheMemory(1_000);
  const cache = memory.open<string>();
  cache.set('a', 'one', 400);
  cache.set('a', 'two', 300);
  expect([cache.find('a'), memory.getBytes()]).toEqual(['two', 300]);
  cache.set('large', 'three', 1_001);
  expect([cache.find('large'), memory.getBytes()]).toEqual([undefined, 300]);
  cache.set('a', 'four', 1_001);
  expect([cache.find('a'), memory.getBytes()]).toEqual([undefined, 0]);
  cache.set('b', 'five', 100);
  cache.clear();
  expect([cache.entries(), memory.getBytes()]).toEqual([[], 0]);
});

test('rows are counted with about the memory that they occupy', { timeout: 120_000 }, async () => {
  const from = (module: string) => JSON.stringify(new URL(module, import.meta.url).href);
  const script = `
    import { createCacheMemory } from ${from('./cache-memory.ts')};
    import { createTaggedCache } from ${from('./tagged-cache.ts')};
    const memory = createCacheMemory(16 * 1024 ** 2);
    const cache = createTaggedCache({ memory, staleAfterMs: 1e9 });
    const row = (id) => JSON.parse(JSON.stringify({
      id, slug: 'verlobungsring-' + id, price: { kind: 'fixed', cents: id * 1.01 }, teaser: 'Gold und Silber, ' + 'fein '.repeat(id % 60),
      image: { id: 'f' + id, width: 1200, height: 900, alt: { de: 'Ring ' + id, fr: 'Bague ✦ ' + id } },
      variants: Array.from({ length: id % 9 }, (_, at) => ({ id: at, size: String(48 + at), stock: at, active: true })),
    }));
    const weigh = async () => {
      for (let round = 0; round < 4; round += 1) {
        gc();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return process.memoryUsage().heapUsed;
    };
    const before = await weigh();
    for (let id = 0; id < 4_000; id += 1) await cache.get('row ' + id, ['product:' + id], async () => row(id));
    console.log((await weigh()) - before, memory.getBytes());
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--expose-gc', '--no-warnings', '--input-type=module', '--eval', script],
  ]);
  const [held = 0, counted = 0] = stdout.split(' ').map(Number);
  expect(counted).toBeGreaterThan(1024 ** 2);
  expect(counted).toBeGreaterThan(0.7 * held);
  expect(counted).toBeLessThan(1.4 * held);
});
