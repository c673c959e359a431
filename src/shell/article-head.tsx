import { siteTexts } from '../addresses.ts';
import { findArticle } from '../content/article-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { PageHead } from './page-head.tsx';

/** The head of an article. */
export async function ArticleHead({ article, language, path }: { article: number; language: Language; path: string }) {
  const written = await findArticle(article, language);
  return (
    <PageHead
      site={siteTexts.site[language]}
      language={language}
      path={path}
      title={written?.seoTitle ?? written?.title ?? ''}
      description={written?.seoDescription ?? written?.lead}
      image={written?.image}
    />
  );
}
