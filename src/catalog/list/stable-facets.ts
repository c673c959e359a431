import { entryBytes, getCacheMemory, type MemoryCache } from '../../base/cache-memory.ts';
import { measureBytes } from '../../base/measure-bytes.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { type PriceHistogram, toPriceHistogram } from '../index/price-range.ts';
import { type Facets, type FilterOption, getFacets } from '../index/select-products.ts';
import { emptyListQuery, isFiltered, type ListQuery } from './list-query.ts';

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
  const whole = getWholeFacets(catalogue, scope, query, language);
  const attributeGroups = selectGroups(whole.attributeGroups);
  if (!isFiltered(query)) return { ...whole, attributeGroups, histogram: getHistogram(whole, whole) };
  const facets = getFacets(catalogue, scope, query, language);
  return {
    ...facets,
    ...mergeOptions({ ...whole, attributeGroups }, facets),
    histogram: getHistogram(whole, facets),
  };
}

/** Facets of unfiltered lists, and the catalogue that they are of. */
let wholeFacets: MemoryCache<Facets> | undefined;
let wholeFacetsOf: WeakRef<CatalogueIndex> | undefined;

function getCache(catalogue: CatalogueIndex): MemoryCache<Facets> {
  wholeFacets ??= getCacheMemory().open<Facets>();
  if (wholeFacetsOf?.deref() !== catalogue) {
    wholeFacets.clear();
    wholeFacetsOf = new WeakRef(catalogue);
  }
  return wholeFacets;
}

/** The facets of the list without its filters, which each combination of them needs again. */
function getWholeFacets(
  catalogue: CatalogueIndex,
  scope: ListScope,
  { text, categories }: ListQuery,
  language: Language,
): Facets {
  const cache = getCache(catalogue);
  const key = JSON.stringify([scope, text, categories, language]);
  const known = cache.find(key);
  if (known) return known;
  const facets = getFacets(catalogue, scope, { ...emptyListQuery, text, categories }, language);
  cache.set(key, facets, measureFacets(key, facets));
  return facets;
}

const bytesPerPrice = 40;

function measureFacets(key: string, facets: Facets): number {
  return entryBytes + measureBytes(key) + measureBytes(facets) + bytesPerPrice * facets.priceCounts.size;
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
