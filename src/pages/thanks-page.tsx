import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { Thanks } from '../contact/thanks.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { ContentPageHead } from '../shell/page-head.tsx';

export function ThanksPage({ language }: { language: Language }) {
  return (
    <>
      <ContentPageHead page="thanks" language={language} />
      <PageIntro page="thanks" language={language}>
        <Thanks language={language} />
      </PageIntro>
      <PageBlocks page="thanks" language={language} videoGate={createVideoGate(language)} />
    </>
  );
}
