import type { Language } from '../../i18n/languages.ts';
import { foldUmlaut, stem } from './analyze.ts';
import {
  canBeginWith,
  countAllowedErrors,
  findFuzzyMatches,
  findNeighbours,
  findPrefixMatches,
  measureDistance,
  type SimilarTerm,
  weighErrors,
} from './find-terms.ts';
import type { CompoundParts, Lexicon } from './lexicon.ts';
import { type Concept, combineParts, type Meaning, withSynonyms } from './parse-query.ts';
import type { Compound } from './split-compound.ts';

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

/** What a known word may mean that does not fit the others of a search; nothing for one that is surely meant. */
export function listNeighbours(lexicon: Lexicon, { word, term }: Concept): Meaning[] {
  return isMereMention(lexicon, term) ? toMeanings(lexicon, findNeighbours(lexicon, word, term)) : [];
}

/** Whether a term is only in texts, or in names of facets and never as their head: `boule` in “Fermoir boule”. */
function isMereMention({ terms, facets, synonyms }: Lexicon, term: string): boolean {
  const number = terms.get(term);
  if (number === undefined) return true;
  const postings = facets.get(number);
  return postings !== undefined && !postings.some(({ isHead }) => isHead) && !synonyms.phrases.has(term);
}

function toMeanings(lexicon: Lexicon, similar: readonly SimilarTerm[]): Meaning[] {
  return similar.flatMap(({ term, similarity }) =>
    withSynonyms(term, lexicon).map(({ terms, weight }) => ({ terms, weight: similarity * weight })),
  );
}

/** The parts of a compound written with typing errors. */
type CorrectedCompound = { compound: Compound & { modifier: string }; distance: number };

type NearPart = { part: string; distance: number };

const minPartLength = 3;

const maxLength = 30;

/** Letters that link the parts of a compound. */
const links = ['', 's', 'n', 'en', 'e'];

/**
 * Splits a German compound that is in no product name where one part or each has a typing error: `Silberkete`.
 * The word must not be a known compound.
 */
export function correctCompound(
  written: string,
  { heads, modifiers }: CompoundParts,
  stem: (word: string) => string,
): CorrectedCompound | undefined {
  const word = foldUmlaut(written);
  if (word.length > maxLength || /\d/.test(word)) return undefined;
  let limit = countAllowedErrors(word);
  let best: CorrectedCompound | undefined;
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const end = word.slice(at);
    const head = findNearest([end, stem(end)], heads);
    if (!head || head.distance > limit) continue;
    const modifier = findNearest(withoutLink(word.slice(0, at)), modifiers, canBeginWith);
    // An ending that is no inflection is an error too: `Silberkettee`.
    const distance = Math.max(1, head.distance + (modifier?.distance ?? 0));
    if (!modifier || distance > limit) continue;
    best = { compound: { modifier: modifier.part, head: head.part }, distance };
    limit = distance - 1;
  }
  return best;
}

function withoutLink(part: string): string[] {
  return links.flatMap((link) => (part.endsWith(link) ? part.slice(0, part.length - link.length) : []));
}

/** The known part that differs least from one of the forms, by at most one error. */
function findNearest(
  forms: readonly string[],
  known: ReadonlyMap<string, string>,
  canBe = (_form: string, _spelling: string) => true,
): NearPart | undefined {
  for (const form of forms) {
    const part = known.get(form);
    if (part !== undefined) return { part, distance: 0 };
  }
  for (const form of forms) {
    if (form.length < minPartLength) continue;
    for (const [spelling, part] of known) {
      const isLong = spelling.length >= minPartLength && Math.max(form.length, spelling.length) > minPartLength;
      if (isLong && canBe(form, spelling) && measureDistance(form, spelling, 1) === 1) return { part, distance: 1 };
    }
  }
  return undefined;
}
