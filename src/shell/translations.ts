import type { Language } from '../i18n/languages.ts';
import { findTranslatedPage, getTranslationHref } from '../routes.ts';
import type { LanguageChoice } from './language-choice.ts';

/** Where a page is in each language; null where it does not exist in one. */
type Translations = Partial<Record<Language, string | null>>;

type Choices = readonly LanguageChoice[];

/**
 * For the first drawing of a document. The server looks into the route table, which is a kilobyte that browsers can do
 * without: they read from the document what the server found.
 */
export function findTranslations(path: string, choices: Choices): Translations {
  return collect(choices, (language) => {
    if (!import.meta.env.SSR) return readServedLink(language);
    const known = findTranslatedPage(path, language);
    return known === undefined ? getTranslationHref(path, language) : known;
  });
}

function readServedLink(language: Language): string | null {
  const link = document.querySelector(`.language-switch__link[hreflang="${language}"]`);
  return link?.querySelector('[data-note]') ? null : (link?.getAttribute('href') ?? null);
}

/** As the head of the document says it. A page that tells search engines nothing is left to the server. */
export function readTranslations(path: string, choices: Choices): Translations {
  const told = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  return collect(choices, (language) => {
    const own = told.find(({ hreflang }) => hreflang === language);
    if (own) return new URL(own.href).pathname;
    return told.length > 0 ? null : getTranslationHref(path, language);
  });
}

function collect(choices: Choices, find: (language: Language) => string | null): Translations {
  return Object.fromEntries(choices.map(({ language }) => [language, find(language)]));
}
