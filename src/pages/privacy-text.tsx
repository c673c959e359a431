import { ConsentManager } from '../consent/consent-manager.tsx';
import { ConsentsPlace } from '../content/consents-place.tsx';
import { LegalNotices } from '../content/legal-notices.tsx';
import { PageBlocks } from '../content/page-blocks.tsx';
import type { Language } from '../i18n/languages.ts';

/** The privacy policy without a head of its own: French reads it below the imprint. */
export function PrivacyText({ language }: { language: Language }) {
  return (
    <>
      <PageBlocks page="privacy" language={language} />
      <ConsentsPlace language={language}>
        <ConsentManager language={language} />
      </ConsentsPlace>
      <LegalNotices ids={['data_protection']} language={language} />
    </>
  );
}
