import { siteTexts } from '../addresses.ts';
import { findPage, type PageName } from '../content/page-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { findHref } from '../routes.ts';
import { PageHead } from './page-head.tsx';

type Props = {
  page: PageName;
  language: Language;
  /** Of a page that is not in the route table. */
  path?: string;
};

/** The head of a page that an editor wrote. */
export async function WrittenPageHead({ page, language, path }: Props) {
  const written = await findPage(page, language);
  return (
    <PageHead
      site={siteTexts.site[language]}
      language={language}
      path={path ?? (typeof page === 'string' ? findHref(page, language) : undefined) ?? '/'}
      title={written?.seoTitle ?? written?.title ?? ''}
      description={written?.seoDescription ?? written?.lead}
      keywords={written?.seoKeywords}
      image={written?.image}
    />
  );
}
