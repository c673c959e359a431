import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import type { Language } from '../../i18n/languages.ts';
import { foldAccents, foldUmlaut } from '../index/fold-words.ts';
import { isStopWord } from './stop-words.ts';

/** A word as it was written, without accents, and the term that it is compared by: its stem. */
export type Token = { word: string; term: string };

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  de: stemGerman,
  en: stemEnglish,
  fr: stemFrench,
};

/** Stems are asked for again and again while an index is made. */
const stems: Readonly<Record<Language, Map<string, string>>> = { de: new Map(), en: new Map(), fr: new Map() };
const mostStems = 20_000;

/** The stem of a word without accents. What holds a digit stays as it is. */
export function stem(word: string, language: Language): string {
  if (/\d/.test(word)) return word;
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  // Safir and Saphir sound the same.
  const made = foldUmlaut(stemmers[language](word)).replaceAll('ph', 'f');
  if (stems[language].size >= mostStems) stems[language].clear();
  stems[language].set(word, made);
  return made;
}

/** The words of a text in their order, without those that say nothing; with them when there is nothing else. */
export function analyze(text: string, language: Language): Token[] {
  const words = joinUnits(foldAccents(text)).map((word) => ({ word, term: stem(word, language) }));
  const telling = words.filter(({ word }) => !isStopWord(foldUmlaut(word), language));
  return telling.length > 0 ? telling : words;
}

const units = new Set(['mm', 'cm', 'bar', 'ct']);

/** `41 mm` and `41mm` are one word, and so are the halves of `3,5`. */
function joinUnits(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && units.has(word) && /^\d+$/.test(last)) joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}
