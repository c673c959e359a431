import type SearchableMap from 'minisearch/SearchableMap';
import { foldUmlaut } from './analyze.ts';
import type { Lexicon } from './lexicon.ts';

/** A term of the lexicon similar to a search word; similarity 1 means equal. */
export type SimilarTerm = { term: string; similarity: number };

/** A term with the number of typing errors in which a search word differs from it. */
type NearTerm = { term: string; distance: number };

const minPrefixLength = 2;

const maxPrefixMatches = 60;

/** Terms with this prefix, since the last word of a search may be unfinished. */
export function findPrefixMatches({ terms, spellings }: Lexicon, word: string, term: string): SimilarTerm[] {
  const found = new Map<string, number>();
  const add = (written: string, spelling: string, known: string) => {
    if (known !== term && !found.has(known)) found.set(known, 0.4 + (0.4 * written.length) / spelling.length);
    return found.size < maxPrefixMatches;
  };
  if (term.length >= minPrefixLength) for (const [known] of terms.atPrefix(term)) if (!add(term, known, known)) break;
  if (found.size === 0 && word.length >= minPrefixLength) {
    for (const [spelling, known] of spellings.atPrefix(word)) if (!add(word, spelling, known)) break;
  }
  return [...found].map(([known, similarity]) => ({ term: known, similarity }));
}

/**
 * The closest terms with a typing error: one in a word of four letters, two in one of eight. Words are compared as
 * written and by their stems, since an error changes what a stemmer removes: `earrngs` is far from `ear`.
 */
export function findFuzzyMatches(lexicon: Lexicon, word: string, term: string): SimilarTerm[] {
  return listClosest(listNearTerms(lexicon, word, term));
}

/** Other terms than this known one with a single typing error: `boucle` for `boule`. */
export function findNeighbours(lexicon: Lexicon, word: string, term: string): SimilarTerm[] {
  return listClosest(listNearTerms(lexicon, word, term).filter((near) => near.term !== term && near.distance === 1));
}

function listNearTerms({ terms, spellings }: Lexicon, word: string, term: string): NearTerm[] {
  const near: NearTerm[] = [];
  for (const written of new Set([term, word])) {
    for (const [known, distance] of findNear(terms, written)) near.push({ term: known, distance });
  }
  // `Armbaendr` has an umlaut, `braelet` has none.
  for (const written of new Set([word, foldUmlaut(word)])) {
    for (const [spelling, distance] of findNear(spellings, written)) {
      near.push({ term: spellings.get(spelling) ?? spelling, distance });
    }
  }
  return near;
}

/** Keys of a tree with as few typing errors as their length allows. */
function findNear(tree: SearchableMap<unknown>, written: string): [string, number][] {
  const most = countAllowedErrors(written);
  if (most === 0 || /\d/.test(written)) return [];
  const near: [string, number][] = [];
  // A transposition counts as two errors in the tree, and as one here.
  for (const known of tree.fuzzyGet(written, Math.min(2, most + 1)).keys()) {
    if (!canBeginWith(written, known)) continue;
    const distance = measureDistance(written, known, most);
    if (distance <= most && !/\d/.test(known)) near.push([known, distance]);
  }
  return near;
}

function listClosest(near: readonly NearTerm[]): SimilarTerm[] {
  const least = Math.min(...near.map(({ distance }) => distance));
  const closest = new Set(near.flatMap(({ term, distance }) => (distance === least ? term : [])));
  return [...closest].map((term) => ({ term, similarity: weighErrors(least) }));
}

/** In short words a typing error in the first letter is unlikely. */
export function canBeginWith(written: string, known: string): boolean {
  return written.length >= 6 || written[0] === known[0];
}

export function countAllowedErrors({ length }: string): number {
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

/** The similarity of words that differ by typing errors. */
export function weighErrors(distance: number): number {
  return 0.65 - 0.15 * distance;
}

/**
 * The Damerau–Levenshtein distance with adjacent transpositions: `wacth` is one away from `watch`. Distances above
 * `limit` are returned as `limit + 1`.
 */
export function measureDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + Number(!isSame));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1);
      row.push(distance);
      lowest = Math.min(lowest, distance);
    }
    if (lowest > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
