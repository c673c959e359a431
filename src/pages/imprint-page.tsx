import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { CompanyBlock, RegisterBlock } from '../content/company/company-block.tsx';
import { LegalNotices } from '../content/legal/legal-notices.tsx';
import { LegalLinks } from '../content/legal/legal-sidebar.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';
import { ContentPageHead } from '../shell/page-head.tsx';
import { LegalLayout } from '../ui/legal-layout.tsx';
import { Heading } from '../ui/prose.tsx';
import { PrivacyText } from './privacy-text.tsx';

const noticesBelow = ['legal_authority', 'insurance', 'dispute', 'battery', 'image_sources', 'brand_area'];

export function ImprintPage({ language }: { language: Language }) {
  const holdsPrivacy = hrefTo('privacy', language) === hrefTo('imprint', language);
  return (
    <>
      <ContentPageHead page="imprint" language={language} />
      <PageIntro page="imprint" language={language} />
      <LegalLayout aside={<LegalLinks page="imprint" language={language} />}>
        <LegalNotices ids={['additional_top_info']} language={language} />
        <CompanyBlock language={language} />
        <RegisterBlock language={language} />
        <LegalNotices ids={noticesBelow} language={language} />
        <PageBlocks page="imprint" language={language} videoGate={createVideoGate(language)} />
        <LegalNotices ids={['additional_bottom_info']} language={language} />
        {holdsPrivacy && (
          <>
            <Heading level={2} id="privacy">
              {getMessages(language).legal.privacy}
            </Heading>
            <PrivacyText language={language} />
          </>
        )}
      </LegalLayout>
    </>
  );
}
