import { ProductsSection } from '../catalog/teasers/products-section.tsx';
import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { ArticleBlocks, ArticleIntro, ArticleNeighbours } from '../content/articles/article.tsx';
import type { Language } from '../i18n/languages.ts';
import { ArticleHead } from '../shell/page-head.tsx';

type Props = { article: number; language: Language; path: string };

export function ArticlePage({ article, language, path }: Props) {
  return (
    <>
      <ArticleHead article={article} language={language} path={path} />
      <ArticleIntro article={article} language={language} path={path} />
      <ArticleBlocks
        article={article}
        language={language}
        videoGate={createVideoGate(language)}
        products={(block) => <ProductsSection {...block} language={language} />}
      />
      <ArticleNeighbours article={article} language={language} />
    </>
  );
}
