import { ProductsSection } from '../catalog/teasers/products-section.tsx';
import { DealerClock } from '../consent/gate/dealer-clock.tsx';
import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { ContentPageHead } from '../shell/page-head.tsx';

type Props = { page: number; language: Language; path: string };

/** A CMS page with its own path. */
export function PathPage({ page, language, path }: Props) {
  return (
    <>
      <ContentPageHead page={page} language={language} path={path} />
      <PageIntro page={page} language={language} path={path} />
      <DealerClock language={language} path={path} />
      <PageBlocks
        page={page}
        language={language}
        videoGate={createVideoGate(language)}
        products={(block) => <ProductsSection {...block} language={language} />}
      />
    </>
  );
}
