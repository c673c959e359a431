import { type Bits, forEachBit } from '../index/bits.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { LanguageIndex } from '../index/search-index.ts';
import type { FacetPosting, Field } from './lexicon.ts';
import type { Meaning } from './parse-query.ts';
import { forEachValue } from './term-dictionary.ts';

/** Relevance by slot; 0 for no match. */
export type Scores = Float32Array;

/** Weights by field: what a product is outweighs its attributes, and these outweigh texts. */
const weights = {
  category: 1,
  kind: 0.95,
  maker: 0.9,
  tag: 0.7,
  attribute: 0.6,
  group: 0.4,
  headOfName: 1,
  headOfNameOfType: 0.9,
  name: 0.8,
  text: 0.15,
} as const satisfies Record<Field | 'headOfName' | 'headOfNameOfType' | 'name' | 'text', number>;

/** Further matches of the same term add little. */
const repeatedMatchWeight = 0.05;

/** For a term that only modifies the name: `Uhr` in „Uhrenkasten“. */
const mentionWeight = 0.35;

/** For a term that is not the head of an attribute: gold-plated steel is primarily steel. */
const nonHeadAttributeWeight = 0.85;

const compoundHeadWeight = 0.85;

const modifierWeight = 0.4;

type TermMatch = { weight: number; isPart: boolean };

/**
 * Raises the scores of products with a term in their name, category, subcategory, brand, tags or attributes.
 *
 * @param factor how likely this term is meant
 */
export function scoreTerm(
  { table }: CatalogueIndex,
  { lexicon, names }: LanguageIndex,
  term: string,
  factor: number,
  scores: Scores,
): void {
  const number = lexicon.terms.get(term);
  if (number === undefined) return;
  const isType = lexicon.types.has(number);
  const raise = (slot: number, score: number) => {
    const before = scores[slot] ?? 0;
    scores[slot] = Math.max(score, before) + Math.min(score, before) * repeatedMatchWeight;
  };
  const visit = (one: number, { weight, isPart }: TermMatch) => {
    for (const posting of lexicon.facets.get(one) ?? []) {
      const isTyped = posting.field === 'category' || posting.field === 'kind';
      // A necklace with the clasp „Federring“ is no ring.
      if (isType && !isTyped && (isPart || posting.field === 'group')) continue;
      const score = factor * weight * weighFacet(posting);
      const bits = getBits(table.facets, posting);
      if (bits) forEachBit(bits, (slot) => raise(slot, score));
    }
    if (one + 1 >= names.starts.length) return;
    forEachValue(names, one, (value) => {
      const isHead = value % 2 === 1;
      raise(value >>> 1, factor * weight * weighName(isType, isHead));
    });
  };
  visit(number, { weight: 1, isPart: false });
  for (const { term: whole, isHead } of lexicon.compounds.get(number) ?? []) {
    visit(whole, {
      weight: isHead ? compoundHeadWeight : isType ? mentionWeight : modifierWeight,
      isPart: true,
    });
  }
}

/** The weight of a term in a product's name: `Uhr` as its head, or only mentioned as in „Uhrenkasten“. */
function weighName(isType: boolean, isHead: boolean): number {
  if (isType) return isHead ? weights.headOfNameOfType : mentionWeight;
  return isHead ? weights.headOfName : weights.name;
}

/** The same for teasers and descriptions. */
export function scoreText(
  { table }: CatalogueIndex,
  { texts }: LanguageIndex,
  term: string,
  factor: number,
  scores: Scores,
): void {
  const number = table.dictionary.numbers.get(term);
  if (number === undefined || number + 1 >= texts.starts.length) return;
  const score = factor * weights.text;
  forEachValue(texts, number, (slot) => {
    if (score > (scores[slot] ?? 0)) scores[slot] = score;
  });
}

function weighFacet({ field, isHead, length }: FacetPosting): number {
  const isTyped = field === 'category' || field === 'kind';
  const share = isHead ? 1 : isTyped ? modifierWeight : nonHeadAttributeWeight;
  return weights[field] * share * (isTyped ? length ** -0.5 : length ** -0.1);
}

/** The slots of a facet; of an attribute group those with any of its values. */
function getBits(facets: ReadonlyMap<string, Bits>, { facet, field }: FacetPosting): Bits | undefined {
  if (field !== 'group') return facets.get(facet);
  const values = `attribute ${facet.slice('group '.length)}:`;
  let all: Bits | undefined;
  for (const [name, bits] of facets) {
    if (!name.startsWith(values)) continue;
    all ??= bits.slice();
    for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) | (bits[at] ?? 0);
  }
  return all;
}

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
