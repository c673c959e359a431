import { expect, it } from 'vitest';
import { etagOf, matchesEtag } from './etag.ts';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s names the version "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});

it('another content is another version', () => {
  expect(etagOf('one')).not.toBe(etagOf('two'));
});
