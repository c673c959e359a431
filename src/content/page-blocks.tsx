import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { PageKey } from '../routes.ts';
import { page as pageRecipe } from '../styled-system/recipes/index.js';
import { BlockView } from './block-view.tsx';
import type { Block } from './page.ts';
import { findPage } from './page-queries.ts';

export type ProductsBlock = Extract<Block, { kind: 'products' }>;

type Props = {
  page: PageKey;
  language: Language;
  /** Products are the catalogue's; the page hands in how they are shown. */
  products?: (block: ProductsBlock) => ReactNode;
};

/** What an editor put on a page, from top to bottom. Marked with its language where a translation is missing. */
export async function PageBlocks({ page, language, products }: Props) {
  const written = await findPage(page, language);
  if (!written) return null;
  const blocks = written.blocks.map((block, at) => ({ block, key: `${at}-${block.kind}` }));
  return (
    <div className={pageRecipe().blocks} lang={written.language === language ? undefined : written.language}>
      {blocks.map(({ block, key }) => (
        <BlockView key={key} block={block} language={language} products={products} />
      ))}
    </div>
  );
}
