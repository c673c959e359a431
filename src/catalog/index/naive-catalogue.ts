import type { Cents } from '../../base/money.ts';
import { getLocale } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { ListFilter, ListQuery, Sort } from '../list/list-query.ts';
import { findStep } from './price-steps.ts';
import type { IndexedProduct } from './product-table.ts';
import type { Facets, FilterOption } from './select-products.ts';
import type { Named, Vocabulary } from './vocabulary.ts';

/** A naive reference implementation that scans every product for every query. Tests and benchmarks compare with it. */
export type NaiveCatalogue = Vocabulary & { products: readonly IndexedProduct[] };

export function selectNaively(
  index: NaiveCatalogue,
  scope: ListScope,
  query: ListFilter & Pick<ListQuery, 'sort'>,
  language: Language,
): number[] {
  const chosen = index.products.filter((product) => isInScope(product, scope) && matchesFilter(product, query));
  return sortProducts(chosen, query.sort, language).map(({ id }) => id);
}

function isInScope(product: IndexedProduct, scope: ListScope): boolean {
  if (scope.kind === 'category') return product.category === scope.key;
  if (scope.kind === 'brand') return product.manufacturer === scope.slug;
  if (scope.kind === 'tag') return product.tags.includes(scope.slug);
  return true;
}

type Facet = 'categories' | 'subcategories' | 'manufacturers' | 'price' | 'inStock' | 'onSale' | `attribute ${string}`;

/**
 * Whether a product matches the filter.
 *
 * @param except a facet to leave out, since its options are counted as if none of them were chosen
 */
function matchesFilter(product: IndexedProduct, filter: ListFilter, except?: Facet): boolean {
  const { categories, subcategories, manufacturers, priceFrom, priceTo } = filter;
  return (
    (except === 'categories' || isOneOf(product.category, categories)) &&
    (except === 'subcategories' || isAnyOf(product.subcategories, subcategories)) &&
    (except === 'manufacturers' || isOneOf(product.manufacturer, manufacturers)) &&
    (except === 'price' || listPrices(product).some((cents) => isBetween(cents, priceFrom, priceTo))) &&
    (except === 'inStock' || !filter.isInStock || product.availability === 'in_stock') &&
    (except === 'onSale' || !filter.isOnSale || product.isReduced) &&
    groupByAttributeGroup(filter.attributes).every(
      ([group, values]) => except === `attribute ${group}` || isAnyOf(product.attributes, values),
    )
  );
}

function isOneOf(value: string | null, chosen: readonly string[]): boolean {
  return chosen.length === 0 || (value !== null && chosen.includes(value));
}

function isAnyOf(values: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length === 0 || values.some((value) => chosen.includes(value));
}

/** All prices of a product. Null is on request, which matches as long as no price is asked for. */
function listPrices({ priceCents, otherCents }: IndexedProduct): (Cents | null)[] {
  return [priceCents, ...otherCents];
}

function isBetween(cents: Cents | null, from: Cents | null, to: Cents | null): boolean {
  if (from === null && to === null) return true;
  return cents !== null && cents >= (from ?? 0) && cents <= (to ?? Number.POSITIVE_INFINITY);
}

function groupByAttributeGroup(attributes: readonly string[]): [group: string, values: string[]][] {
  const groups = new Map<string, string[]>();
  for (const attribute of attributes) {
    const group = attribute.slice(0, attribute.indexOf(':'));
    groups.set(group, [...(groups.get(group) ?? []), attribute]);
  }
  return [...groups];
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

/** Products priced on request come last in both directions. */
function comparePrices(a: IndexedProduct, b: IndexedProduct, direction: 1 | -1): number {
  if (a.priceCents === null || b.priceCents === null)
    return Number(a.priceCents === null) - Number(b.priceCents === null);
  return (a.priceCents - b.priceCents) * direction;
}

export function countNaively(index: NaiveCatalogue, scope: ListScope, filter: ListFilter, language: Language): Facets {
  const { settings } = index;
  const inScope = index.products.filter((product) => isInScope(product, scope));
  const remaining = (except: Facet) => inScope.filter((product) => matchesFilter(product, filter, except));
  const count = (
    facet: Facet,
    vocabulary: readonly Named[],
    chosen: readonly string[],
    has: (product: IndexedProduct, key: string) => boolean,
  ): FilterOption[] => {
    const products = remaining(facet);
    return vocabulary
      .map(({ key, names }) => ({
        key,
        name: names[language],
        isChosen: chosen.includes(key),
        count: products.filter((product) => has(product, key)).length,
      }))
      .filter(isWorthShowing);
  };
  const kinds = index.subcategories.filter(({ category }) =>
    scope.kind === 'category' ? category === scope.key : filter.categories.includes(category ?? ''),
  );
  const prices = remaining('price').flatMap((product) => listPrices(product).flatMap((cents) => cents ?? []));
  const steps = remaining('price').flatMap((product) => [
    ...new Set(listPrices(product).flatMap((cents) => (cents === null ? [] : findStep(cents)))),
  ]);
  return {
    categories:
      settings.offersCategories && scope.kind !== 'category'
        ? count('categories', index.categories, filter.categories, ({ category }, key) => category === key)
        : [],
    subcategories: settings.offersSubcategories
      ? count('subcategories', kinds, filter.subcategories, ({ subcategories }, key) => subcategories.includes(key))
      : [],
    manufacturers:
      settings.offersManufacturers && scope.kind !== 'brand'
        ? count(
            'manufacturers',
            index.manufacturers,
            filter.manufacturers,
            (product, key) => product.manufacturer === key,
          )
        : [],
    attributeGroups: index.attributeGroups
      .map(({ key, names, unit, values }) => ({
        key,
        name: names[language],
        unit,
        options: count(`attribute ${key}`, values, filter.attributes, ({ attributes }, value) =>
          attributes.includes(value),
        ),
      }))
      .filter(({ options }) => options.length > 0),
    price: prices.length > 0 ? { lowestCents: Math.min(...prices), highestCents: Math.max(...prices) } : null,
    priceCounts: new Map(steps.map((step) => [step, steps.filter((one) => one === step).length])),
    inStock: remaining('inStock').filter(({ availability }) => availability === 'in_stock').length,
    onSale: remaining('onSale').filter(({ isReduced }) => isReduced).length,
  };
}

function isWorthShowing({ count, isChosen }: FilterOption): boolean {
  return count > 0 || isChosen;
}
