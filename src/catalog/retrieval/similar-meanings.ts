import type { Language } from '../../i18n/languages.ts';
import { stem } from './analyze.ts';
import { correctCompound } from './correct-compound.ts';
import { findFuzzyMatches, findPrefixMatches, type SimilarTerm, weighErrors } from './find-terms.ts';
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

function toMeanings(lexicon: Lexicon, similar: readonly SimilarTerm[]): Meaning[] {
  return similar.flatMap(({ term, similarity }) =>
    withSynonyms(term, lexicon).map(({ terms, weight }) => ({ terms, weight: similarity * weight })),
  );
}
