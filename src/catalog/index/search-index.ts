import type { Yielder } from '../../base/yielder.ts';
import type { Language } from '../../i18n/languages.ts';
import { analyze } from '../retrieval/analyze.ts';
import { findHead } from '../retrieval/find-head.ts';
import {
  addSpellings,
  createLexicon,
  getTerm,
  type Lexicon,
  linkCompounds,
  listFacetWords,
} from '../retrieval/lexicon.ts';
import { createPostings, type Postings } from '../retrieval/postings.ts';
import { createReferenceIndex, type ReferenceIndex } from '../retrieval/reference-index.ts';
import { forEachTerm } from '../retrieval/term-dictionary.ts';
import { hasBit } from './bits.ts';
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
    addSpellings(
      lexicon,
      [...names.words].map(([term, word]) => [word, term]),
    );
    linkCompounds(lexicon, words, language);
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
