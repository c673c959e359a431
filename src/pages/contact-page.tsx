import { MapGate } from '../consent/gate/map-gate.tsx';
import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { ContactFormSection } from '../contact/contact-form-section.tsx';
import { Directions } from '../contact/directions.tsx';
import { CompanyBlock } from '../content/company/company-block.tsx';
import { OpeningHours } from '../content/opening-hours/opening-hours-section.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { ContentPageHead, LocalBusinessData } from '../shell/page-head.tsx';
import { FormLayout } from '../ui/form-layout.tsx';

export function ContactPage({ language }: { language: Language }) {
  return (
    <>
      <ContentPageHead page="contact" language={language} />
      <LocalBusinessData language={language} days={396} />
      <PageIntro page="contact" language={language} />
      <FormLayout form={<ContactFormSection language={language} />}>
        <CompanyBlock language={language} />
        <OpeningHours language={language} />
      </FormLayout>
      <Directions language={language}>
        <MapGate language={language} />
      </Directions>
      <PageBlocks page="contact" language={language} videoGate={createVideoGate(language)} />
    </>
  );
}
