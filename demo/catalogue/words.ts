import { inLanguages } from '../pages/words.ts';

/** German, English, French. */
export type Words = readonly [de: string, en: string, fr: string];

export const languages = ['de', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];

export function wordsIn(words: Words, language: Language): string {
  return words[languages.indexOf(language)] ?? words[0];
}

/** Builds a text per language out of texts per language. */
export function eachLanguage(text: (language: Language, say: (words: Words) => string) => string): Words {
  const [de, en, fr] = languages.map((language) => text(language, (words) => wordsIn(words, language)));
  return [de ?? '', en ?? '', fr ?? ''];
}

/** The rows of a `translations` field, numbers and their units held together. */
export function translations(fields: Record<string, Words>): Record<string, string>[] {
  const inLanguage = (language: Language) =>
    Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, wordsIn(words, language)]));
  const rows = inLanguages({ de: inLanguage('de'), en: inLanguage('en'), fr: inLanguage('fr') });
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([field, text]) => [field, holdUnits(text)])));
}

function holdUnits(text: string): string {
  return text.replace(/(\d) (mm|cm|bar|ct|g|€)(?![\p{L}\d])/gu, '$1\u00a0$2');
}

/** 3.5 is written 3,5 in German and French. */
export function numberIn(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',');
}

export function numberWords(value: number): Words {
  return [numberIn(value, 'de'), numberIn(value, 'en'), numberIn(value, 'fr')];
}
