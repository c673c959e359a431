import { expect, test } from 'vitest';
import type { PublicFile } from '../public-file.ts';
import { createPayloadCache } from './payload-cache.ts';

const payload = (bytes: number) => ({ file: { status: 200, variants: {} } satisfies PublicFile, bytes });

test('a payload is found by its path', () => {
  const store = createPayloadCache(100);
  const stored = payload(10);
  store.set('/payload/a.txt', stored);
  expect(store.find('/payload/a.txt')).toBe(stored.file);
  expect(store.find('/payload/b.txt')).toBeUndefined();
});

test('the least recently used payload is evicted first', () => {
  const store = createPayloadCache(100);
  for (const name of ['a', 'b']) store.set(name, payload(50));
  store.find('a');
  store.set('c', payload(50));
  expect(['a', 'b', 'c'].map((name) => store.find(name) !== undefined)).toEqual([true, false, true]);
});

test('a payload that is set twice counts once', () => {
  const store = createPayloadCache(100);
  store.set('a', payload(50));
  store.set('b', payload(50));
  store.set('b', payload(50));
  expect(store.find('a')).toBeDefined();
});

test('a requested payload outlasts 4,000 that are not requested again', () => {
  const store = createPayloadCache(100);
  store.set('a', payload(20));
  store.find('a');
  for (let at = 0; at < 4_000; at += 1) store.set(`payload ${at}`, payload(20));
  expect(store.find('a')).toBeDefined();
});

test('a payload that is too large for the cache evicts no other', () => {
  const store = createPayloadCache(100);
  store.set('a', payload(20));
  store.set('large', payload(101));
  expect([store.find('a') !== undefined, store.find('large')]).toEqual([true, undefined]);
});

test('a payload that is too large for the protected segment is found again and again', () => {
  const store = createPayloadCache(100);
  store.set('large', payload(90));
  for (let at = 0; at < 3; at += 1) expect(store.find('large')).toBeDefined();
  store.set('large', payload(95));
  expect(store.find('large')).toBeDefined();
});
