import { letInFilms } from '../consent/gate/film-gate.tsx';
import { ArticleList } from '../content/article-list.tsx';
import { PageBlocks } from '../content/page-blocks.tsx';
import { PageIntro } from '../content/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { WrittenPageHead } from '../shell/written-page-head.tsx';

export function InsightsPage({ language }: { language: Language }) {
  return (
    <>
      <WrittenPageHead page="insights" language={language} />
      <PageIntro page="insights" language={language} />
      <ArticleList language={language} />
      <PageBlocks page="insights" language={language} videoGate={letInFilms(language)} />
    </>
  );
}
