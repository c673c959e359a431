import { LegalSidebar } from '../content/legal/legal-sidebar.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { ContentPageHead } from '../shell/page-head.tsx';
import { LegalLayout } from '../ui/legal-layout.tsx';
import { PrivacyText } from './privacy-text.tsx';

export function PrivacyPage({ language }: { language: Language }) {
  return (
    <>
      <ContentPageHead page="privacy" language={language} />
      <PageIntro page="privacy" language={language} />
      <LegalLayout aside={<LegalSidebar page="privacy" language={language} />}>
        <PrivacyText language={language} />
      </LegalLayout>
    </>
  );
}
