import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCacheMemory } from '../../base/cache-memory.ts';
import { type PublicFile, toPublicFile } from '../public-file.ts';
import type { Release } from '../release/release-manager.ts';
import { createFormerPayloads, createPayloadCache } from './payload-cache.ts';

const payload = (bytes: number) => ({ file: { status: 200, variants: {} } satisfies PublicFile, bytes });

test('a payload is found by its path', () => {
  const store = createPayloadCache(createCacheMemory(100));
  const stored = payload(10);
  store.set('/payload/a.txt', stored);
  expect(store.find('/payload/a.txt')).toBe(stored.file);
  expect(store.find('/payload/b.txt')).toBeUndefined();
});

test('the least recently used payload is evicted first', () => {
  const store = createPayloadCache(createCacheMemory(100));
  for (const name of ['a', 'b']) store.set(name, payload(50));
  store.find('a');
  store.set('c', payload(50));
  expect(['a', 'b', 'c'].map((name) => store.find(name) !== undefined)).toEqual([true, false, true]);
});

test('a payload that is set twice counts once', () => {
  const store = createPayloadCache(createCacheMemory(100));
  store.set('a', payload(50));
  store.set('b', payload(50));
  store.set('b', payload(50));
  expect(store.find('a')).toBeDefined();
});

test('a requested payload outlasts 4,000 that are not requested again', () => {
  const store = createPayloadCache(createCacheMemory(100));
  store.set('a', payload(20));
  store.find('a');
  for (let at = 0; at < 4_000; at += 1) store.set(`payload ${at}`, payload(20));
  expect(store.find('a')).toBeDefined();
});

test('a payload that is too large for the cache evicts no other', () => {
  const store = createPayloadCache(createCacheMemory(100));
  store.set('a', payload(20));
  store.set('large', payload(101));
  expect([store.find('a') !== undefined, store.find('large')]).toEqual([true, undefined]);
});

test('a payload that is too large for the protected segment is found again and again', () => {
  const store = createPayloadCache(createCacheMemory(100));
  store.set('large', payload(90));
  for (let at = 0; at < 3; at += 1) expect(store.find('large')).toBeDefined();
  store.set('large', payload(95));
  expect(store.find('large')).toBeDefined();
});

function makePayload(words: string): PublicFile {
  const identity = Buffer.from(words.padEnd(20_000, ' Gold'));
  return toPublicFile({
    path: '/payload/a.txt',
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
    holds: 'compressed',
    contentType: 'text/x-component; charset=utf-8',
    cacheControl: 'private, max-age=31536000, immutable',
    status: 200,
    isHttps: false,
  });
}

const makeRelease = (payloads: Record<string, PublicFile>) =>
  ({ payloads: new Map(Object.entries(payloads)) }) as unknown as Release;

test('payloads of the previous release are retained, with their gzip form only', () => {
  const former = createFormerPayloads(createCacheMemory(1024 ** 2));
  const [ring, watch] = [makePayload('Ring'), makePayload('Uhr')];
  former.add(
    makeRelease({ '/payload/ring': ring, '/payload/watch': watch }),
    makeRelease({ '/payload/watch': watch, '/payload/new': makePayload('Ring, neu') }),
  );
  expect(former.find('/payload/watch')).toBeUndefined();
  const { br, identity, gzip } = former.find('/payload/ring')?.variants ?? {};
  expect(br).toBeUndefined();
  expect(identity?.body).toMatchObject({ packed: { size: 20_000 } });
  expect(gunzipSync(gzip?.body as Buffer).toString()).toMatch(/^Ring Gold/);
});

test('the least recently used former payload is evicted first', () => {
  const former = createFormerPayloads(createCacheMemory(12_000));
  for (let at = 0; at < 10; at += 1) {
    former.add(makeRelease({ [`/payload/${at}`]: makePayload(`Ring ${at}`) }), makeRelease({}));
  }
  expect(former.find('/payload/0')).toBeUndefined();
  expect(former.find('/payload/9')).toBeDefined();
});
