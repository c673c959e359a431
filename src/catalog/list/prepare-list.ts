import { formatLabelled, formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { peekCatalogue } from '../index/catalogue.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { type PriceHistogram, type PriceRange, toPriceHistogram } from '../index/price-range.ts';
import { type Facets, type FilterOption, getFacets } from '../index/select-products.ts';
import { withUnit } from '../index/vocabulary.ts';
import { changeFilter, emptyListQuery, formatListQuery, isFiltered, type ListQuery, toggle } from './list-query.ts';
import { type ListSelection, selectList, splitCards } from './product-list-queries.ts';

/** The requested list. */
export type ListRequest = {
  language: Language;
  scope: ListScope;
  /** Path of the list, without its query. */
  path: string;
  query: ListQuery;
};

/** A list as far as it is cached: what its sections need to render without streaming. */
export type PreparedList = ListRequest & {
  /** Undefined before the catalogue is loaded. */
  selection: ListSelection | undefined;
  /** The leading cards that are cached; the ids of the others are in `missingIds`. */
  cards: ProductCard[];
  missingIds: readonly number[];
};

export function prepareList(request: ListRequest): PreparedList {
  const { scope, query, language } = request;
  const catalogue = peekCatalogue();
  const selection = catalogue && selectList(catalogue, scope, query, language);
  return { ...request, selection, ...splitCards(selection?.ids ?? [], language) };
}

/** Whether the whole list is cached. */
export function isListCached({ selection, missingIds }: PreparedList): boolean {
  return selection !== undefined && missingIds.length === 0;
}

/**
 * Facets of a list that keep their options.
 *
 * @property histogram undefined where nothing has a price
 */
export type StableFacets = Facets & { histogram: PriceHistogram | undefined };

/**
 * The facets of a list with all options of the unfiltered list; those without products have a count of zero. So options
 * do not move while a visitor ticks several.
 */
export function getStableFacets(
  catalogue: CatalogueIndex,
  scope: ListScope,
  query: ListQuery,
  language: Language,
): StableFacets {
  const facets = getFacets(catalogue, scope, query, language);
  if (!isFiltered(query)) {
    return {
      ...facets,
      attributeGroups: selectGroups(facets.attributeGroups),
      histogram: getHistogram(facets, facets),
    };
  }
  const { text, categories } = query;
  const whole = getFacets(catalogue, scope, { ...emptyListQuery, text, categories }, language);
  return {
    ...facets,
    ...mergeOptions({ ...whole, attributeGroups: selectGroups(whole.attributeGroups) }, facets),
    histogram: getHistogram(whole, facets),
  };
}

/** A histogram with the scale of the whole list and the counts of the filtered one. */
function getHistogram(whole: Facets, narrowed: Facets): PriceHistogram | undefined {
  return whole.price ? toPriceHistogram(whole.price, narrowed.priceCounts) : undefined;
}

type Groups = Facets['attributeGroups'];

/**
 * Groups that are useful as filters: with several values, and on at least a quarter as many products as the most
 * frequent group. The width of a ring is no filter for the whole shop. Exported for its test.
 */
export function selectGroups(groups: Groups): Groups {
  const reach = ({ options }: Groups[number]) => options.reduce((sum, { count }) => sum + count, 0);
  const widest = Math.max(0, ...groups.map(reach));
  return groups.filter((group) => group.options.length > 1 && reach(group) * 4 >= widest);
}

/** Merges the options of the whole and the filtered list. Exported for its test. */
export function mergeOptions(
  whole: Facets,
  narrowed: Facets,
): Pick<Facets, 'categories' | 'subcategories' | 'manufacturers' | 'attributeGroups'> {
  const groups = whole.attributeGroups.map((group) => {
    const options = narrowed.attributeGroups.find(({ key }) => key === group.key)?.options ?? [];
    return { ...group, options: mergeGroup(group.options, options) };
  });
  const others = narrowed.attributeGroups.filter(
    ({ key, options }) => options.some(({ isChosen }) => isChosen) && groups.every((group) => group.key !== key),
  );
  return {
    categories: mergeGroup(whole.categories, narrowed.categories),
    subcategories: mergeGroup(whole.subcategories, narrowed.subcategories),
    manufacturers: mergeGroup(whole.manufacturers, narrowed.manufacturers),
    attributeGroups: [...groups, ...others],
  };
}

/** Chosen options that the whole list lacks come last. */
function mergeGroup(whole: readonly FilterOption[], narrowed: readonly FilterOption[]): FilterOption[] {
  const known = new Map(narrowed.map((option) => [option.key, option]));
  const merged = whole.map((option) => known.get(option.key) ?? { ...option, count: 0, isChosen: false });
  return [...merged, ...narrowed.filter(({ key }) => whole.every((option) => option.key !== key))];
}

/** The name of an active filter, and the address of the list without it. */
type Chip = { name: string; href: string };

type Vocabulary = Pick<CatalogueIndex, 'categories' | 'subcategories' | 'manufacturers' | 'attributeGroups'>;

/**
 * Chips of the active filters.
 *
 * @param vocabulary the names of keys; undefined before the catalogue is loaded, then keys are shown as they are
 */
export function getFilterChips(
  query: ListQuery,
  vocabulary: Vocabulary | undefined,
  path: string,
  language: Language,
): Chip[] {
  const messages = getMessages(language).lists;
  const chip = (name: string, changes: Partial<ListQuery>): Chip => ({
    name,
    href: path + formatListQuery(changeFilter(query, changes)),
  });
  const nameOf = (known: Vocabulary['categories'] | undefined, key: string) =>
    known?.find((one) => one.key === key)?.names[language] ?? key;
  const price = formatPriceRange(query, language);
  return [
    ...query.categories.map((key) =>
      chip(nameOf(vocabulary?.categories, key), { categories: toggle(query.categories, key) }),
    ),
    ...query.subcategories.map((key) =>
      chip(nameOf(vocabulary?.subcategories, key), { subcategories: toggle(query.subcategories, key) }),
    ),
    ...query.manufacturers.map((key) =>
      chip(nameOf(vocabulary?.manufacturers, key), { manufacturers: toggle(query.manufacturers, key) }),
    ),
    ...query.attributes.map((key) =>
      chip(describeAttribute(key, vocabulary, language), { attributes: toggle(query.attributes, key) }),
    ),
    ...(price ? [chip(price, { priceFrom: null, priceTo: null })] : []),
    ...(query.isInStock ? [chip(messages.inStock, { isInStock: false })] : []),
    ...(query.isOnSale ? [chip(messages.onSale, { isOnSale: false })] : []),
  ];
}

/** `Material: Gelbgold 585`, since many values mean little without their group. */
function describeAttribute(key: string, vocabulary: Vocabulary | undefined, language: Language): string {
  const group = vocabulary?.attributeGroups.find((one) => one.key === key.slice(0, key.indexOf(':')));
  const value = group?.values.find((one) => one.key === key);
  if (!group || !value) return key;
  return formatLabelled(group.names[language], withUnit(value.names[language], group.unit), language);
}

/** `ab 300 €`, `bis 500 €` or both; undefined for any price. */
export function formatPriceRange({ priceFrom, priceTo }: PriceRange, language: Language): string | undefined {
  const messages = getMessages(language).lists;
  const [from, to] = [priceFrom, priceTo].map((cents) => (cents === null ? null : formatPrice(cents, language)));
  if (from && to) return messages.fromTo(from, to);
  if (from) return messages.from(from);
  return to ? messages.to(to) : undefined;
}
