import type { Language } from '../../i18n/languages.ts';
import type { BlockSlots } from './block-view.tsx';
import { Blocks } from './blocks.tsx';
import { findPage, type PageRef } from './page-queries.ts';

type Props = BlockSlots & { page: PageRef; language: Language };

/** The content blocks of a page; nothing if the page does not exist in the CMS. */
export async function PageBlocks({ page, language, ...slots }: Props) {
  const content = await findPage(page, language);
  return content && <Blocks blocks={content.blocks} language={language} {...slots} />;
}
