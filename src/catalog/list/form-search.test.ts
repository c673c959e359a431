import { expect, test } from 'vitest';
import { toListSearch } from './form-search.ts';
import { formatListQuery, parseListQuery } from './list-query.ts';

test('a form without a choice is the list as the shop lays it out', () => {
  expect(toListSearch([])).toBe('');
  expect(
    toListSearch([
      ['from', ''],
      ['to', ' '],
      ['sort', ''],
    ]),
  ).toBe('');
});

test('a form writes the same address as the server', () => {
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

test('what is no filter stays out of the address', () => {
  expect(toListSearch([['page', '3'], ['__proto__', 'x'], ['file', {}] as [string, unknown]])).toBe('');
});
