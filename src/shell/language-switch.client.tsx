'use client';

import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../i18n/languages.ts';
import { getPageTranslation, type PageTranslation } from '../routing/page-translation.ts';
import type { languageSwitch } from '../styled-system/recipes/index.js';
import type { SlotClasses } from '../ui/slot-classes.ts';
import type { LanguageChoice } from './language-choices.ts';

const styles = {
  root: 'language-switch__root',
  item: 'language-switch__item',
  link: 'language-switch__link',
  note: 'language-switch__note',
  list: 'language-switch__list',
  name: 'language-switch__name',
} satisfies SlotClasses<'language-switch', typeof languageSwitch>;

type Props = {
  current: Language;
  choices: readonly LanguageChoice[];
  label: string;
  /** `short` shows language codes; `full` shows names and the note about a missing translation. */
  form: 'short' | 'full';
};

/** Links to the page's translations. Each language has its own document, so these are full page loads. */
export function LanguageSwitch({ current, choices, label, form }: Props) {
  const { path, query } = useRouter();
  const [translations, setTranslations] = useState(() => findTranslations(path, query, choices));
  const servedPath = useRef<string>(path);
  // After navigation the alternates in `<head>` are current; on the first page the server's links are more complete.
  useEffect(() => {
    if (path === servedPath.current) return;
    servedPath.current = '';
    setTranslations(readTranslations(path, choices));
  }, [path, choices]);
  if (choices.length < 2) return null;
  const isShort = form === 'short';
  const list = (
    <ul className={isShort ? styles.root : styles.list} aria-label={isShort ? undefined : label}>
      {choices.map(({ language, name, home, missing }) => {
        const isCurrent = language === current;
        const found = (!isCurrent && translations[language]) || { href: isCurrent ? path : home, isMissing: false };
        const { isMissing } = found;
        return (
          <li key={language} className={isShort ? styles.item : undefined}>
            <a
              className={isShort ? styles.link : styles.name}
              href={found.href}
              hrefLang={language}
              lang={language}
              aria-current={isCurrent ? 'true' : undefined}
              data-translation={isCurrent || isMissing ? undefined : ''}
            >
              {isShort ? (
                <>
                  <span aria-hidden="true">{language}</span>
                  <span className="visually-hidden">{name}</span>
                  {isMissing && (
                    <span className={styles.note} data-note>
                      {missing}
                    </span>
                  )}
                </>
              ) : (
                name + (isMissing ? ` (${missing})` : '')
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
  return isShort ? <nav aria-label={label}>{list}</nav> : list;
}

/** The translations of a page by language, with the fallback URL if there is none. */
type Translations = Partial<Record<Language, PageTranslation>>;

type Choices = readonly LanguageChoice[];

/**
 * Translations for the initial render. On the server they come from the site map; in the browser they are read from the
 * server-rendered links.
 */
function findTranslations(path: string, query: string, choices: Choices): Translations {
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

/** Translations from the `hreflang` alternates in `<head>`. For a page without alternates the server resolves them. */
function readTranslations(path: string, choices: Choices): Translations {
  const alternates = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  return collect(choices, ({ language }) => {
    const own = alternates.find(({ hreflang }) => hreflang === language);
    if (own) return { href: new URL(own.href).pathname, isMissing: false };
    if (language === document.documentElement.lang) return { href: path, isMissing: false };
    return { href: getTranslationHref(path, language), isMissing: alternates.length > 0 };
  });
}

function collect(choices: Choices, find: (choice: LanguageChoice) => PageTranslation): Translations {
  return Object.fromEntries(choices.map((choice) => [choice.language, find(choice)]));
}

/** URL of the server's redirect to a translation, for pages whose addresses browsers do not know. */
function getTranslationHref(path: string, language: Language): string {
  return `/api/translation?${new URLSearchParams({ of: path, to: language })}`;
}
