import { expect, test } from 'vitest';
import type { PublicFile } from '../public-file.ts';
import { createPayloadCache } from './payload-cache.ts';

const payload = (bytes: number) => ({ file: { status: 200, variants: {} } satisfies PublicFile, bytes });

test('a payload is found by its address, and no other', () => {
  const store = createPayloadCache(100);
  const kept = payload(10);
  store.set('/payload/a.txt', kept);
  expect(store.find('/payload/a.txt')).toBe(kept.file);
  expect(store.find('/payload/b.txt')).toBeUndefined();
});

test('what was asked for last stays longest', () => {
  const store = createPayloadCache(100);
  for (const name of ['a', 'b']) store.set(name, payload(50));
  store.find('a');
  store.set('c', payload(50));
  expect(['a', 'b', 'c'].map((name) => store.find(name) !== undefined)).toEqual([true, false, true]);
});

test('the same payload kept twice takes its room once', () => {
  const store = createPayloadCache(100);
  store.set('a', payload(50));
  store.set('b', payload(50));
  store.set('b', payload(50));
  expect(store.find('a')).toBeDefined();
});

test('a payload that was asked for outlasts 4,000 of pages that nobody asks for again', () => {
  const store = createPayloadCache(100);
  store.set('a', payload(20));
  store.find('a');
  for (let at = 0; at < 4_000; at += 1) store.set(`payload ${at}`, payload(20));
  expect(store.find('a')).toBeDefined();
});
