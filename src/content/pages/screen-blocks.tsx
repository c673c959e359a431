import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { display } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { type BlockSlots, BlockView } from './block-view.tsx';
import type { LocalizedBlock } from './page.ts';
import { findPage } from './page-queries.ts';
import '../../ui/content.css';

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

/** The first slide: title, picture and children. */
export async function ScreenIntro({ language, children }: { language: Language; children?: ReactNode }) {
  const content = await findPage('display', language);
  if (!content) return null;
  const styles = display();
  const lang = toLang(content.language, language);
  return (
    <section className={styles.slide} lang={lang}>
      {content.image && (
        <div className={styles.picture}>
          <Picture {...content.image} ratio="own" sizes="100vw" isEager isFirst />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{content.title}</h1>
        {content.lead && <p className={styles.lead}>{content.lead}</p>}
        {children}
      </div>
    </section>
  );
}
