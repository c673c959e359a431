import { type Language, languages } from '../../i18n/languages.ts';
import { stem } from '../retrieval/analyze.ts';
import { type Concept, parseQuery } from '../retrieval/parse-query.ts';
import {
  createMeaningScores,
  hasAny,
  type ScoreMeaning,
  type Scores,
  scoreTerm,
  scoreText,
} from '../retrieval/score-terms.ts';
import { listNeighbours, listSimilarMeanings } from '../retrieval/similar-meanings.ts';
import { forEachBit, hasBit } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findInPriceRange, type PriceRange } from './price-range.ts';
import { inStock, onOrder } from './product-table.ts';
import { findByReference } from './search-index.ts';

/** The scores of the last search: one request needs them several times, for its heading, its filters and its list. */
const scoreCache = new WeakMap<CatalogueIndex, { cacheKey: string; scores: Scores }>();

const otherLanguageWeight = 0.7;

const maxMeanings = 12;

const minForeignLength = 3;

/** Relevance of each product for a search: every word that the catalogue knows has to match, in any order. */
export function scoreProducts(index: CatalogueIndex, text: string, language: Language): Scores {
  const cacheKey = `${language} ${text}`;
  const last = scoreCache.get(index);
  if (last?.cacheKey === cacheKey) return last.scores;
  const scores = score(index, text, language);
  for (let slot = 0; slot < scores.length; slot += 1) if (!hasBit(index.table.liveSlots, slot)) scores[slot] = 0;
  addSignals(index, scores);
  scoreCache.set(index, { cacheKey, scores });
  return scores;
}

function score(index: CatalogueIndex, text: string, language: Language): Scores {
  const { size } = index.table;
  const byReference = findByReference(index.search.references, text);
  if (byReference.length > 0) {
    const scores = new Float32Array(size);
    for (const slot of byReference) scores[slot] = 1;
    return scores;
  }
  const { concepts, priceFrom, priceTo } = scoreConcepts(index, text, language);
  const isPriced = priceFrom !== null || priceTo !== null;
  const scores = combineConcepts(concepts) ?? new Float32Array(size).fill(isPriced && concepts.length === 0 ? 1 : 0);
  if (isPriced) {
    const bits = findInPriceRange(index.table, { priceFrom, priceTo });
    for (let slot = 0; slot < size; slot += 1) if (!hasBit(bits, slot)) scores[slot] = 0;
  }
  return scores;
}

/** The scores of products that match every known concept; where none does, of those that match all but a mistyped one. */
function combineConcepts(concepts: readonly ScoredConcept[]): Scores | undefined {
  const known = concepts.flatMap(({ scores, scoreNeighbours }) => (scores ? { scores, scoreNeighbours } : []));
  const scores = intersect(known.map((concept) => concept.scores));
  if (!scores || known.length === 1 || hasAny(scores)) return scores;
  for (const mistyped of known) {
    const corrected = new Float32Array(scores.length);
    mistyped.scoreNeighbours(corrected);
    const others = known.flatMap((concept) => (concept === mistyped ? [] : concept.scores));
    const found = hasAny(corrected) ? intersect([corrected, ...others]) : undefined;
    if (found && hasAny(found)) return found;
  }
  return scores;
}

function intersect([first, ...others]: readonly Scores[]): Scores | undefined {
  const scores = first?.slice();
  if (!scores) return undefined;
  for (const more of others) {
    for (let slot = 0; slot < scores.length; slot += 1) {
      const [one, other] = [scores[slot] ?? 0, more[slot] ?? 0];
      scores[slot] = one > 0 && other > 0 ? one + other : 0;
    }
  }
  return scores;
}

type ScoredConcept = {
  written: string;
  /** Undefined where the catalogue has no match at all. */
  scores: Scores | undefined;
  /** Scores the words that differ from this one by a typing error. */
  scoreNeighbours: (scores: Scores) => void;
};

export type ScoredQuery = PriceRange & { concepts: ScoredConcept[] };

/** Scores each concept of a search by itself. */
export function scoreConcepts(index: CatalogueIndex, text: string, language: Language): ScoredQuery {
  const own = index.search.languages[language];
  const { concepts, priceFrom, priceTo } = parseQuery(text, own.lexicon, language);
  const scoreMeaning = createMeaningScores(index, own);
  return {
    concepts: concepts.map((concept) => ({
      written: concept.written,
      scores: scoreConcept(index, concept, language, scoreMeaning),
      scoreNeighbours: (scores) => {
        for (const meaning of listNeighbours(own.lexicon, concept)) scoreMeaning(meaning, scores);
      },
    })),
    priceFrom,
    priceTo,
  };
}

/** The scores of a concept; undefined where the catalogue has no match at all. */
function scoreConcept(
  index: CatalogueIndex,
  concept: Concept,
  language: Language,
  scoreMeaning: ScoreMeaning,
): Scores | undefined {
  const scores = new Float32Array(index.table.size);
  for (const meaning of concept.meanings.slice(0, maxMeanings)) scoreMeaning(meaning, scores);
  if (hasAny(scores)) return scores;
  // Without an exact match all weaker ones count: texts, other languages, prefixes and typing errors.
  const own = index.search.languages[language];
  scoreText(index, own, concept.term, 1, scores);
  for (const other of languages) {
    if (other !== language) scoreForeign(index, concept, other, scores);
  }
  for (const meaning of listSimilarMeanings(own.lexicon, concept, language)) scoreMeaning(meaning, scores);
  return hasAny(scores) ? scores : undefined;
}

function scoreForeign(index: CatalogueIndex, { word }: Concept, language: Language, scores: Scores): void {
  // Very short words mean something else in every language.
  if (word.length < minForeignLength) return;
  const term = stem(word, language);
  scoreTerm(index, index.search.languages[language], term, otherLanguageWeight, scores);
}

/** Smaller than a difference in relevance: a better match ranks before availability, demand and novelty. */
const weights = { inStock: 0.012, onOrder: 0.006, newest: 0.004, perDemand: 0.0015 };

const newForMs = 60 * 86_400_000;

/** Raises scores by availability, demand and novelty, which decide among equally relevant products. */
function addSignals({ table, demands }: CatalogueIndex, scores: Scores, now = Date.now()): void {
  const { facets, createdAt, liveSlots, slotsById } = table;
  const raise = (slot: number, by: number) => {
    if ((scores[slot] ?? 0) > 0) scores[slot] = (scores[slot] ?? 0) + by;
  };
  for (const [facet, by] of [
    [inStock, weights.inStock],
    [onOrder, weights.onOrder],
  ] as const) {
    const bits = facets.get(facet);
    if (bits) forEachBit(bits, (slot) => raise(slot, by));
  }
  for (const [id, step] of demands) {
    const slot = slotsById.get(id);
    if (slot !== undefined) raise(slot, step * weights.perDemand);
  }
  for (let slot = 0; slot < scores.length; slot += 1) {
    const age = now - (createdAt[slot] ?? 0);
    if (age < newForMs && hasBit(liveSlots, slot)) raise(slot, weights.newest);
  }
}

/** Resolution of scores: closer ones are equal. */
const stepsOfOne = 2_000;

/** Upper bound of the score of a search with the maximal number of words. */
const highestScore = 20;

/** Slots from which counting is faster than comparing: it goes through 40,000 steps, however few there are. */
const fewestToCount = 500;

/**
 * Slots by descending score; equal scores keep their order. A counting sort where there are many, since a search may
 * find tens of thousands.
 */
export function orderByScore(slots: readonly number[], scores: Scores): number[] {
  const steps = highestScore * stepsOfOne;
  const toStep = (slot: number) => steps - Math.min(steps, Math.round((scores[slot] ?? 0) * stepsOfOne));
  if (slots.length < fewestToCount) return slots.toSorted((one, other) => toStep(one) - toStep(other));
  const starts = new Uint32Array(steps + 2);
  for (const slot of slots) {
    const step = toStep(slot) + 1;
    starts[step] = (starts[step] ?? 0) + 1;
  }
  for (let step = 1; step < starts.length; step += 1) starts[step] = (starts[step] ?? 0) + (starts[step - 1] ?? 0);
  const ordered = new Array<number>(slots.length);
  for (const slot of slots) {
    const step = toStep(slot);
    const place = starts[step] ?? 0;
    ordered[place] = slot;
    starts[step] = place + 1;
  }
  return ordered;
}
