import { siteTexts } from '../addresses.ts';
import { findPage } from '../content/page-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { findHref, type PageKey } from '../routes.ts';
import { PageHead } from './page-head.tsx';

/** The head of a page that an editor wrote. */
export async function WrittenPageHead({ page, language }: { page: PageKey; language: Language }) {
  const written = await findPage(page, language);
  return (
    <PageHead
      site={siteTexts.site[language]}
      language={language}
      path={findHref(page, language) ?? '/'}
      title={written?.seoTitle ?? written?.title ?? ''}
      description={written?.seoDescription ?? written?.lead}
      keywords={written?.seoKeywords}
      image={written?.image}
    />
  );
}
