import { findArticle } from '../content/articles/article-queries.ts';
import { getPagesAbove } from '../content/pages/trail-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { siteTexts } from '../routing/addresses.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageHead } from './page-head.tsx';
import { getSiteUrl } from './site-url.ts';
import { getArticleData, toSteps } from './structured-data.ts';
import { QuestionsData } from './written-page-head.tsx';

/** The head of an article, and what machines read of it. */
export async function ArticleHead({ article, language, path }: { article: number; language: Language; path: string }) {
  const [written, above] = await Promise.all([findArticle(article, language), getPagesAbove(path, language)]);
  if (!written) return null;
  const { title, lead, author, image, date, changedAt } = written;
  const dates = { datePublished: date, dateModified: changedAt };
  const data = { headline: title, description: lead, author, language, path, image, ...dates };
  return (
    <>
      <PageHead
        site={siteTexts.site[language]}
        language={language}
        path={path}
        title={written.seoTitle ?? title}
        description={written.seoDescription ?? lead}
        image={image}
        above={toSteps(above)}
      />
      <JsonLd data={getArticleData(getSiteUrl(), data)} />
      <QuestionsData blocks={written.blocks} />
    </>
  );
}
