import { cache } from 'react';
import { type Language, languageNames } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';
import type { LanguageChoice } from './language-choice.ts';

/** Every language speaks for itself: who looks for it can read it. The same list twice on a page travels once. */
export const getLanguageChoices = cache((languages: readonly Language[]): LanguageChoice[] =>
  languages.map((language) => ({
    language,
    name: languageNames[language],
    home: hrefTo('home', language),
    missing: getMessages(language).shell.pageMissing,
  })),
);
