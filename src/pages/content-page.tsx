import { CategoryListLink, ProductsSection } from '../catalog/teasers/products-section.tsx';
import { DealerClock } from '../consent/gate/dealer-clock.tsx';
import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { findHref, type PageKey } from '../routing/routes.ts';
import { ContentPageHead } from '../shell/page-head.tsx';

/** A page made of CMS blocks. */
export function ContentPage({ page, language }: { page: PageKey; language: Language }) {
  return (
    <>
      <ContentPageHead page={page} language={language} />
      <PageIntro page={page} language={language} />
      <PageBlocks
        page={page}
        language={language}
        videoGate={createVideoGate(language)}
        products={(block) => <ProductsSection {...block} language={language} />}
      />
      {page === 'watches' && <DealerClock language={language} path={findHref(page, language) ?? ''} />}
      <CategoryListLink category={page} language={language} />
    </>
  );
}
