import { ConsentManager } from '../consent/consent-manager.tsx';
import { letInFilms } from '../consent/gate/film-gate.tsx';
import { ConsentsPlace } from '../content/legal/consents-place.tsx';
import { LegalNotices } from '../content/legal/legal-notices.tsx';
import { PageBlocks } from '../content/pages/page-blocks.tsx';
import type { Language } from '../i18n/languages.ts';

/** The privacy policy without a head of its own: French reads it below the imprint. */
export function PrivacyText({ language }: { language: Language }) {
  return (
    <>
      <PageBlocks page="privacy" language={language} videoGate={letInFilms(language)} />
      <ConsentsPlace language={language}>
        <ConsentManager language={language} />
      </ConsentsPlace>
      <LegalNotices ids={['data_protection']} language={language} />
    </>
  );
}
