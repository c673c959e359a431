import { getAncestorPages } from '../content/pages/breadcrumb-queries.ts';
import type { Page } from '../content/pages/page.ts';
import { findPage, type PageRef } from '../content/pages/page-queries.ts';
import { toPlainText } from '../content/pages/plain-text.ts';
import type { Language } from '../i18n/languages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { findHref } from '../routing/routes.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { isIndexedPage } from './indexed-pages.ts';
import { PageHead } from './page-head.tsx';
import { getFaqData, toBreadcrumbs } from './structured-data.ts';

type Props = {
  page: PageRef;
  language: Language;
  /** For pages that are not in the route table. */
  path?: string;
};

/** Metadata and FAQ structured data of a page from the CMS. */
export async function ContentPageHead({ page, language, path }: Props) {
  const ownPath = path ?? (typeof page === 'string' ? findHref(page, language) : undefined) ?? '/';
  const [content, above] = await Promise.all([findPage(page, language), getAncestorPages(ownPath, language)]);
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={ownPath}
        above={toBreadcrumbs(above)}
        title={content?.seoTitle ?? content?.title ?? ''}
        description={content?.seoDescription ?? content?.lead}
        keywords={content?.seoKeywords}
        image={content?.image}
        isIndexed={typeof page === 'number' || isIndexedPage(page)}
      />
      {content && <FaqData blocks={content.blocks} />}
    </>
  );
}

/** FAQ structured data: all questions of the page's blocks. */
export function FaqData({ blocks }: Pick<Page, 'blocks'>) {
  const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  if (items.length === 0) return null;
  const questions = items.map(({ question, html }) => ({ question, answer: toPlainText(html) }));
  return <JsonLd data={getFaqData(questions)} />;
}
