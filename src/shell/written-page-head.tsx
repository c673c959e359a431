import { siteTexts } from '../addresses.ts';
import type { Page } from '../content/page.ts';
import { findPage, type PageName } from '../content/page-queries.ts';
import { toPlainText } from '../content/plain-text.ts';
import type { Language } from '../i18n/languages.ts';
import { findHref } from '../routes.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { isIndexedPage } from './indexed-pages.ts';
import { PageHead } from './page-head.tsx';
import { getQuestionsData } from './structured-data.ts';

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
    <>
      <PageHead
        site={siteTexts.site[language]}
        language={language}
        path={path ?? (typeof page === 'string' ? findHref(page, language) : undefined) ?? '/'}
        title={written?.seoTitle ?? written?.title ?? ''}
        description={written?.seoDescription ?? written?.lead}
        keywords={written?.seoKeywords}
        image={written?.image}
        isIndexed={typeof page === 'number' || isIndexedPage(page)}
      />
      {written && <QuestionsData blocks={written.blocks} />}
    </>
  );
}

/** All questions of a page, for machines, wherever on it they stand. */
function QuestionsData({ blocks }: Pick<Page, 'blocks'>) {
  const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  if (items.length === 0) return null;
  const questions = items.map(({ question, answerHtml }) => ({ question, answer: toPlainText(answerHtml) }));
  return <JsonLd data={getQuestionsData(questions)} />;
}
