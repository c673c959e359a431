import { expect, it } from 'vitest';
import { trimEndSlashes, trimSlashes } from './trim-slashes.ts';

it.each([
  ['/en/shop//', '/en/shop', 'en/shop'],
  ['///', '', ''],
  ['', '', ''],
  ['//a/b', '//a/b', 'a/b'],
])('%j is trimmed at its end, and at both ends', (text, end, both) => {
  expect([trimEndSlashes(text), trimSlashes(text)]).toEqual([end, both]);
});

// A quadratic pattern would need more than the time that a test has.
it('a million slashes are trimmed, too', () => {
  const slashes = '/'.repeat(1_000_000);
  expect([trimEndSlashes(`${slashes}a`), trimSlashes(`a${slashes}`)]).toEqual([`${slashes}a`, 'a']);
});
