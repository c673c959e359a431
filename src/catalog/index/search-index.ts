import type { Yielder } from '../../base/yielder.ts';
import type { Language } from '../../i18n/languages.ts';
import { analyze, foldWords } from '../retrieval/analyze.ts';
import {
  addSpelling,
  createLexicon,
  getTerm,
  type Lexicon,
  linkCompounds,
  listFacetWords,
} from '../retrieval/lexicon.ts';
import { findHead } from '../retrieval/split-compound.ts';
import { createPostings, forEachTerm, type Postings } from '../retrieval/term-dictionary.ts';
import { hasBit } from './bits.ts';
import { sortInSlices } from './product-sort-orders.ts';
import type { ProductTable } from './product-table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The search index of one language. */
export type LanguageIndex = {
  lexicon: Lexicon;
  /** Postings of product names by lexicon term: twice the slot, plus one where the term is the head of the name. */
  names: Postings;
  /** Slots by terms of the table's dictionary, from teasers and descriptions. */
  texts: Postings;
};

/** An inverted index of names, texts and article numbers. */
export type SearchIndex = { languages: Record<Language, LanguageIndex>; references: ReferenceIndex };

/** Builds the index in slices, so that requests are served meanwhile. */
export async function createSearchIndex(
  table: ProductTable,
  vocabulary: Vocabulary,
  pauses: Yielder,
): Promise<SearchIndex> {
  const slots: number[] = [];
  for (let slot = 0; slot < table.size; slot += 1) if (hasBit(table.liveSlots, slot)) slots.push(slot);
  const shown = Uint32Array.from(slots);
  const indexLanguage = async (language: Language): Promise<LanguageIndex> => {
    const lexicon = createLexicon(vocabulary, language);
    const names = await indexNames(table, shown, lexicon, language, pauses);
    const words = listFacetWords(vocabulary, language);
    for (const [term, word] of names.words) words.set(term, word);
    for (const [term, word] of names.words) {
      addSpelling(lexicon, word, term);
      if (pauses.isDue()) await pauses.yieldNow();
    }
    await linkCompounds(lexicon, words, language, pauses);
    const texts = await indexTexts(table, shown, language, pauses);
    if (pauses.isDue()) await pauses.yieldNow();
    return { lexicon, names: names.postings, texts };
  };
  return {
    languages: { de: await indexLanguage('de'), en: await indexLanguage('en'), fr: await indexLanguage('fr') },
    references: await createReferenceIndex(table.references, shown, pauses),
  };
}

async function indexNames(
  table: ProductTable,
  shown: Uint32Array,
  lexicon: Lexicon,
  language: Language,
  pauses: Yielder,
): Promise<{ postings: Postings; words: Map<string, string> }> {
  const words = new Map<string, string>();
  const pairs: number[] = [];
  for (const slot of shown) {
    const name = table.names[language][slot] ?? '';
    const head = findHead(name, language);
    for (const { word, term } of analyze(name, language)) {
      if (!words.has(term)) words.set(term, word);
      pairs.push(getTerm(lexicon, term), slot * 2 + Number(word === head));
    }
    if (pauses.isDue()) await pauses.yieldNow();
  }
  const postings = await createPostings(lexicon.size, async (add) => {
    for (let at = 0; at < pairs.length; at += 2) {
      add(pairs[at] ?? 0, pairs[at + 1] ?? 0);
      if (at % 1024 === 0 && pauses.isDue()) await pauses.yieldNow();
    }
  });
  return { postings, words };
}

function indexTexts(
  { textTerms, dictionary }: ProductTable,
  shown: Uint32Array,
  language: Language,
  pauses: Yielder,
): Promise<Postings> {
  return createPostings(dictionary.terms.length, async (add) => {
    for (const slot of shown) {
      forEachTerm(textTerms[language][slot] ?? '', (term) => add(term, slot));
      if (pauses.isDue()) await pauses.yieldNow();
    }
  });
}

/**
 * Slots sorted by article number and by its last part, both without separators, since people may know only one of them.
 */
export type ReferenceIndex = { references: readonly string[]; whole: Uint32Array; ending: Uint32Array };

const minPrefixLength = 4;

export async function createReferenceIndex(
  references: readonly string[],
  slots: Uint32Array,
  pauses: Yielder,
): Promise<ReferenceIndex> {
  const sorted = (toKey: (reference: string) => string) => {
    const keyOf = (slot: number) => toKey(references[slot] ?? '');
    return sortInSlices(slots, (a, b) => compare(keyOf(a), keyOf(b)), pauses);
  };
  return { references, whole: await sorted(joinWords), ending: await sorted(getEnding) };
}

/**
 * The slots whose article number matches a search: exactly, by its last part, by prefix, or followed by a variant's
 * suffix.
 */
export function findByReference({ references, whole, ending }: ReferenceIndex, text: string): number[] {
  const key = joinWords(text);
  if (key.length < 3 || !/\d/.test(key)) return [];
  const keyOf = (slot: number) => joinWords(references[slot] ?? '');
  const isWord = /^[a-z]/.test(key);
  const exact = takeWhile(whole, findFirst(whole, key, keyOf), (slot) => keyOf(slot) === key);
  if (exact.length > 0) return exact;
  const endingOf = (slot: number) => getEnding(references[slot] ?? '');
  const byEnding = takeWhile(ending, findFirst(ending, key, endingOf), (slot) => endingOf(slot) === key);
  if (byEnding.length > 0 || !isWord) return byEnding;
  const at = findFirst(whole, key, keyOf);
  const beginning = key.length >= minPrefixLength ? takeWhile(whole, at, (slot) => keyOf(slot).startsWith(key)) : [];
  if (beginning.length > 0) return beginning;
  const before = whole[at - 1];
  const shorter = before === undefined ? '' : keyOf(before);
  return before !== undefined && shorter.length > minPrefixLength && key.startsWith(shorter) ? [before] : [];
}

function joinWords(text: string): string {
  return foldWords(text).join('');
}

function getEnding(reference: string): string {
  return foldWords(reference).at(-1) ?? '';
}

function findFirst(slots: Uint32Array, key: string, keyOf: (slot: number) => string): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOf(slots[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function takeWhile(slots: Uint32Array, from: number, matches: (slot: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = from; at < slots.length && matches(slots[at] ?? 0); at += 1) found.push(slots[at] ?? 0);
  return found;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
