import { expect, test } from 'vitest';
import { type CachedWishlist, formatCachedWishlist, parseCachedWishlist } from './cached-wishlist.ts';

const names: CachedWishlist = {
  language: 'de',
  askedAt: 1,
  pieces: [
    { id: 7, name: 'Ring Linde', href: '/shop/produkt/ring-linde', image: { id: 'a1b2', width: 1600, height: 1200 } },
    { id: 8, name: 'Kette', href: null, image: null },
  ],
  unknown: [9],
};

test('parses what was formatted', () => {
  expect(parseCachedWishlist(formatCachedWishlist(names))).toEqual(names);
});

test('skips an invalid item and keeps the others', () => {
  const pieces = [
    { id: 0, name: 'x' },
    { id: 3, name: 'Perle', href: '//evil.example', image: { id: '../x' } },
    null,
    'Ring',
  ];
  expect(parseCachedWishlist(JSON.stringify({ version: 1, language: 'fr', pieces }))).toEqual({
    language: 'fr',
    askedAt: 0,
    pieces: [{ id: 3, name: 'Perle', href: null, image: null }],
    unknown: [],
  });
});

test.each([
  null,
  '',
  '{',
  '[]',
  '{"version":2,"language":"de","pieces":[]}',
  '{"version":1,"language":"it","pieces":[]}',
])('ignores an invalid cache (%s)', (text) => {
  expect(parseCachedWishlist(text)).toBeUndefined();
});
