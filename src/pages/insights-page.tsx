import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { ArticleList } from '../content/articles/article-list.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { ContentPageHead } from '../shell/page-head.tsx';

export function InsightsPage({ language }: { language: Language }) {
  return (
    <>
      <ContentPageHead page="insights" language={language} />
      <PageIntro page="insights" language={language} />
      <ArticleList language={language} />
      <PageBlocks page="insights" language={language} videoGate={createVideoGate(language)} />
    </>
  );
}
