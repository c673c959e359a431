import { expect, it } from 'vitest';
import { createRecentKeys } from './recent-keys.ts';

it('a key is found after it was added, and no other', () => {
  const note = createRecentKeys();
  const keys = Array.from({ length: 1_000 }, (_, at) => `1 reader /shop/schmuck?to=${at}`);
  expect(keys.filter(note)).toEqual([]);
  // Few keys replace each other.
  expect(keys.filter(note).length).toBeGreaterThan(800);
});

it('an old key is evicted', () => {
  const note = createRecentKeys(64);
  note('rings');
  for (let at = 0; at < 4_000; at += 1) note(`page ${at}`);
  expect(note('rings')).toBe(false);
});
