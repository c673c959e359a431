import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import type { Language } from '../../i18n/languages.ts';
import { foldAccents, foldUmlaut } from '../index/fold-words.ts';
import { isStopWord } from './stop-words.ts';

/** A word as written, the same in lower case without accents, and the term that it is compared by: its stem. */
export type Token = { written: string; word: string; term: string };

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  de: stemGerman,
  en: stemEnglish,
  fr: stemFrench,
};

/** A cache of stems, since indexing needs the same ones repeatedly. */
const stems: Readonly<Record<Language, Map<string, string>>> = { de: new Map(), en: new Map(), fr: new Map() };
const maxStems = 20_000;

/** The stem of a word without accents. Words with digits are not stemmed. */
export function stem(word: string, language: Language): string {
  if (/\d/.test(word)) return word;
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  // Makes Safir and Saphir equal.
  const made = foldUmlaut(stemmers[language](word)).replaceAll('ph', 'f');
  if (stems[language].size >= maxStems) stems[language].clear();
  stems[language].set(word, made);
  return made;
}

/** The tokens of a text in order, without stop words, unless it has only stop words. */
export function analyze(text: string, language: Language): Token[] {
  const written = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const plain = written.flatMap((one) => foldAccents(one).map((word) => ({ written: one, word })));
  const words = joinUnits(plain).map((one) => ({ ...one, term: stem(one.word, language) }));
  const significant = words.filter(({ word }) => !isStopWord(foldUmlaut(word), language));
  return significant.length > 0 ? significant : words;
}

const units = new Set(['mm', 'cm', 'bar', 'ct']);

function joinTokens(one: Omit<Token, 'term'>, other: Omit<Token, 'term'>): Omit<Token, 'term'> {
  return { written: `${one.written} ${other.written}`, word: one.word + other.word };
}

/** Joins a number and its unit: `41 mm` and `41mm` are one word. */
function joinUnits(words: readonly Omit<Token, 'term'>[]): Omit<Token, 'term'>[] {
  const joined: Omit<Token, 'term'>[] = [];
  for (const token of words) {
    const last = joined.at(-1);
    const isUnit = last !== undefined && units.has(token.word) && /^\d+$/.test(last.word);
    if (isUnit) joined[joined.length - 1] = joinTokens(last, token);
    else joined.push(token);
  }
  return joined;
}
