import type { Language } from '../../i18n/languages.ts';
import { stem } from './analyze.ts';
import { correctCompound } from './correct-compound.ts';
import { findFuzzyMatches, findNeighbours, findPrefixMatches, type SimilarTerm, weighErrors } from './find-terms.ts';
import type { Lexicon } from './lexicon.ts';
import { type Concept, combineParts, type Meaning, withSynonyms } from './parse-query.ts';

/** What a concept without an exact match may mean: an unfinished word, one with a typing error, or an unknown compound. */
export function listSimilarMeanings(lexicon: Lexicon, concept: Concept, language: Language): Meaning[] {
  const beginnings = listBeginnings(lexicon, concept);
  if (beginnings.length > 0) return beginnings;
  const corrections = listCorrections(lexicon, concept, language);
  return corrections.length > 0 ? corrections : concept.headMeanings;
}

/** Meanings of the last word of a search, which may be unfinished. */
export function listBeginnings(lexicon: Lexicon, { word, term, isLast }: Concept): Meaning[] {
  return isLast ? toMeanings(lexicon, findPrefixMatches(lexicon, word, word.length > 2 ? term : word)) : [];
}

/**
 * Meanings with the fewest typing errors. A known word goes before the parts of a compound. Where the head of an unknown
 * compound is known, two errors are unlikely: `Babyring` is no `Bandring`.
 */
function listCorrections(lexicon: Lexicon, concept: Concept, language: Language): Meaning[] {
  const { word, term, meanings, headMeanings } = concept;
  const least = headMeanings.length > 0 ? weighErrors(1) : 0;
  const words = findFuzzyMatches(lexicon, word, term).filter(({ similarity }) => similarity >= least);
  const isKnown = meanings.length > 1;
  const corrected = isKnown ? undefined : correctCompound(word, lexicon.parts, (part) => stem(part, language));
  const similarity = corrected ? weighErrors(corrected.distance) : 0;
  if (!corrected || similarity < least || similarity <= (words[0]?.similarity ?? 0)) return toMeanings(lexicon, words);
  return combineParts(corrected.compound, lexicon).map(({ terms, weight }) => ({ terms, weight: similarity * weight }));
}

/** What a known word may mean that does not fit the others of a search; nothing for one that is surely meant. */
export function listNeighbours(lexicon: Lexicon, { word, term }: Concept): Meaning[] {
  return isMereMention(lexicon, term) ? toMeanings(lexicon, findNeighbours(lexicon, word, term)) : [];
}

/** Whether a term is only in texts, or in names of facets and never as their head: `boule` in “Fermoir boule”. */
function isMereMention({ terms, facets, synonyms }: Lexicon, term: string): boolean {
  const number = terms.get(term);
  if (number === undefined) return true;
  const postings = facets.get(number);
  return postings !== undefined && !postings.some(({ isHead }) => isHead) && !synonyms.phrases.has(term);
}

function toMeanings(lexicon: Lexicon, similar: readonly SimilarTerm[]): Meaning[] {
  return similar.flatMap(({ term, similarity }) =>
    withSynonyms(term, lexicon).map(({ terms, weight }) => ({ terms, weight: similarity * weight })),
  );
}
