import type { Language } from '../i18n/languages.ts';

/** A language of the language switch, with its texts in that language. */
export type LanguageChoice = {
  language: Language;
  name: string;
  /** Path of that language's home page. */
  home: string;
  /** Note for pages that have no translation in that language. */
  missing: string;
};
