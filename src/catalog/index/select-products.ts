import type { Language } from '../../i18n/languages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { ListFilter, ListQuery, Sort } from '../list/list-query.ts';
import type { Scores } from '../retrieval/score-terms.ts';
import { type Bits, countShared, createBits, hasBit, intersect, setBit, unite } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countByPriceStep, findInPriceRange, findPriceRange } from './price-range.ts';
import type { SortOrder } from './product-sort-orders.ts';
import { inStock, onSale } from './product-table.ts';
import { orderByScore, scoreProducts } from './search-products.ts';
import type { Named } from './vocabulary.ts';

/** An option of a facet, and how many products it would leave under the other filters. */
export type FilterOption = { key: string; name: string; count: number; isChosen: boolean };

/** The facets of a list. A facet that the settings do not offer is empty. */
export type Facets = {
  categories: FilterOption[];
  subcategories: FilterOption[];
  manufacturers: FilterOption[];
  attributeGroups: { key: string; name: string; unit: string | null; options: FilterOption[] }[];
  /** Lowest and highest price under the other filters; null where nothing has a price. */
  price: { lowestCents: number; highestCents: number } | null;
  /** Number of products in each step of the price scale, under the other filters. */
  priceCounts: ReadonlyMap<number, number>;
  inStock: number;
  onSale: number;
};

/** Ids of all products in a list, sorted as the query says. */
export function selectProducts(
  index: CatalogueIndex,
  scope: ListScope,
  query: ListFilter & Pick<ListQuery, 'sort'>,
  language: Language,
): readonly number[] {
  const cacheKey = JSON.stringify([scope, query, language]);
  const last = selectionCache.get(index);
  if (last?.cacheKey === cacheKey) return last.ids;
  const ids: readonly number[] = select(index, scope, query, language);
  selectionCache.set(index, { cacheKey, ids });
  return ids;
}

/** The last selection: one request needs the same list several times, for its heading, its skeleton and its cards. */
const selectionCache = new WeakMap<CatalogueIndex, { cacheKey: string; ids: readonly number[] }>();

function select(
  index: CatalogueIndex,
  scope: ListScope,
  query: ListFilter & Pick<ListQuery, 'sort'>,
  language: Language,
): number[] {
  const { table } = index;
  const chosen = applyFilters(index, scope, query, language)();
  const slots: number[] = [];
  const order = table.sortOrders[toSortOrder(query.sort, language)];
  for (let at = 0; at < order.length; at += 1) {
    const slot = order[at] ?? 0;
    if (hasBit(chosen, slot)) slots.push(slot);
  }
  if (query.text && query.sort === 'recommended') {
    return orderByScore(slots, scoreProducts(index, query.text, language)).map((slot) => table.ids[slot] ?? 0);
  }
  return slots.map((slot) => table.ids[slot] ?? 0);
}

function toSortOrder(sort: Sort, language: Language): SortOrder {
  return sort === 'name' ? `name ${language}` : sort;
}

type Facet = 'categories' | 'subcategories' | 'manufacturers' | 'price' | 'inStock' | 'onSale' | `attribute ${string}`;

/**
 * Applies the filters of a list.
 *
 * @returns a function that gives the remaining products, leaving out one facet, since its options are counted as if
 *   none of them were chosen
 */
function applyFilters(
  index: CatalogueIndex,
  scope: ListScope,
  filter: ListFilter,
  language: Language,
): (except?: Facet) => Bits {
  const { table } = index;
  const facet = (name: string) => table.facets.get(name) ?? createBits(0);
  const anyOf = (kind: string, keys: readonly string[]) =>
    unite(
      keys.map((key) => facet(`${kind} ${key}`)),
      table.size,
    );
  const rules: [Facet, Bits][] = [];
  if (filter.categories.length > 0) rules.push(['categories', anyOf('category', filter.categories)]);
  if (filter.subcategories.length > 0) rules.push(['subcategories', anyOf('kind', filter.subcategories)]);
  if (filter.manufacturers.length > 0) rules.push(['manufacturers', anyOf('maker', filter.manufacturers)]);
  for (const [group, values] of groupByAttributeGroup(filter.attributes)) {
    rules.push([`attribute ${group}`, anyOf('attribute', values)]);
  }
  if (filter.priceFrom !== null || filter.priceTo !== null) rules.push(['price', findInPriceRange(table, filter)]);
  if (filter.isInStock) rules.push(['inStock', facet(inStock)]);
  if (filter.isOnSale) rules.push(['onSale', facet(onSale)]);
  const start = [
    ...(scope.kind === 'category' ? [facet(`category ${scope.key}`)] : []),
    ...(scope.kind === 'brand' ? [facet(`maker ${scope.slug}`)] : []),
    ...(scope.kind === 'tag' ? [facet(`tag ${scope.slug}`)] : []),
    ...(filter.text ? [toBits(scoreProducts(index, filter.text, language))] : []),
  ];
  const inScope = intersect(table.liveSlots, start);
  const all = intersect(
    inScope,
    rules.map(([, bits]) => bits),
  );
  return (except) =>
    rules.some(([name]) => name === except)
      ? intersect(
          inScope,
          rules.flatMap(([name, bits]) => (name === except ? [] : [bits])),
        )
      : all;
}

function groupByAttributeGroup(attributes: readonly string[]): [group: string, values: string[]][] {
  return [...Map.groupBy(attributes, (attribute) => attribute.slice(0, attribute.indexOf(':')))];
}

function toBits(scores: Scores): Bits {
  const bits = createBits(scores.length);
  for (let slot = 0; slot < scores.length; slot += 1) if ((scores[slot] ?? 0) > 0) setBit(bits, slot);
  return bits;
}

/**
 * The facets of a list with the count of each option; an option without products is included only when it is chosen.
 */
export function getFacets(index: CatalogueIndex, scope: ListScope, filter: ListFilter, language: Language): Facets {
  const { settings, table } = index;
  const remaining = applyFilters(index, scope, filter, language);
  const shared = (bits: Bits, name: string) => countShared(bits, table.facets.get(name) ?? createBits(0));
  const count = (facet: Facet, kind: string, options: readonly Named[], chosen: readonly string[]): FilterOption[] => {
    const products = remaining(facet);
    return options
      .map(({ key, names }) => ({
        key,
        name: names[language],
        isChosen: chosen.includes(key),
        count: shared(products, `${kind} ${key}`),
      }))
      .filter((option) => option.count > 0 || option.isChosen);
  };
  const kinds = index.subcategories.filter(({ category }) =>
    scope.kind === 'category' ? category === scope.key : filter.categories.includes(category ?? ''),
  );
  return {
    categories:
      settings.offersCategories && scope.kind !== 'category'
        ? count('categories', 'category', index.categories, filter.categories)
        : [],
    subcategories: settings.offersSubcategories ? count('subcategories', 'kind', kinds, filter.subcategories) : [],
    manufacturers:
      settings.offersManufacturers && scope.kind !== 'brand'
        ? count('manufacturers', 'maker', index.manufacturers, filter.manufacturers)
        : [],
    attributeGroups: index.attributeGroups
      .map(({ key, names, unit, values }) => ({
        key,
        name: names[language],
        unit,
        options: count(`attribute ${key}`, 'attribute', values, filter.attributes),
      }))
      .filter(({ options }) => options.length > 0),
    price: findPriceRange(table, remaining('price')),
    priceCounts: countByPriceStep(table, remaining('price')),
    inStock: shared(remaining('inStock'), inStock),
    onSale: shared(remaining('onSale'), onSale),
  };
}

/** The requested page, clamped to the last one; at least the first. */
export function clampPage(page: number, total: number, pageSize: number): number {
  return Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1));
}
