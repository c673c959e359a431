import * as v from 'valibot';

export const productPageSize = 20;

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
  subcategories: string[];
  manufacturers: string[];
  sort: Sort;
  page: number;
  /** Everything in place instead of streamed: for readers without scripts and for search engines. */
  isFull: boolean;
};

export const emptyListQuery: ListQuery = {
  subcategories: [],
  manufacturers: [],
  sort: 'recommended',
  page: 0,
  isFull: false,
};

const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/), v.maxLength(60));
const Page = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1));

/** Reads an address's query; what makes no sense in it is passed over, so that every address shows a list. */
export function parseListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search);
  const page = v.safeParse(Page, given.get('page'));
  return {
    subcategories: readSlugs(given.getAll('kind')),
    manufacturers: readSlugs(given.getAll('maker')),
    sort: sorts.find((sort) => sort !== 'recommended' && sortNames[sort] === given.get('sort')) ?? 'recommended',
    page: page.success ? page.output - 1 : 0,
    isFull: given.get('full') === '1',
  };
}

function readSlugs(values: string[]): string[] {
  const slugs = values.filter((value) => v.is(Slug, value));
  return [...new Set(slugs)].sort().slice(0, 30);
}

/** The one way to write a query, so that equal lists have equal addresses. Empty for the list as the shop lays it out. */
export function formatListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  for (const kind of query.subcategories) search.append('kind', kind);
  for (const maker of query.manufacturers) search.append('maker', maker);
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
