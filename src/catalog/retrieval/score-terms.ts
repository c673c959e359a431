import { type Bits, forEachBit } from '../index/bits.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { LanguageIndex } from '../index/search-index.ts';
import type { Field } from './facet-names.ts';
import type { FacetPosting } from './lexicon.ts';
import { forEachValue } from './postings.ts';

/** How well each slot answers; 0 for not at all. */
export type Scores = Float32Array;

/** What a thing is tells more than what it is made of, and that more than what is said of it. */
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

/** What has a term in several places stands a little before what has it in one. */
const repeatedMatchWeight = 0.05;
/** Of what only mentions a kind of products: `Uhr` in „Uhrenkasten“. */
const mentionWeight = 0.35;
/** Gold-plated steel is steel, and only then gold. */
const nonHeadAttributeWeight = 0.85;
const compoundHeadWeight = 0.85;
const modifierWeight = 0.4;

type TermMatch = { weight: number; isPart: boolean };

/**
 * Raises the scores of what has a term of the lexicon in its name, its category, its kind, its maker or its attributes.
 *
 * @param factor how sure it is that this term is meant
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
      // A clasp called „Federring“ makes no ring of a necklace.
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

/** `Uhr` is what a watch is called, and only mentioned where it says what a box is for. */
function weighName(isType: boolean, isHead: boolean): number {
  if (isType) return isHead ? weights.headOfNameOfType : mentionWeight;
  return isHead ? weights.headOfName : weights.name;
}

/** The same for what has it in its teaser or description. */
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

/** Products with an attribute of a group are those with any of its values. */
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
