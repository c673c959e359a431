import { CompanyBlock } from '../content/company-block.tsx';
import { LegalNotices } from '../content/legal-notices.tsx';
import { PageBlocks } from '../content/page-blocks.tsx';
import { PageIntro } from '../content/page-intro.tsx';
import { RegisterBlock } from '../content/register-block.tsx';
import type { Language } from '../i18n/languages.ts';
import { findHref } from '../routes.ts';
import { WrittenPageHead } from '../shell/written-page-head.tsx';
import { LegalLayout } from '../ui/legal-layout.tsx';
import { PrivacyText } from './privacy-text.tsx';

const notices = [
  'additional_top_info',
  'legal_authority',
  'insurance',
  'dispute',
  'battery',
  'image_sources',
  'additional_bottom_info',
];

export function ImprintPage({ language }: { language: Language }) {
  const holdsPrivacy = findHref('privacy', language) === findHref('imprint', language);
  return (
    <>
      <WrittenPageHead page="imprint" language={language} />
      <PageIntro page="imprint" language={language} />
      <LegalLayout aside={<CompanyBlock language={language} />}>
        <CompanyBlock language={language} />
        <RegisterBlock language={language} />
        <PageBlocks page="imprint" language={language} />
        <LegalNotices ids={notices} language={language} />
        {holdsPrivacy && <PrivacyText language={language} />}
      </LegalLayout>
    </>
  );
}
