import * as v from 'valibot';
import type { Cents } from '../../base/money.ts';
import { parseAmount } from '../retrieval/parse-amount.ts';

export const productPageSize = 20;

/**
 * Pages shown at once. After these a list starts over with the next page, since thousands of cards would be too heavy.
 */
export const maxPagesShown = 10;

export const sorts = ['recommended', 'newest', 'priceAscending', 'priceDescending', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** Sort orders as URL parameter; the shop's own order has none. */
const sortNames = {
  newest: 'newest',
  priceAscending: 'price',
  priceDescending: '-price',
  name: 'name',
} as const satisfies Record<Exclude<Sort, 'recommended'>, string>;

/** Search, filters, order and page of a list. Pages count from zero; in the address `page=2` shows the first two. */
export type ListQuery = {
  /** Search text; empty for none. */
  text: string;
  categories: string[];
  subcategories: string[];
  manufacturers: string[];
  /** `alloy:yellow_585`: an attribute group and one of its values. */
  attributes: string[];
  priceFrom: Cents | null;
  priceTo: Cents | null;
  /** Prices that could not be parsed, as typed, for the error message. */
  invalidPrices: Readonly<Partial<Record<'from' | 'to', string>>>;
  isInStock: boolean;
  isOnSale: boolean;
  sort: Sort;
  page: number;
  /** Renders everything in place instead of streaming it: for visitors without JavaScript and for search engines. */
  isFull: boolean;
};

/** Parameters that select products; a list has as many addresses as these have combinations. */
export const filterParameters = ['q', 'category', 'kind', 'maker', 'attribute', 'from', 'to', 'stock', 'sale'] as const;

/** The part of a query that selects the products of the list. */
export type ListFilter = Omit<ListQuery, 'sort' | 'page' | 'isFull'>;

export const emptyListQuery: ListQuery = {
  text: '',
  categories: [],
  subcategories: [],
  manufacturers: [],
  attributes: [],
  priceFrom: null,
  priceTo: null,
  invalidPrices: {},
  isInStock: false,
  isOnSale: false,
  sort: 'recommended',
  page: 0,
  isFull: false,
};

const Slug = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/));
const Attribute = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*:[a-z0-9.]+(?:[-_][a-z0-9]+(?:\.[a-z0-9]+)*)*$/),
);
const Page = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1));

const maxTextLength = 100;
/** The `maxLength` of the price fields. */
export const maxPriceLength = 16;

/** Parses the query of an address. Invalid parameters are ignored, so that every address shows a list. */
export function parseListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search);
  const page = v.safeParse(Page, given.get('page'));
  return {
    text: cleanText(given.get('q') ?? ''),
    categories: parseKeys(given.getAll('category'), Slug),
    subcategories: parseKeys(given.getAll('kind'), Slug),
    manufacturers: parseKeys(given.getAll('maker'), Slug),
    attributes: parseKeys(given.getAll('attribute'), Attribute),
    ...parsePrices(cleanText(given.get('from') ?? ''), cleanText(given.get('to') ?? '')),
    isInStock: given.get('stock') === '1',
    isOnSale: given.get('sale') === '1',
    sort: sorts.find((sort) => sort !== 'recommended' && sortNames[sort] === given.get('sort')) ?? 'recommended',
    page: page.success ? page.output - 1 : 0,
    isFull: given.get('full') === '1',
  };
}

/** A search text as one line, without control characters and limited in length. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength)
    .trim();
}

function parseKeys(values: string[], schema: typeof Slug | typeof Attribute): string[] {
  const known = values.filter((value) => v.is(schema, value));
  return [...new Set(known)].sort().slice(0, 30);
}

/** Swaps the bounds when the lower one is greater. */
function parsePrices(from: string, to: string): Pick<ListQuery, 'priceFrom' | 'priceTo' | 'invalidPrices'> {
  const [low, high] = [parseAmount(from), parseAmount(to)];
  const isReversed = low !== null && high !== null && low > high;
  return {
    priceFrom: isReversed ? high : low,
    priceTo: isReversed ? low : high,
    invalidPrices: {
      ...(from && low === null && { from: from.slice(0, maxPriceLength) }),
      ...(to && high === null && { to: to.slice(0, maxPriceLength) }),
    },
  };
}

/** The canonical query string, so that equal lists have equal addresses. Empty for the default list. */
export function formatListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  if (query.text) search.set('q', query.text);
  for (const category of query.categories) search.append('category', category);
  for (const kind of query.subcategories) search.append('kind', kind);
  for (const manufacturer of query.manufacturers) search.append('maker', manufacturer);
  for (const attribute of query.attributes) search.append('attribute', attribute);
  if (query.priceFrom !== null) search.set('from', String(query.priceFrom / 100));
  if (query.priceTo !== null) search.set('to', String(query.priceTo / 100));
  if (query.isInStock) search.set('stock', '1');
  if (query.isOnSale) search.set('sale', '1');
  if (query.sort !== 'recommended') search.set('sort', sortNames[query.sort]);
  if (query.page > 0) search.set('page', String(query.page + 1));
  if (query.isFull) search.set('full', '1');
  return search.size > 0 ? `?${search}` : '';
}

/** Changes filters and goes back to the first page. */
export function changeFilter(query: ListQuery, changes: Partial<Omit<ListQuery, 'page'>>): ListQuery {
  return { ...query, ...changes, page: 0 };
}

export function toggle(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value].sort();
}

export function getSortName(sort: Sort): string {
  return sort === 'recommended' ? '' : sortNames[sort];
}

/** Whether any filter is active. A search text does not count, since each search is a list of its own. */
export function isFiltered(query: ListQuery): boolean {
  return countFilters(query) > 0;
}

/** Whether the list is one of countless combinations of filters or words, whose links crawlers must not follow. */
export function isNarrowed(query: ListQuery): boolean {
  return query.text !== '' || isFiltered(query);
}

/** Number of active filters; a price range counts as one. */
export function countFilters(query: ListQuery): number {
  const chosen = [query.categories, query.subcategories, query.manufacturers, query.attributes].flat().length;
  const hasRange = query.priceFrom !== null || query.priceTo !== null;
  return chosen + Number(hasRange) + Number(query.isInStock) + Number(query.isOnSale);
}
