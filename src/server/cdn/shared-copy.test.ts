import { expect, test } from 'vitest';
import { findCdnHeaders, type SharedCopy, toCdnTags } from './shared-copy.ts';

const now = Date.UTC(2026, 10, 27);

const makeCopy = (changes: Partial<SharedCopy> = {}): SharedCopy => ({
  ...{ address: '/shop/ringe?seite=2', tags: ['page', 'product-7'], freshSeconds: 300 },
  endsAt: Number.POSITIVE_INFINITY,
  ...changes,
});

test('a CDN may keep a page at its own address, with its tags in both notations', () => {
  expect(findCdnHeaders(makeCopy(), '/shop/ringe?seite=2', now)).toEqual([
    ...['cdn-cache-control', 'max-age=300, stale-while-revalidate=60, stale-if-error=86400'],
    ...['cache-tag', 'page,product-7', 'surrogate-key', 'page product-7'],
  ]);
});

test.each([
  ['another query', makeCopy(), '/shop/ringe?seite=2&boundaries'],
  ['a request whose address is unknown', makeCopy(), undefined],
  ['a file that nobody may keep', undefined, '/shop/ringe?seite=2'],
  ['no file and no address', undefined, undefined],
  ['a page that has ended', makeCopy({ endsAt: now + 900 }), '/shop/ringe?seite=2'],
])('no headers for %s', (_, copy, address) => {
  expect(findCdnHeaders(copy, address, now)).toEqual([]);
});

test.each([
  [320, 'max-age=300, stale-while-revalidate=20, stale-if-error=86400'],
  [120, 'max-age=120, stale-if-error=86400'],
])('a page that ends in %i seconds is not shown for longer', (seconds, expected) => {
  const [, directives] = findCdnHeaders(makeCopy({ endsAt: now + seconds * 1_000 }), '/shop/ringe?seite=2', now);
  expect(directives).toBe(expected);
});

test('tags are words that every CDN accepts, each once', () => {
  expect(toCdnTags(['product:7', 'size_guide:3', 'product:7', 'groß, klein'])).toEqual([
    ...['page', 'product-7', 'size_guide-3', 'gro---klein'],
  ]);
});

test('too many products are replaced by the tag that a change of any product purges', () => {
  const products = Array.from({ length: 1_000 }, (_, id) => `product:${id}`);
  expect(toCdnTags(['settings', ...products])).toEqual(['page', 'settings', 'catalogue']);
});

test('a page that no list of tags could purge is not kept', () => {
  expect(toCdnTags(Array.from({ length: 1_000 }, (_, id) => `size_guide:${id}`))).toBeUndefined();
});
