import { findArticle } from '../content/articles/article-queries.ts';
import { getAncestorPages } from '../content/pages/breadcrumb-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { FaqData } from './content-page-head.tsx';
import { PageHead } from './page-head.tsx';
import { getSiteUrl } from './site-url.ts';
import { getArticleData, toBreadcrumbs } from './structured-data.ts';

/** Metadata and structured data of an article. */
export async function ArticleHead({ article, language, path }: { article: number; language: Language; path: string }) {
  const [content, above] = await Promise.all([findArticle(article, language), getAncestorPages(path, language)]);
  if (!content) return null;
  const { title, lead, author, image, date, changedAt } = content;
  const dates = { datePublished: date, dateModified: changedAt };
  const data = { headline: title, description: lead, author, language, path, image, ...dates };
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={path}
        title={content.seoTitle ?? title}
        description={content.seoDescription ?? lead}
        image={image}
        above={toBreadcrumbs(above)}
      />
      <JsonLd data={getArticleData(getSiteUrl(), data)} />
      <FaqData blocks={content.blocks} />
    </>
  );
}
