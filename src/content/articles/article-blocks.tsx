import type { Language } from '../../i18n/languages.ts';
import { article as articleRecipe } from '../../styled-system/recipes/index.js';
import { Blocks } from '../pages/blocks.tsx';
import { findArticle } from './article-queries.ts';
import '../../ui/article.css';
import type { BlockSlots } from '../pages/block-view.tsx';

type Props = BlockSlots & { article: number; language: Language };

/** The content blocks of an article. */
export async function ArticleBlocks({ article, language, ...slots }: Props) {
  const content = await findArticle(article, language);
  return content && <Blocks blocks={content.blocks} language={language} className={articleRecipe().body} {...slots} />;
}
