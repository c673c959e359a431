import * as v from 'valibot';
import type { Cents } from '../../base/money.ts';
import { parseAmount } from '../retrieval/parse-amount.ts';

export const productPageSize = 20;

/** After so many pages a list begins anew, since nobody looks through thousands of cards, and they weigh on everyone. */
export const maxPagesShown = 10;

export const sorts = ['recommended', 'newest', 'priceAscending', 'priceDescending', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** How each order is written in an address. The shop's own order is the one without a name. */
const sortNames = {
  newest: 'newest',
  priceAscending: 'price',
  priceDescending: '-price',
  name: 'name',
} as const satisfies Record<Exclude<Sort, 'recommended'>, string>;

/** What a shopper asks of a list. Pages count from zero; in the address `page=2` shows the first two. */
export type ListQuery = {
  /** Words to search for; empty for none. */
  text: string;
  categories: string[];
  subcategories: string[];
  manufacturers: string[];
  /** `alloy:yellow_585`: an attribute group and one of its values. */
  attributes: string[];
  priceFrom: Cents | null;
  priceTo: Cents | null;
  /** What was typed as a price and is none, for who typed it. */
  invalidPrices: Readonly<Partial<Record<'from' | 'to', string>>>;
  isInStock: boolean;
  isOnSale: boolean;
  sort: Sort;
  page: number;
  /** Everything in place instead of streamed: for readers without scripts and for search engines. */
  isFull: boolean;
};

/** The part of a query that decides which products are in the list. */
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
/** As long as the fields take them. */
export const maxPriceLength = 16;

/** Reads an address's query; what makes no sense in it is passed over, so that every address shows a list. */
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

/** One line without what nobody sees, and no longer than anybody searches for. */
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

/** Whoever mixes up the two ends means the range between them. */
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

/** The one way to write a query, so that equal lists have equal addresses. Empty for the list as the shop lays it out. */
export function formatListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  if (query.text) search.set('q', query.text);
  for (const category of query.categories) search.append('category', category);
  for (const kind of query.subcategories) search.append('kind', kind);
  for (const maker of query.manufacturers) search.append('maker', maker);
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

/** Another choice starts again at the first page. */
export function changeFilter(query: ListQuery, changes: Partial<Omit<ListQuery, 'page'>>): ListQuery {
  return { ...query, ...changes, page: 0 };
}

export function toggle(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value].sort();
}

export function getSortName(sort: Sort): string {
  return sort === 'recommended' ? '' : sortNames[sort];
}

/** Whether anything is asked for that leaves products out; words to search for are a list of their own. */
export function isFiltered(query: ListQuery): boolean {
  return countFilters(query) > 0;
}

/** How many choices narrow the list; a price range is one. */
export function countFilters(query: ListQuery): number {
  const chosen = [query.categories, query.subcategories, query.manufacturers, query.attributes].flat().length;
  const hasRange = query.priceFrom !== null || query.priceTo !== null;
  return chosen + Number(hasRange) + Number(query.isInStock) + Number(query.isOnSale);
}
