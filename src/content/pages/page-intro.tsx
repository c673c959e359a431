import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { toLang } from '../../i18n/translation.ts';
import { findHref } from '../../routing/routes.ts';
import { page as pageRecipe } from '../../styled-system/recipes/index.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Picture } from '../../ui/picture.client.tsx';
import { findPage, getAncestorPages, type PageRef } from './page-queries.ts';

type Props = {
  page: PageRef;
  language: Language;
  /** For pages that are not in the route table. */
  path?: string;
  /** Additional content before the picture. */
  children?: ReactNode;
};

/** Header of a page: breadcrumbs, title, lead and picture. */
export async function PageIntro({ page, language, path, children }: Props) {
  const content = await findPage(page, language);
  if (!content) return null;
  const styles = pageRecipe();
  const ownPath = path ?? (typeof page === 'string' ? findHref(page, language) : undefined);
  const lang = toLang(content.language, language);
  return (
    <header className={styles.intro}>
      {ownPath && <PageBreadcrumbs path={ownPath} name={content.title} language={language} />}
      <h1 className={styles.title} lang={lang}>
        {content.title}
      </h1>
      {content.lead && (
        <p className={styles.lead} lang={lang}>
          {content.lead}
        </p>
      )}
      {children}
      {content.image && (
        <div className={styles.picture} lang={lang}>
          <Picture {...content.image} sizes="(min-width: 100rem) 100rem, 100vw" isFirst />
        </div>
      )}
    </header>
  );
}

/** Breadcrumbs of a page. */
export async function PageBreadcrumbs({ path, name, language }: { path: string; name: string; language: Language }) {
  const above = await getAncestorPages(path, language);
  return <Breadcrumbs label={getMessages(language).breadcrumbs.label} above={above} name={name} />;
}
