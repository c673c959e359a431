import { expect, test } from 'vitest';
import {
  changeFilter,
  countFilters,
  emptyListQuery,
  formatListQuery,
  isFiltered,
  parseListQuery,
  toggle,
} from './list-query.ts';

test('parses an empty query as the default list', () => {
  expect(parseListQuery('')).toEqual(emptyListQuery);
});

test('counts pages from zero, unlike the address', () => {
  expect(parseListQuery('page=2').page).toBe(1);
});

test.each([
  'page=-1',
  'page=0',
  'page=1e9',
  'page=999999',
  'page=%00',
  'sort=nonsense',
  'kind=%00',
  'kind=<script>',
  '__proto__=1',
  `maker=${'x'.repeat(10_000)}`,
])('ignores the invalid query %s', (search) => {
  expect(parseListQuery(search)).toEqual(emptyListQuery);
});

test.each([
  ['from=1000', 100_000, null],
  ['from=1.000', 100_000, null],
  ['to=1.000,50', null, 100_050],
  ['from=1%20000&to=2,000.50', 100_000, 200_050],
  ['to=500%20%E2%82%AC', null, 50_000],
  ['from=900&to=100', 10_000, 90_000],
])('parses the price range %s in several notations', (search, priceFrom, priceTo) => {
  const query = parseListQuery(search);
  expect(query).toEqual({ ...emptyListQuery, priceFrom, priceTo });
  expect(parseListQuery(formatListQuery(query))).toEqual(query);
});

test('keeps an invalid price for the error message and does not filter by it', () => {
  const query = parseListQuery('from=viel&to=-5&kind=a');
  expect(query).toMatchObject({ priceFrom: null, priceTo: null, invalidPrices: { from: 'viel', to: '-5' } });
  expect(formatListQuery(query)).toBe('?kind=a');
  expect(parseListQuery(`to=${'9'.repeat(500)}`).invalidPrices.to?.length).toBeLessThan(20);
});

test('formats a query in canonical form', () => {
  const query = parseListQuery('sort=-price&maker=b&kind=z&maker=a&page=3&unknown=1&kind=z');
  expect(formatListQuery(query)).toBe('?kind=z&maker=a&maker=b&sort=-price&page=3');
  expect(parseListQuery(formatListQuery(query))).toEqual(query);
});

test('goes to the first page when a filter changes', () => {
  expect(changeFilter({ ...emptyListQuery, page: 3 }, { subcategories: ['taucheruhren'] })).toMatchObject({ page: 0 });
});

test('removes a filter that is toggled twice', () => {
  expect(toggle(toggle([], 'a'), 'a')).toEqual([]);
});

test('counts a price range as one filter, and order, page and text as none', () => {
  expect(isFiltered(parseListQuery('sort=price&page=3&q=ring&full=1'))).toBe(false);
  expect(countFilters(parseListQuery('from=10&to=20&kind=a&maker=b&maker=c&stock=1&sale=1'))).toBe(6);
});

// A quadratic pattern would need more than the time that a test has.
test('a value of a million characters is no attribute', () => {
  for (const text of ['.'.repeat(1_000_000), 'a-'.repeat(500_000), 'a.'.repeat(500_000)])
    expect(parseListQuery(`attribute=0:${text}`).attributes).toEqual([]);
});
