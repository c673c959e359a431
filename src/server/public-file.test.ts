import { expect, it } from 'vitest';
import { etagOf, matchesEtag } from './public-file.ts';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s matches "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});

it('different content has a different ETag', () => {
  expect(etagOf('one')).not.toBe(etagOf('two'));
});
