import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { deLastSearches } from '../../i18n/messages/de-last-searches.ts';
import type { Widen } from '../../i18n/messages/shape.ts';
import { lastSearches } from './last-searches-store.ts';

const loaders = {
  de: () => import('../../i18n/messages/de-last-searches.ts').then(({ deLastSearches }) => deLastSearches.lastSearches),
  en: () => import('../../i18n/messages/en-last-searches.ts').then(({ enLastSearches }) => enLastSearches.lastSearches),
  fr: () => import('../../i18n/messages/fr-last-searches.ts').then(({ frLastSearches }) => frLastSearches.lastSearches),
} as const satisfies Record<Language, () => Promise<LastSearchMessages>>;

/** The last searches, and whether they are shown. */
export function useLastSearches(language: Language) {
  const searches = useSyncExternalStore(lastSearches.subscribe, lastSearches.get, lastSearches.get);
  const [messages, setMessages] = useState<LastSearchMessages>();
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && messages !== undefined && searches.length > 0;

  useEffect(() => {
    if (!isWanted) return;
    // Without the messages there is no list.
    loadLastSearchMessages(language).then(setMessages, () => undefined);
  }, [isWanted, language]);

  return { searches, messages, isOpen, open: () => setIsWanted(true), close: () => setIsWanted(false) };
}

type LastSearchMessages = Widen<typeof deLastSearches>['lastSearches'];

function loadLastSearchMessages(language: Language): Promise<LastSearchMessages> {
  return loaders[language]();
}
