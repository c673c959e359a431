import SearchableMap from 'minisearch/SearchableMap';
import type { Language } from '../../i18n/languages.ts';
import { forEachBit, hasBit } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { foldWords } from './fold-words.ts';
import { findSimilarWords, findWordMatches } from './word-matches.ts';

/** How well each slot answers a search; 0 for not at all. */
export type Scores = Float32Array;

/** A word in a name tells more than one in what the product belongs to. */
const weightOfName = 3;
const mostWords = 8;

type FacetWords = SearchableMap<string[]>;
const facetWords = new WeakMap<CatalogueIndex, FacetWords>();
/** One request asks for the same words several times: for its heading, its filters and its list. */
const lastSearches = new WeakMap<CatalogueIndex, { text: string; scores: Scores }>();

/** Every word has to be found, in the product's names and number or in what it belongs to, whatever the language. */
export function scoreProducts(index: CatalogueIndex, text: string): Scores {
  const last = lastSearches.get(index);
  if (last?.text === text) return last.scores;
  const words = foldWords(text).slice(0, mostWords);
  const scores = words.map((word, at) => scoreWord(index, word, at === words.length - 1));
  const [first = new Float32Array(index.table.size), ...others] = scores;
  for (let slot = 0; slot < first.length; slot += 1) {
    let sum = hasBit(index.table.shown, slot) ? (first[slot] ?? 0) : 0;
    for (const more of others) sum = sum > 0 && (more[slot] ?? 0) > 0 ? sum + (more[slot] ?? 0) : 0;
    first[slot] = sum;
  }
  lastSearches.set(index, { text, scores: first });
  return first;
}

/** Facets such as `category ringe` whose names have all of these words, the closest first. */
export function findFacets(index: CatalogueIndex, text: string): string[] {
  const words = foldWords(text).slice(0, mostWords);
  const vocabulary = getFacetWords(index);
  const found = words.map((word, at) => {
    const isLast = at === words.length - 1;
    const matches = findWordMatches(vocabulary, word, isLast);
    const all = matches.length > 0 ? matches : findSimilarWords(vocabulary, word);
    const closest = new Map<string, number>();
    for (const { value, closeness } of all) {
      for (const facet of value) closest.set(facet, Math.max(closest.get(facet) ?? 0, closeness));
    }
    return closest;
  });
  const [first, ...others] = found;
  return [...(first ?? [])]
    .filter(([facet]) => others.every((more) => more.has(facet)))
    .sort(([, a], [, b]) => b - a)
    .map(([facet]) => facet);
}

function scoreWord(index: CatalogueIndex, word: string, isLast: boolean): Scores {
  const { table, words } = index;
  const scores = new Float32Array(table.size);
  const raise = (slot: number, score: number) => {
    if (score > (scores[slot] ?? 0)) scores[slot] = score;
  };
  const inNames = findWordMatches(words.vocabulary, word, isLast);
  const inFacets = findWordMatches(getFacetWords(index), word, isLast);
  const isKnown = inNames.length + inFacets.length > 0;
  for (const { value, closeness } of isKnown ? inNames : findSimilarWords(words.vocabulary, word)) {
    const end = words.starts[value + 1] ?? 0;
    for (let at = words.starts[value] ?? 0; at < end; at += 1) raise(words.slots[at] ?? 0, closeness * weightOfName);
  }
  for (const { value, closeness } of isKnown ? inFacets : findSimilarWords(getFacetWords(index), word)) {
    for (const facet of value) {
      const bits = table.facets.get(facet);
      if (bits) forEachBit(bits, (slot) => raise(slot, closeness));
    }
  }
  return scores;
}

/** Words of categories, makers, tags and attributes, made when somebody searches for the first time. */
function getFacetWords(index: CatalogueIndex): FacetWords {
  const known = facetWords.get(index);
  if (known) return known;
  const made: FacetWords = new SearchableMap();
  const add = (facet: string, names: Record<Language, string>) => {
    for (const word of new Set(Object.values(names).flatMap(foldWords))) {
      made.set(word, [...(made.get(word) ?? []), facet]);
    }
  };
  for (const { key, names } of index.categories) add(`category ${key}`, names);
  for (const { key, names } of index.subcategories) add(`kind ${key}`, names);
  for (const { key, names } of index.manufacturers) add(`maker ${key}`, names);
  for (const { key, names } of index.tags) add(`tag ${key}`, names);
  for (const { key, names } of index.attributeValues) add(`attribute ${key}`, names);
  facetWords.set(index, made);
  return made;
}
