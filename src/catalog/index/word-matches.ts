import type SearchableMap from 'minisearch/SearchableMap';

/** How well a word of a search fits one that is known: 1 for the same word. */
export type WordMatch<Value> = { value: Value; closeness: number };

/**
 * Known words that a searcher may have meant: the word itself, and of the last one, which may not be finished, those that
 * begin with it. Only where there is none are words taken that are written a little differently.
 */
export function findWordMatches<Value>(
  vocabulary: SearchableMap<Value>,
  word: string,
  isLast: boolean,
): WordMatch<Value>[] {
  const matches: WordMatch<Value>[] = [];
  const exact = vocabulary.get(word);
  if (exact !== undefined) matches.push({ value: exact, closeness: 1 });
  if (isLast) {
    for (const [known, value] of vocabulary.atPrefix(word)) {
      if (known !== word) matches.push({ value, closeness: 0.4 + (0.4 * word.length) / known.length });
    }
  }
  return matches;
}

/** Words with a typing error: one in a word of four letters, two in one of eight. */
export function findSimilarWords<Value>(vocabulary: SearchableMap<Value>, word: string): WordMatch<Value>[] {
  const errors = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (errors === 0) return [];
  return [...vocabulary.fuzzyGet(word, errors).values()].map(([value, distance]) => ({
    value,
    closeness: 0.35 / Math.max(1, distance),
  }));
}
