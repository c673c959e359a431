import { CategoryDoor } from '../catalog/teasers/category-door.tsx';
import { Products } from '../catalog/teasers/products-section.tsx';
import { DealerClock } from '../consent/gate/dealer-clock.tsx';
import { letInFilms } from '../consent/gate/film-gate.tsx';
import { PageBlocks } from '../content/pages/page-blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { findHref, type PageKey } from '../routing/routes.ts';
import { WrittenPageHead } from '../shell/written-page-head.tsx';

/** A page that is what an editor put on it. */
export function ContentPage({ page, language }: { page: PageKey; language: Language }) {
  return (
    <>
      <WrittenPageHead page={page} language={language} />
      <PageIntro page={page} language={language} />
      <PageBlocks
        page={page}
        language={language}
        videoGate={letInFilms(language)}
        products={(block) => <Products {...block} language={language} />}
      />
      {page === 'watches' && <DealerClock language={language} path={findHref(page, language) ?? ''} />}
      <CategoryDoor category={page} language={language} />
    </>
  );
}
