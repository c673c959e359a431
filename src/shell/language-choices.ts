import { cache } from 'react';
import { type Language, languageNames } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';

/** The languages of the switch, each labelled in itself. Cached, so that a page's payload contains the list once. */
export const getLanguageChoices = cache((languages: readonly Language[]): LanguageChoice[] =>
  languages.map((language) => ({
    language,
    name: languageNames[language],
    home: hrefTo('home', language),
    missing: getMessages(language).shell.pageMissing,
  })),
);

/** A language of the language switch, with its texts in that language. */
export type LanguageChoice = {
  language: Language;
  name: string;
  /** Path of that language's home page. */
  home: string;
  /** Note for pages that have no translation in that language. */
  missing: string;
};
