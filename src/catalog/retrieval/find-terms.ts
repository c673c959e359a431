import { measureDistance } from './edit-distance.ts';
import type { Lexicon } from './lexicon.ts';

/** A term of the lexicon similar to a search word; similarity 1 means equal. */
export type SimilarTerm = { term: string; similarity: number };

const minPrefixLength = 2;
const maxPrefixMatches = 60;

/** Terms with this prefix, since the last word of a search may be unfinished. */
export function findPrefixMatches({ terms }: Lexicon, written: string): SimilarTerm[] {
  if (written.length < minPrefixLength) return [];
  const found: SimilarTerm[] = [];
  for (const [known] of terms.atPrefix(written)) {
    if (known !== written) found.push({ term: known, similarity: 0.4 + (0.4 * written.length) / known.length });
    if (found.length >= maxPrefixMatches) break;
  }
  return found;
}

/** The closest terms with a typing error: one in a word of four letters, two in one of eight. */
export function findFuzzyMatches({ terms }: Lexicon, written: string): SimilarTerm[] {
  const most = written.length >= 8 ? 2 : written.length >= 4 ? 1 : 0;
  if (most === 0 || /\d/.test(written)) return [];
  const near: { term: string; distance: number }[] = [];
  // A transposition counts as two errors in the tree, and as one here.
  for (const known of terms.fuzzyGet(written, Math.min(2, most + 1)).keys()) {
    // In short words a typing error in the first letter is unlikely.
    if (written.length < 6 && known[0] !== written[0]) continue;
    const distance = measureDistance(written, known, most);
    if (distance <= most && !/\d/.test(known)) near.push({ term: known, distance });
  }
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ term }) => ({ term, similarity: 0.65 - 0.15 * least }));
}
