import { Fragment } from 'react';
import { Draft, type DraftViews } from '../content/pages/draft.tsx';
import { type Language, languageNames } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { previewRoutes } from '../routing/routes.ts';
import { notice } from '../styled-system/recipes/index.js';

type Props = DraftViews & {
  language: Language;
  languages: readonly Language[];
  collection: string;
  id: string;
  /** Contains the signed key. */
  query: string;
};

/** Preview of a draft, for staff. */
export function PreviewPage({ language, languages, collection, id, query, ...views }: Props) {
  const messages = getMessages(language).preview;
  const styles = notice();
  return (
    <>
      <aside className={styles.root} aria-label={messages.title}>
        <p>
          <strong>{messages.title}.</strong> {messages.text}
        </p>
        <p>
          {languages.map((one, index) => (
            <Fragment key={one}>
              {index > 0 && ' · '}
              <a href={`${previewRoutes[one]}/${collection}/${id}?${query}`} lang={one} hrefLang={one}>
                {languageNames[one]}
              </a>
            </Fragment>
          ))}
        </p>
      </aside>
      <Draft collection={collection} id={Number(id)} {...views} />
    </>
  );
}
