import type { Language } from '../../i18n/languages.ts';
import type { deLastSearches } from '../../i18n/messages/de-last-searches.ts';
import type { Widen } from '../../i18n/messages/shape.ts';

export type LastSearchMessages = Widen<typeof deLastSearches>['lastSearches'];

const loaders = {
  de: () => import('../../i18n/messages/de-last-searches.ts').then(({ deLastSearches }) => deLastSearches.lastSearches),
  en: () => import('../../i18n/messages/en-last-searches.ts').then(({ enLastSearches }) => enLastSearches.lastSearches),
  fr: () => import('../../i18n/messages/fr-last-searches.ts').then(({ frLastSearches }) => frLastSearches.lastSearches),
} as const satisfies Record<Language, () => Promise<LastSearchMessages>>;

export function loadLastSearchMessages(language: Language): Promise<LastSearchMessages> {
  return loaders[language]();
}
