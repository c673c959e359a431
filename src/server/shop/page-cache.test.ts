import { expect, onTestFinished, test, vi } from 'vitest';
import { createCacheMemory } from '../../base/cache-memory.ts';
import type { PublicFile } from '../public-file.ts';
import { createPageCache } from './page-cache.ts';

const file: PublicFile = { status: 200, variants: {} };
const page = (bytes = 10, ...tags: string[]) => ({
  file,
  bytes,
  tags: new Set(tags),
  endsAt: Number.POSITIVE_INFINITY,
});
const makeCache = (changes = {}) => createPageCache({ memory: createCacheMemory(800), ttlMs: 1_000, ...changes });

test('a page is cached until one of its tags is purged', () => {
  const cache = makeCache();
  cache.createWriter()('list', page(10, 'catalogue'));
  cache.createWriter()('ring', page(10, 'product:7'));
  cache.purge(['product:7']);
  expect([cache.find('list')?.file, cache.find('ring')]).toEqual([file, undefined]);
  cache.purge('everything');
  expect(cache.find('list')).toBeUndefined();
  expect(cache.getSize()).toEqual({ pages: 0, bytes: 0 });
});

test('a render that began before a purge is not cached', () => {
  const cache = makeCache();
  const store = cache.createWriter();
  cache.purge(['product:1']);
  expect(store('ring', page(10, 'product:7'))).toBe(false);
  expect(cache.find('ring')).toBeUndefined();
});

test('a page expires after its TTL', () => {
  let now = 0;
  const cache = makeCache({ now: () => now });
  cache.createWriter()('list', page());
  now = 1_001;
  expect(cache.find('list')).toBeUndefined();
  expect(cache.getSize().bytes).toBe(0);
});

test('a page that names days expires at midnight', () => {
  let time = Date.parse('2026-11-22T22:59:59.999Z');
  const cache = makeCache({ getTime: () => time });
  const midnight = Date.parse('2026-11-22T23:00:00Z');
  cache.createWriter()('ring', { ...page(), endsAt: midnight });
  expect(cache.find('ring')?.file).toBe(file);
  time = midnight;
  expect(cache.find('ring')).toBeUndefined();
  expect(cache.getSize().bytes).toBe(0);
});

test.each([-10, 10])('a page expires correctly although the clock is set by %i years', (years) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = makeCache();
  cache.createWriter()('list', page());
  vi.setSystemTime(Date.now() + years * 365 * 86_400_000);
  expect(cache.find('list')?.file).toBe(file);
  vi.advanceTimersByTime(1_001);
  expect(cache.find('list')).toBeUndefined();
});

test('memory is limited; the least recently used page is evicted first', () => {
  const cache = makeCache();
  for (let at = 0; at < 8; at += 1) cache.createWriter()(`page ${at}`, page(100));
  cache.find('page 0');
  for (let at = 8; at < 1_000; at += 1) {
    cache.find('page 0');
    cache.createWriter()(`page ${at}`, page(100));
    expect(cache.getSize().bytes).toBeLessThanOrEqual(800);
  }
  expect(cache.find('page 0')?.file).toBe(file);
  expect(cache.find('page 1')).toBeUndefined();
});

test('a requested page outlasts 4,000 that are not requested again', () => {
  const cache = makeCache();
  const store = (key: string) => cache.createWriter()(key, page(100));
  for (const key of ['rings', 'chains']) store(key);
  cache.find('rings');
  for (let at = 0; at < 4_000; at += 1) store(`page ${at}`);
  expect([cache.find('rings')?.file, cache.find('chains')]).toEqual([file, undefined]);
  expect(cache.find('page 3999')?.file).toBe(file);
});

test('protected pages are evicted for newly requested ones', () => {
  const cache = makeCache();
  for (let at = 0; at < 50; at += 1) {
    cache.createWriter()(`page ${at}`, page(100));
    expect(cache.find(`page ${at}`)?.file).toBe(file);
    expect(cache.getSize().bytes).toBeLessThanOrEqual(800);
  }
  expect([cache.find('page 42')?.file, cache.find('page 41')]).toEqual([file, undefined]);
});

test('a page too large for the cache is not cached', () => {
  const cache = makeCache();
  expect(cache.createWriter()('large', page(101))).toBe(false);
});

test('a page that is set twice counts once', () => {
  const cache = makeCache();
  cache.createWriter()('list', page(50));
  cache.createWriter()('list', page(60));
  expect(cache.getSize()).toEqual({ pages: 1, bytes: 60 });
});
