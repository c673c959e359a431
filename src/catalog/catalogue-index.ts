import type { Cents } from '../base/money.ts';
import { getLocale } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import type { ListQuery, Sort } from './list-query.ts';

/** The little that is known of every published product, so that counting, filtering and sorting need no call. */
export type IndexedProduct = {
  id: number;
  names: Record<Language, string>;
  /** The lowest price; null is on request. */
  priceCents: Cents | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  category: string | null;
  subcategories: readonly string[];
  manufacturer: string | null;
};

type Named = { key: string; names: Record<Language, string> };

/** Products stand in the shop's own order. */
export type CatalogueIndex = {
  products: readonly IndexedProduct[];
  subcategories: readonly (Named & { category: string | null })[];
  manufacturers: readonly Named[];
};

/** A filter that can be chosen, and how many products it would leave under the other filters. */
export type FilterOption = { key: string; name: string; count: number; isChosen: boolean };

export type FilterOptions = { subcategories: FilterOption[]; manufacturers: FilterOption[] };

type Selection = Pick<ListQuery, 'subcategories' | 'manufacturers'>;

/** Ids of all products of a category that pass the filters, in the order asked for. Null is the whole shop. */
export function selectProducts(
  index: CatalogueIndex,
  category: string | null,
  query: Selection & Pick<ListQuery, 'sort'>,
  language: Language,
): number[] {
  const chosen = index.products.filter((product) => isInCategory(product, category) && passes(product, query));
  return sortProducts(chosen, query.sort, language).map(({ id }) => id);
}

function isInCategory(product: IndexedProduct, category: string | null): boolean {
  return category === null || product.category === category;
}

function passes(product: IndexedProduct, { subcategories, manufacturers }: Selection): boolean {
  return (
    (subcategories.length === 0 || product.subcategories.some((key) => subcategories.includes(key))) &&
    (manufacturers.length === 0 || (product.manufacturer !== null && manufacturers.includes(product.manufacturer)))
  );
}

function sortProducts(products: IndexedProduct[], sort: Sort, language: Language): IndexedProduct[] {
  const collator = new Intl.Collator(getLocale(language), { numeric: true });
  const orders: Record<Sort, ((a: IndexedProduct, b: IndexedProduct) => number) | null> = {
    recommended: null,
    newest: (a, b) => b.createdAt - a.createdAt,
    priceAscending: (a, b) => comparePrices(a, b, 1),
    priceDescending: (a, b) => comparePrices(a, b, -1),
    name: (a, b) => collator.compare(a.names[language], b.names[language]),
  };
  const order = orders[sort];
  return order ? products.sort(order) : products;
}

/** What is priced on request stands last, whichever way prices run. */
function comparePrices(a: IndexedProduct, b: IndexedProduct, direction: 1 | -1): number {
  if (a.priceCents === null || b.priceCents === null)
    return Number(a.priceCents === null) - Number(b.priceCents === null);
  return (a.priceCents - b.priceCents) * direction;
}

/** The filters of a category with the counts that each would give; one that leaves nothing is kept only when chosen. */
export function getFilterOptions(
  index: CatalogueIndex,
  category: string | null,
  query: Selection,
  language: Language,
): FilterOptions {
  const products = index.products.filter((product) => isInCategory(product, category));
  const count = (filters: Partial<Selection>, has: (product: IndexedProduct) => boolean) =>
    products.filter((product) => has(product) && passes(product, { subcategories: [], manufacturers: [], ...filters }))
      .length;
  return {
    subcategories: index.subcategories
      .filter((option) => category !== null && option.category === category)
      .map(({ key, names }) => ({
        key,
        name: names[language],
        isChosen: query.subcategories.includes(key),
        count: count({ manufacturers: query.manufacturers }, (product) => product.subcategories.includes(key)),
      }))
      .filter(isWorthShowing),
    manufacturers: index.manufacturers
      .map(({ key, names }) => ({
        key,
        name: names[language],
        isChosen: query.manufacturers.includes(key),
        count: count({ subcategories: query.subcategories }, (product) => product.manufacturer === key),
      }))
      .filter(isWorthShowing),
  };
}

function isWorthShowing({ count, isChosen }: FilterOption): boolean {
  return count > 0 || isChosen;
}

/** The page that is asked for, or the last one there is; at least the first. */
export function clampPage(page: number, total: number, pageSize: number): number {
  return Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1));
}
