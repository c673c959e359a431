import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { LegalSidebar } from '../content/legal/legal-sidebar.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import type { PageKeyInEveryLanguage } from '../routing/routes.ts';
import { ContentPageHead } from '../shell/page-head.tsx';
import { LegalLayout } from '../ui/legal-layout.tsx';

/** A legal page made of CMS blocks. */
export function LegalContentPage({ page, language }: { page: PageKeyInEveryLanguage; language: Language }) {
  return (
    <>
      <ContentPageHead page={page} language={language} />
      <PageIntro page={page} language={language} />
      <LegalLayout aside={<LegalSidebar page={page} language={language} />}>
        <PageBlocks page={page} language={language} videoGate={createVideoGate(language)} />
      </LegalLayout>
    </>
  );
}
