import type { Language } from '../../i18n/languages.ts';
import { findCategoryHref } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { emptyListQuery, formatListQuery } from '../list/list-query.ts';
import type { Lexicon } from '../retrieval/lexicon.ts';
import { type Concept, parseQuery } from '../retrieval/parse-query.ts';
import { listBeginnings, listSimilarMeanings } from '../retrieval/similar-meanings.ts';
import { countShared, createBits } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { orderByScore, scoreProducts } from './search-products.ts';

/** A suggestion below the search field. */
export type Suggestion = {
  kind: 'product' | 'category' | 'subcategory' | 'brand' | 'tag';
  name: string;
  /** The category of a subcategory: „Ringe in Schmuck“. */
  category?: string;
  href: string;
  productId?: number;
};

const maxPerKind = 3;
const maxProducts = 6;

/** Suggestions for the first letters of a search, the most relevant first; from memory. */
export function suggest(index: CatalogueIndex, text: string, language: Language): Suggestion[] {
  if (!text.trim()) return [];
  return [...suggestLists(index, text, language), ...suggestProducts(index, text, language)];
}

function suggestLists(index: CatalogueIndex, text: string, language: Language): Suggestion[] {
  const { table, categories, subcategories, manufacturers, tags } = index;
  const facets = findFacets(index, text, language).filter(
    (facet) => countShared(table.liveSlots, table.facets.get(facet) ?? createBits(0)) > 0,
  );
  const pick = (
    kind: 'category' | 'brand' | 'tag',
    facet: string,
    options: CatalogueIndex['categories'],
    toHref: (key: string) => string | undefined,
  ) =>
    facets
      .flatMap((name): Suggestion[] => {
        const option = options.find(({ key }) => name === `${facet} ${key}`);
        const href = option && toHref(option.key);
        return href ? [{ kind, name: option.names[language], href }] : [];
      })
      .slice(0, maxPerKind);
  const kinds = facets.flatMap((name) => {
    const kind = subcategories.find(({ key }) => name === `kind ${key}`);
    return kind ? (suggestSubcategory(index, kind, language) ?? []) : [];
  });
  return [
    ...pick('category', 'category', categories, (key) => findCategoryHref(key, language)),
    ...kinds.slice(0, maxPerKind),
    ...pick('brand', 'maker', manufacturers, (key) => findShopSlugHref('brand', key, language)),
    ...pick('tag', 'tag', tags, (key) => findShopSlugHref('tag', key, language)),
  ];
}

/** A link to the category, filtered by the subcategory; undefined for one without a category. */
function suggestSubcategory(
  { categories }: CatalogueIndex,
  { key, category, names }: CatalogueIndex['subcategories'][number],
  language: Language,
): Suggestion | undefined {
  const above = categories.find((one) => one.key === category);
  const href = above && findCategoryHref(above.key, language);
  if (!href) return undefined;
  const query = formatListQuery({ ...emptyListQuery, subcategories: [key] });
  return { kind: 'subcategory', name: names[language], category: above.names[language], href: href + query };
}

function suggestProducts(index: CatalogueIndex, text: string, language: Language): Suggestion[] {
  const { table } = index;
  const scores = scoreProducts(index, text, language);
  const slots = [...table.sortOrders.recommended].filter((slot) => (scores[slot] ?? 0) > 0);
  return orderByScore(slots, scores)
    .slice(0, maxProducts)
    .flatMap((slot) => {
      const href = findShopSlugHref('product', table.slugs[slot] ?? '', language);
      const name = table.names[language][slot] ?? '';
      return href ? { kind: 'product' as const, name, href, productId: table.ids[slot] ?? 0 } : [];
    });
}

/** Facets such as `category ringe` whose names contain all of these words or their synonyms, the closest first. */
function findFacets(index: CatalogueIndex, text: string, language: Language): string[] {
  const { lexicon } = index.search.languages[language];
  const [first, ...others] = parseQuery(text, lexicon, language).concepts.map((one) =>
    findClosest(lexicon, one, language),
  );
  return [...(first ?? [])]
    .filter(([facet]) => others.every((more) => more.has(facet)))
    .sort(([, a], [, b]) => b - a)
    .map(([facet]) => facet);
}

function findClosest(lexicon: Lexicon, concept: Concept, language: Language): Map<string, number> {
  const closest = new Map<string, number>();
  const add = (terms: readonly string[], closeness: number) => {
    const [only] = terms;
    if (terms.length !== 1 || only === undefined) return;
    for (const { facet, length } of lexicon.facets.get(lexicon.terms.get(only) ?? -1) ?? []) {
      closest.set(facet, Math.max(closest.get(facet) ?? 0, closeness / length));
    }
  };
  for (const { terms, weight } of concept.meanings) add(terms, weight);
  const isKnown = closest.size > 0;
  const similar = isKnown ? listBeginnings(lexicon, concept) : listSimilarMeanings(lexicon, concept, language);
  for (const { terms, weight } of similar) add(terms, weight);
  return closest;
}
