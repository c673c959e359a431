import type { Language } from '../../i18n/languages.ts';
import { analyze, stem, type Token } from './analyze.ts';
import { isType, type Lexicon } from './lexicon.ts';
import { extractPrices, type PricedText } from './query-prices.ts';
import { type Compound, splitCompound } from './split-compound.ts';

/**
 * A part of a search with its alternative meanings, each of which needs all of its terms.
 *
 * @property headMeanings what a compound may mean of which only the head is known, unless it has a typing error
 */
export type Concept = {
  written: string;
  word: string;
  isLast: boolean;
  term: string;
  meanings: Meaning[];
  headMeanings: Meaning[];
};

/**
 * A combination of terms.
 *
 * @property weight how likely it is meant, up to 1
 */
export type Meaning = { terms: readonly string[]; weight: number };

/** A parsed search: concepts and price range. */
export type ParsedQuery = Pick<PricedText, 'priceFrom' | 'priceTo'> & { concepts: Concept[] };

const maxWords = 8;
const synonymWeight = 0.95;
/** Each further synonym of a list weighs less. */
const synonymWeightStep = 0.05;
const minSynonymWeight = 0.5;
const partsWeight = 0.9;

export function parseQuery(text: string, lexicon: Lexicon, language: Language): ParsedQuery {
  const { text: rest, priceFrom, priceTo } = extractPrices(text, language);
  const tokens = joinParts(analyze(rest, language).slice(0, maxWords), lexicon, language);
  const concepts: Concept[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = findPhrase(tokens, at, lexicon);
    concepts.push(toConcept(tokens.slice(at, at + length), at + length === tokens.length, lexicon, language));
    at += length;
  }
  return { concepts, priceFrom, priceTo };
}

/** Joins words that the catalogue writes as one: `Taucher Uhr`, `ear rings`. */
function joinParts(tokens: readonly Token[], lexicon: Lexicon, language: Language): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const word = last ? last.word + token.word : '';
    const term = stem(word, language);
    const isKnown = last && !/\d/.test(word) && (isNamed(lexicon, term) || lexicon.synonyms.phrases.has(term));
    if (last && isKnown) joined[joined.length - 1] = { written: `${last.written} ${token.written}`, word, term };
    else joined.push(token);
  }
  return joined;
}

/** Length in words of the synonym phrase that begins here; at least one. */
function findPhrase(tokens: readonly Token[], at: number, { synonyms }: Lexicon): number {
  for (let length = Math.min(synonyms.maxPhraseLength, tokens.length - at); length > 1; length -= 1) {
    const phrase = tokens.slice(at, at + length).map(({ term }) => term);
    if (synonyms.phrases.has(phrase.join(' '))) return length;
  }
  return 1;
}

function toConcept(tokens: readonly Token[], isLast: boolean, lexicon: Lexicon, language: Language): Concept {
  const term = tokens.map((token) => token.term).join(' ');
  const word = tokens.map((token) => token.word).join(' ');
  const written = tokens.map((token) => token.written).join(' ');
  const concept = { written, word, isLast, term, meanings: withSynonyms(term, lexicon), headMeanings: [] };
  const compound = tokens.length === 1 && !isType(lexicon, term) ? split(word, lexicon, language) : undefined;
  if (!compound) return concept;
  if (compound.modifier === undefined) {
    return { ...concept, headMeanings: isNamed(lexicon, term) ? [] : listHeadMeanings(compound, lexicon) };
  }
  const isKnown = knows(lexicon, compound.modifier);
  const parts = isKnown || !isNamed(lexicon, term) ? combineParts(compound, lexicon) : [];
  return { ...concept, meanings: [...concept.meanings, ...parts] };
}

function split(word: string, lexicon: Lexicon, language: Language): Compound | undefined {
  return splitCompound(word, {
    stem: (part) => stem(part, language),
    isModifier: (part) => knows(lexicon, part),
    isHead: (part) => isType(lexicon, part),
  });
}

/** Meanings of a compound by its parts: `Goldring` is a ring and of gold. A modifier without products is ignored. */
export function combineParts(compound: Compound, lexicon: Lexicon): Meaning[] {
  const { modifier } = compound;
  const heads = listHeadMeanings(compound, lexicon);
  if (modifier === undefined || !knows(lexicon, modifier)) return heads;
  return withSynonyms(modifier, lexicon).flatMap((one) =>
    heads.map((head) => ({ terms: [...one.terms, ...head.terms], weight: one.weight * head.weight })),
  );
}

function listHeadMeanings({ head }: Compound, lexicon: Lexicon): Meaning[] {
  return withSynonyms(head, lexicon).map(({ terms, weight }) => ({ terms, weight: partsWeight * weight }));
}

/** Whether a term occurs in a name of the catalogue or has synonyms. */
function knows(lexicon: Lexicon, term: string): boolean {
  return isNamed(lexicon, term) || lexicon.synonyms.phrases.has(term);
}

/** A term and its synonyms. */
export function withSynonyms(term: string, { synonyms }: Lexicon): Meaning[] {
  const meanings = synonyms.phrases.get(term) ?? [];
  const weigh = (at: number) => Math.max(minSynonymWeight, synonymWeight - at * synonymWeightStep);
  return [{ terms: term.split(' '), weight: 1 }, ...meanings.map((terms, at) => ({ terms, weight: weigh(at) }))];
}

/** Whether a term occurs in a name of the catalogue. */
function isNamed({ terms }: Lexicon, term: string): boolean {
  return terms.has(term);
}
