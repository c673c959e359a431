'use client';

import { useEffect, useState } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../i18n/languages.ts';
import type { languageSwitch } from '../styled-system/recipes/index.js';
import type { SlotClasses } from '../ui/slot-classes.ts';
import type { LanguageChoice } from './language-choice.ts';
import { findTranslations, readTranslations } from './translations.ts';

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
  /** `short` names languages by their code, `full` by their name, with what there is to say about them. */
  form: 'short' | 'full';
};

/** The same page in the other languages. Each has its own document, so these links load it whole. */
export function LanguageSwitch({ current, choices, label, form }: Props) {
  const { path } = useRouter();
  const [translations, setTranslations] = useState(() => findTranslations(path, choices));
  // The head names the translations of a page, and has changed with it.
  useEffect(() => setTranslations(readTranslations(path, choices)), [path, choices]);
  if (choices.length < 2) return null;
  const links = choices.map((choice) => {
    const href = choice.language === current ? path : translations[choice.language];
    return {
      ...choice,
      href: href ?? choice.home,
      isMissing: href === null,
      isCurrent: choice.language === current,
    };
  });
  if (form === 'full') return <FullList links={links} label={label} />;
  return (
    <nav aria-label={label}>
      <ShortList links={links} />
    </nav>
  );
}

type LinksProps = { links: (LanguageChoice & { href: string; isMissing: boolean; isCurrent: boolean })[] };

function ShortList({ links }: LinksProps) {
  return (
    <ul className={styles.root}>
      {links.map(({ language, name, href, missing, isMissing, isCurrent }) => (
        <li key={language} className={styles.item}>
          <a
            className={styles.link}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <span aria-hidden="true">{language}</span>
            <span className="visually-hidden">{name}</span>
            {isMissing && (
              <span className={styles.note} data-note>
                {missing}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FullList({ links, label }: LinksProps & { label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ language, name, href, missing, isMissing, isCurrent }) => (
        <li key={language}>
          <a
            className={styles.name}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {isMissing ? `${name}: ${missing}` : name}
          </a>
        </li>
      ))}
    </ul>
  );
}
