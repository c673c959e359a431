import { cache } from 'react';
import { type Language, languageNames } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';
import type { LanguageChoice } from './language-choice.ts';

/** The languages of the switch, each labelled in itself. Cached, so that a page's payload contains the list once. */
export const getLanguageChoices = cache((languages: readonly Language[]): LanguageChoice[] =>
  languages.map((language) => ({
    language,
    name: languageNames[language],
    home: hrefTo('home', language),
    missing: getMessages(language).shell.pageMissing,
  })),
);
