import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { LanguageIndex } from '../index/search-index.ts';
import type { Meaning } from './parse-query.ts';
import { type Scores, scoreTerm } from './score-terms.ts';

/** Raises the scores of products that have all terms of a meaning. */
export type ScoreMeaning = (meaning: Meaning, scores: Scores) => void;

/** Caches the scores of terms within one search: `Goldring` needs those of rings for yellow, rose and white gold. */
export function createMeaningScores(index: CatalogueIndex, own: LanguageIndex): ScoreMeaning {
  const known = new Map<string, Scores | undefined>();
  const getScores = (term: string): Scores | undefined => {
    if (!known.has(term)) {
      const scores = new Float32Array(index.table.size);
      scoreTerm(index, own, term, 1, scores);
      known.set(term, hasAny(scores) ? scores : undefined);
    }
    return known.get(term);
  };
  return ({ terms, weight }, scores) => {
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) {
      scoreTerm(index, own, only, weight, scores);
      return;
    }
    const parts: Scores[] = [];
    for (const term of terms) {
      const part = getScores(term);
      if (!part) return;
      parts.push(part);
    }
    raiseByMean(scores, parts, weight);
  };
}

/** Scores products that have all terms by the mean of the terms' scores. */
function raiseByMean(scores: Scores, parts: readonly Scores[], weight: number): void {
  const factor = weight / parts.length;
  const [first, ...others] = parts;
  if (!first) return;
  for (let slot = 0; slot < scores.length; slot += 1) {
    let sum = first[slot] ?? 0;
    if (sum === 0) continue;
    for (const other of others) {
      const score = other[slot] ?? 0;
      sum = score > 0 && sum > 0 ? sum + score : 0;
    }
    if (sum * factor > (scores[slot] ?? 0)) scores[slot] = sum * factor;
  }
}

export function hasAny(scores: Scores): boolean {
  for (let slot = 0; slot < scores.length; slot += 1) if ((scores[slot] ?? 0) > 0) return true;
  return false;
}
