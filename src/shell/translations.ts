import type { Language } from '../i18n/languages.ts';
import { adoptSharedSiteMap } from '../routing/addresses.ts';
import { getPageTranslation, type PageTranslation } from '../routing/page-translation.ts';
import { getTranslationHref } from '../routing/routes.ts';
import type { LanguageChoice } from './language-choice.ts';

/** Where a page is in each language, or where to go instead. */
type Translations = Partial<Record<Language, PageTranslation>>;

type Choices = readonly LanguageChoice[];

/**
 * For the first drawing of a document. The server knows every address, which browsers can do without: they read from the
 * document what the server found.
 */
export function findTranslations(path: string, query: string, choices: Choices): Translations {
  if (import.meta.env.SSR) adoptSharedSiteMap();
  return collect(choices, ({ language, home }) => {
    if (!import.meta.env.SSR) return readServerLink(language, home);
    const { href, isMissing } = getPageTranslation(path, language);
    return { href: query && !isMissing ? `${href}?${query}` : href, isMissing };
  });
}

function readServerLink(language: Language, home: string): PageTranslation {
  const link = document.querySelector(`.language-switch__link[hreflang="${language}"]`);
  return { href: link?.getAttribute('href') ?? home, isMissing: link?.querySelector('[data-note]') != null };
}

/** As the head of the document says it. A page that tells search engines nothing is left to the server. */
export function readTranslations(path: string, choices: Choices): Translations {
  const told = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  return collect(choices, ({ language }) => {
    const own = told.find(({ hreflang }) => hreflang === language);
    if (own) return { href: new URL(own.href).pathname, isMissing: false };
    if (language === document.documentElement.lang) return { href: path, isMissing: false };
    return { href: getTranslationHref(path, language), isMissing: told.length > 0 };
  });
}

function collect(choices: Choices, find: (choice: LanguageChoice) => PageTranslation): Translations {
  return Object.fromEntries(choices.map((choice) => [choice.language, find(choice)]));
}
