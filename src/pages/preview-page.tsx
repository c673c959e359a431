import type { ReactNode } from 'react';
import { Draft } from '../content/draft.tsx';
import { type Language, languageNames } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { type PageKey, previewRoutes } from '../routes.ts';
import { notice } from '../styled-system/recipes/index.js';

type Props = {
  language: Language;
  languages: readonly Language[];
  collection: string;
  id: string;
  /** With the key that lets staff in. */
  query: string;
  renderPage: (page: PageKey) => ReactNode;
};

/** What staff have written, before visitors see it. */
export function PreviewPage({ language, languages, collection, id, query, renderPage }: Props) {
  const words = getMessages(language).preview;
  const styles = notice();
  return (
    <>
      <aside className={styles.root} aria-label={words.title}>
        <p>
          <strong>{words.title}.</strong> {words.text}
        </p>
        <p>
          {languages.map((one) => (
            <a key={one} href={`${previewRoutes[one]}/${collection}/${id}?${query}`} lang={one} hrefLang={one}>
              {languageNames[one]}{' '}
            </a>
          ))}
        </p>
      </aside>
      <Draft collection={collection} id={id} renderPage={renderPage} />
    </>
  );
}
