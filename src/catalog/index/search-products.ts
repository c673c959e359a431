import { type Language, languages } from '../../i18n/languages.ts';
import { stem } from '../retrieval/analyze.ts';
import { findBeginnings, findMisspelt, type SimilarTerm } from '../retrieval/find-terms.ts';
import type { Lexicon } from '../retrieval/lexicon.ts';
import { type Concept, readQuery, withSynonyms } from '../retrieval/read-query.ts';
import { findByReference } from '../retrieval/reference-index.ts';
import { createMeaningScores, hasAny, type ScoreMeaning } from '../retrieval/score-meanings.ts';
import { type Scores, scoreTerm, scoreText } from '../retrieval/score-terms.ts';
import { hasBit } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findBetween, type PriceRange } from './price-range.ts';
import { addSignals } from './rank-signals.ts';

/** One request asks for the same words several times: for its heading, its filters and its list. */
const lastSearches = new WeakMap<CatalogueIndex, { question: string; scores: Scores }>();

const weightOfOtherLanguage = 0.7;
const mostMeanings = 12;
const shortestForeign = 3;

/** How well each product answers a search: every word that the catalogue knows has to be found, in any order. */
export function scoreProducts(index: CatalogueIndex, text: string, language: Language): Scores {
  const question = `${language} ${text}`;
  const last = lastSearches.get(index);
  if (last?.question === question) return last.scores;
  const scores = score(index, text, language);
  for (let slot = 0; slot < scores.length; slot += 1) if (!hasBit(index.table.shown, slot)) scores[slot] = 0;
  addSignals(index, scores);
  lastSearches.set(index, { question, scores });
  return scores;
}

function score(index: CatalogueIndex, text: string, language: Language): Scores {
  const { size } = index.table;
  const byReference = findByReference(index.words.references, text);
  if (byReference.length > 0) {
    const scores = new Float32Array(size);
    for (const slot of byReference) scores[slot] = 1;
    return scores;
  }
  const { concepts, priceFrom, priceTo } = scoreConcepts(index, text, language);
  const isPriced = priceFrom !== null || priceTo !== null;
  const known = concepts.flatMap((concept) => concept.scores ?? []);
  const scores = known[0] ?? new Float32Array(size).fill(isPriced && concepts.length === 0 ? 1 : 0);
  for (const more of known.slice(1)) {
    for (let slot = 0; slot < size; slot += 1) {
      const [one, other] = [scores[slot] ?? 0, more[slot] ?? 0];
      scores[slot] = one > 0 && other > 0 ? one + other : 0;
    }
  }
  if (isPriced) {
    const bits = findBetween(index.table, { priceFrom, priceTo });
    for (let slot = 0; slot < size; slot += 1) if (!hasBit(bits, slot)) scores[slot] = 0;
  }
  return scores;
}

export type ScoredQuery = PriceRange & {
  /** With what is met by each; undefined for what the catalogue does not know in any way. */
  concepts: { written: string; scores: Scores | undefined }[];
};

/** A search, part by part. */
export function scoreConcepts(index: CatalogueIndex, text: string, language: Language): ScoredQuery {
  const own = index.words.languages[language];
  const { concepts, priceFrom, priceTo } = readQuery(text, own.lexicon, language);
  const scoreMeaning = createMeaningScores(index, own);
  return {
    concepts: concepts.map((concept) => ({
      written: concept.written,
      scores: scoreConcept(index, concept, language, scoreMeaning),
    })),
    priceFrom,
    priceTo,
  };
}

/** Undefined for what the catalogue does not know in any way. */
function scoreConcept(
  index: CatalogueIndex,
  concept: Concept,
  language: Language,
  scoreMeaning: ScoreMeaning,
): Scores | undefined {
  const scores = new Float32Array(index.table.size);
  for (const meaning of concept.meanings.slice(0, mostMeanings)) scoreMeaning(meaning, scores);
  if (hasAny(scores)) return scores;
  // What follows fits badly, so that all of it may be meant.
  const own = index.words.languages[language];
  scoreText(index, own, concept.term, 1, scores);
  for (const other of languages) {
    if (other !== language) scoreForeign(index, concept, other, scores);
  }
  for (const { term, closeness } of findSimilar(own.lexicon, concept)) {
    for (const { terms, weight } of withSynonyms(term, own.lexicon)) {
      scoreMeaning({ terms, weight: closeness * weight }, scores);
    }
  }
  return hasAny(scores) ? scores : undefined;
}

function findSimilar(lexicon: Lexicon, { word, term, isLast }: Concept): SimilarTerm[] {
  const beginnings = isLast ? findBeginnings(lexicon, word.length > 2 ? term : word) : [];
  return beginnings.length > 0 ? beginnings : findMisspelt(lexicon, term);
}

function scoreForeign(index: CatalogueIndex, { word }: Concept, language: Language, scores: Scores): void {
  // Such short ones mean something else in every language.
  if (word.length < shortestForeign) return;
  const term = stem(word, language);
  scoreTerm(index, index.words.languages[language], term, weightOfOtherLanguage, scores);
}
