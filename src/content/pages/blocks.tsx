import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { blocks as blocksRecipe } from '../../styled-system/recipes/index.js';
import { type BlockSlots, BlockView } from './block-view.tsx';
import type { LocalizedBlock } from './page.ts';
import { findPage, type PageRef } from './page-queries.ts';

type Props = BlockSlots & {
  blocks: readonly LocalizedBlock[];
  /** The visitor's language; texts in another one get a `lang` attribute. */
  language: Language;
  className?: string;
};

/** The content blocks of a page. */
export function Blocks({ blocks, language, className = '', ...slots }: Props) {
  return splitByLanguage(blocks).map((run) => (
    <div
      key={run[0]?.at}
      className={`${blocksRecipe().root} ${className}`.trim()}
      lang={toLang(run[0]?.block.language, language)}
    >
      {run.map(({ block, at }) => (
        <BlockView key={at} block={block} language={language} {...slots} />
      ))}
    </div>
  ));
}

type IndexedBlock = { block: LocalizedBlock; at: number };

/** Groups adjacent blocks of one language, so that one `lang` attribute covers them. */
function splitByLanguage(blocks: readonly LocalizedBlock[]): IndexedBlock[][] {
  const runs: IndexedBlock[][] = [];
  for (const [at, block] of blocks.entries()) {
    const last = runs.at(-1);
    if (last?.[0]?.block.language === block.language) last.push({ block, at });
    else runs.push([{ block, at }]);
  }
  return runs;
}

type PageBlocksProps = BlockSlots & { page: PageRef; language: Language };

/** The content blocks of a page; nothing if the page does not exist in the CMS. */
export async function PageBlocks({ page, language, ...slots }: PageBlocksProps) {
  const content = await findPage(page, language);
  return content && <Blocks blocks={content.blocks} language={language} {...slots} />;
}
