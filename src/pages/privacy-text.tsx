import { ConsentManager } from '../consent/consent-manager.tsx';
import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { ConsentsSection, LegalNotices } from '../content/legal/legal-notices.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import type { Language } from '../i18n/languages.ts';

/** The privacy policy without metadata: in French it is part of the imprint. */
export function PrivacyText({ language }: { language: Language }) {
  return (
    <>
      <PageBlocks page="privacy" language={language} videoGate={createVideoGate(language)} />
      <ConsentsSection language={language}>
        <ConsentManager language={language} />
      </ConsentsSection>
      <LegalNotices ids={['data_protection']} language={language} />
    </>
  );
}
