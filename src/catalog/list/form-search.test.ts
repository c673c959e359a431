import { expect, test } from 'vitest';
import { toListSearch } from './form-search.ts';
import { formatListQuery, parseListQuery } from './list-query.ts';

test('gives an empty query for a form without choices', () => {
  expect(toListSearch([])).toBe('');
  expect(
    toListSearch([
      ['from', ''],
      ['to', ' '],
      ['sort', ''],
    ]),
  ).toBe('');
});

test('gives the same query as formatListQuery', () => {
  const search = toListSearch([
    ['sort', '-price'],
    ['attribute', 'stone:diamond'],
    ['attribute', 'alloy:yellow_585'],
    ['q', 'Brücke & mehr'],
    ['maker', 'klitmark'],
    ['maker', 'aubrelle'],
    ['kind', 'taucheruhren'],
    ['sale', '1'],
    ['stock', '1'],
    ['to', ' 900 '],
    ['from', '100'],
  ]);
  expect(`?${search}`).toBe(formatListQuery(parseListQuery(search)));
});

test('omits fields that are no filters', () => {
  expect(toListSearch([['page', '3'], ['__proto__', 'x'], ['file', {}] as [string, unknown]])).toBe('');
});
