import { expect, it } from 'vitest';
import { createRecentKeys } from './recent-keys.ts';

it('a key is remembered once it was noted, and no other is taken for it', () => {
  const note = createRecentKeys();
  const keys = Array.from({ length: 1_000 }, (_, at) => `1 reader /shop/schmuck?to=${at}`);
  expect(keys.filter(note)).toEqual([]);
  // Few take the place of one another.
  expect(keys.filter(note).length).toBeGreaterThan(800);
});

it('a key that was noted long ago is forgotten', () => {
  const note = createRecentKeys(64);
  note('rings');
  for (let at = 0; at < 4_000; at += 1) note(`page ${at}`);
  expect(note('rings')).toBe(false);
});
