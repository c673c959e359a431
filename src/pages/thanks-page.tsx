import { letInFilms } from '../consent/gate/film-gate.tsx';
import { Thanks } from '../contact/thanks.tsx';
import { PageBlocks } from '../content/pages/page-blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { WrittenPageHead } from '../shell/written-page-head.tsx';

export function ThanksPage({ language }: { language: Language }) {
  return (
    <>
      <WrittenPageHead page="thanks" language={language} />
      <PageIntro page="thanks" language={language}>
        <Thanks language={language} />
      </PageIntro>
      <PageBlocks page="thanks" language={language} videoGate={letInFilms(language)} />
    </>
  );
}
