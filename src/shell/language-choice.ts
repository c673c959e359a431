import type { Language } from '../i18n/languages.ts';

/** A language that a visitor can change to, in its own words. */
export type LanguageChoice = {
  language: Language;
  name: string;
  /** Where that language begins. */
  home: string;
  /** Said where that language does not have this page. */
  missing: string;
};
