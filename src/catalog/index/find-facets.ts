import type { Language } from '../../i18n/languages.ts';
import { findFuzzyMatches, findPrefixMatches } from '../retrieval/find-terms.ts';
import type { Lexicon } from '../retrieval/lexicon.ts';
import { type Concept, parseQuery, withSynonyms } from '../retrieval/parse-query.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Facets such as `category ringe` whose names have all of these words or what they mean, the closest first. */
export function findFacets(index: CatalogueIndex, text: string, language: Language): string[] {
  const { lexicon } = index.search.languages[language];
  const [first, ...others] = parseQuery(text, lexicon, language).concepts.map((one) => findClosest(lexicon, one));
  return [...(first ?? [])]
    .filter(([facet]) => others.every((more) => more.has(facet)))
    .sort(([, a], [, b]) => b - a)
    .map(([facet]) => facet);
}

function findClosest(lexicon: Lexicon, { term, isLast, meanings }: Concept): Map<string, number> {
  const closest = new Map<string, number>();
  const take = (terms: readonly string[], closeness: number) => {
    const [only] = terms;
    if (terms.length !== 1 || only === undefined) return;
    for (const { facet, length } of lexicon.facets.get(lexicon.terms.get(only) ?? -1) ?? []) {
      closest.set(facet, Math.max(closest.get(facet) ?? 0, closeness / length));
    }
  };
  for (const { terms, weight } of meanings) take(terms, weight);
  const beginnings = isLast ? findPrefixMatches(lexicon, term) : [];
  const similar = closest.size + beginnings.length > 0 ? beginnings : findFuzzyMatches(lexicon, term);
  for (const one of similar)
    for (const { terms, weight } of withSynonyms(one.term, lexicon)) take(terms, one.similarity * weight);
  return closest;
}
