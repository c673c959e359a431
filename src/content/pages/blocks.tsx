import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { blocks as blocksRecipe } from '../../styled-system/recipes/index.js';
import { BlockView } from './block-view.tsx';
import type { Block, Video, WrittenBlock } from './page.ts';

/** What other rooms show inside a page; the page hands it in. */
export type BlockSlots = {
  /** Products are the catalogue's. */
  products?: ((block: Extract<Block, { kind: 'products' }>) => ReactNode) | undefined;
  /** Asks before anything is loaded from a provider, and shows the video once that is allowed. */
  videoGate: (video: Video) => ReactNode;
};

type Props = BlockSlots & {
  blocks: readonly WrittenBlock[];
  /** The visitor's; words that are in another language are marked with it. */
  language: Language;
  className?: string;
};

/** What an editor put on a page, from top to bottom. */
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

type Placed = { block: WrittenBlock; at: number };

/** Neighbours in one language stand together, so that one mark holds for all of them. */
function splitByLanguage(blocks: readonly WrittenBlock[]): Placed[][] {
  const runs: Placed[][] = [];
  for (const [at, block] of blocks.entries()) {
    const last = runs.at(-1);
    if (last?.[0]?.block.language === block.language) last.push({ block, at });
    else runs.push([{ block, at }]);
  }
  return runs;
}
