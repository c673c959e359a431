import { expect, test } from 'vitest';
import { createCacheMemory } from '../base/cache-memory.ts';
import { isReadingDrafts, readDrafts, readInBackground } from './connection.ts';
import { createRowCache } from './row-cache.ts';

const makeCache = () => createRowCache<string>({ memory: createCacheMemory(1024 ** 2), staleAfterMs: 1_000 });

/** What the content system answers now, to whoever asks. */
const load = async () => (isReadingDrafts() ? 'draft' : 'published');

const read = (cache: ReturnType<typeof makeCache>) => cache.get('product 7', ['product:7'], load);

test('a preview leaves nothing in the cache of visitors, and takes nothing from it', async () => {
  const cache = makeCache();
  expect(await readDrafts(() => read(cache))).toBe('draft');
  expect(cache.peek('product 7')).toBeUndefined();
  expect(await read(cache)).toBe('published');
  expect(await readDrafts(() => read(cache))).toBe('draft');
  expect(cache.peek('product 7')).toBe('published');
});

test('a preview does not share a load with visitors who ask at the same time', async () => {
  const cache = makeCache();
  const both = [readDrafts(() => read(cache)), read(cache)];
  expect(await Promise.all(both)).toEqual(['draft', 'published']);
});

test('a preview reads a row once for all parts of its page, and the next preview reads it again', async () => {
  const cache = makeCache();
  let calls = 0;
  const count = async () => {
    calls += 1;
    return `call ${calls}`;
  };
  const show = () =>
    readDrafts(async () => {
      const first = await Promise.all([cache.get('a', [], count), cache.get('a', [], count)]);
      return [...first, cache.peek('a'), await cache.get('a', [], count)];
    });
  expect(await show()).toEqual(Array.from({ length: 4 }, () => 'call 1'));
  expect(await show()).toEqual(Array.from({ length: 4 }, () => 'call 2'));
});

test('a preview reads again what it could not read', async () => {
  const cache = makeCache();
  await readDrafts(async () => {
    await expect(cache.get('a', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', [], load)).toBe('draft');
  });
});

test('what a preview starts for everybody reads no drafts', async () => {
  expect(await readDrafts(() => readInBackground(load))).toBe('published');
});
