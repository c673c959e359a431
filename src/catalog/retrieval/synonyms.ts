import type { Language } from '../../i18n/languages.ts';
import { analyze } from './analyze.ts';

/** A row of staff's: whoever searches for one of `words` means one of `meanings` too. Commas stand between them. */
export type Synonym = { language: Language; words: string; meanings: string };

/** Meanings by phrases of one term or several. */
export type SynonymIndex = { phrases: ReadonlyMap<string, readonly string[][]>; longest: number };

/** As many as a search is read for, so that whatever is searched for can be given a meaning. */
const mostWordsOfPhrase = 8;
const mostMeanings = 20;

export function readSynonyms(synonyms: readonly Synonym[], language: Language): SynonymIndex {
  const phrases = new Map<string, string[][]>();
  let longest = 0;
  for (const synonym of synonyms) {
    if (synonym.language !== language) continue;
    const meanings = readPhrases(synonym.meanings, language);
    for (const phrase of readPhrases(synonym.words, language)) {
      const key = phrase.join(' ');
      const others = meanings.filter((meaning) => meaning.join(' ') !== key);
      phrases.set(key, [...(phrases.get(key) ?? []), ...others].slice(0, mostMeanings));
      longest = Math.max(longest, phrase.length);
    }
  }
  return { phrases, longest };
}

function readPhrases(text: string, language: Language): string[][] {
  return text
    .split(/[,;\n]/)
    .map((phrase) => analyze(phrase, language).map(({ term }) => term))
    .filter(({ length }) => length > 0 && length <= mostWordsOfPhrase);
}
