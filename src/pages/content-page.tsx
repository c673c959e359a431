import { CategoryDoor } from '../catalog/teasers/category-door.tsx';
import { Products } from '../catalog/teasers/products-section.tsx';
import { PageBlocks } from '../content/page-blocks.tsx';
import { PageIntro } from '../content/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import type { PageKey } from '../routes.ts';
import { WrittenPageHead } from '../shell/written-page-head.tsx';

/** A page that is what an editor put on it. */
export function ContentPage({ page, language }: { page: PageKey; language: Language }) {
  return (
    <>
      <WrittenPageHead page={page} language={language} />
      <PageIntro page={page} language={language} />
      <PageBlocks page={page} language={language} products={(block) => <Products {...block} language={language} />} />
      <CategoryDoor category={page} language={language} />
    </>
  );
}
