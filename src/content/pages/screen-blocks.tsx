import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { display } from '../../styled-system/recipes/index.js';
import { BlockView } from './block-view.tsx';
import type { LocalizedBlock } from './page.ts';
import { findPage } from './page-queries.ts';
import '../../ui/content.css';
import type { BlockSlots } from './block-view.tsx';

/** Block kinds for an unattended display, where nobody can press a button or expand an answer. */
const readable: ReadonlySet<LocalizedBlock['kind']> = new Set(['rich_text', 'quote', 'opening_hours', 'picture']);

/** Videos are not among these kinds. */
const noVideo = () => null;

type Props = Required<Pick<BlockSlots, 'products'>> & { language: Language };

/** A slide for each block of the display page. */
export async function ScreenBlocks({ language, products }: Props) {
  const content = await findPage('display', language);
  const slides = (content?.blocks ?? []).map((block, at) => ({ block, key: `${at}-${block.kind}` }));
  return slides.map(({ block, key }) => {
    if (block.kind === 'products') return products?.(block);
    return readable.has(block.kind) && <BlockSlide key={key} block={block} language={language} />;
  });
}

function BlockSlide({ block, language }: { block: LocalizedBlock; language: Language }) {
  const styles = display();
  return (
    <section className={styles.slide} lang={toLang(block.language, language)}>
      <div className={styles.words}>
        <BlockView block={block} language={language} videoGate={noVideo} />
      </div>
    </section>
  );
}
