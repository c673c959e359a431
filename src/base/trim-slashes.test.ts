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
