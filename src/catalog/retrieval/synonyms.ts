import type { Language } from '../../i18n/languages.ts';
import { analyze } from './analyze.ts';

/** A synonym row of Directus: a search for one of `words` also finds `meanings`. Both are comma-separated. */
export type Synonym = { language: Language; words: string; meanings: string };

/** Meanings by phrase; a phrase is one or several terms, separated by blanks. */
export type SynonymIndex = { phrases: ReadonlyMap<string, readonly string[][]>; maxPhraseLength: number };

/** As many words as a search may have. */
const maxPhraseWords = 8;
const maxMeanings = 20;

export function parseSynonyms(synonyms: readonly Synonym[], language: Language): SynonymIndex {
  const phrases = new Map<string, string[][]>();
  let longest = 0;
  for (const synonym of synonyms) {
    if (synonym.language !== language) continue;
    const meanings = parsePhrases(synonym.meanings, language);
    for (const phrase of parsePhrases(synonym.words, language)) {
      const key = phrase.join(' ');
      const others = meanings.filter((meaning) => meaning.join(' ') !== key);
      phrases.set(key, [...(phrases.get(key) ?? []), ...others].slice(0, maxMeanings));
      longest = Math.max(longest, phrase.length);
    }
  }
  return { phrases, maxPhraseLength: longest };
}

function parsePhrases(text: string, language: Language): string[][] {
  return text
    .split(/[,;\n]/)
    .map((phrase) => analyze(phrase, language).map(({ term }) => term))
    .filter(({ length }) => length > 0 && length <= maxPhraseWords);
}
