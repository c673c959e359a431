import { CompanyBlock } from '../content/company-block.tsx';
import { OpeningHours } from '../content/opening-hours-section.tsx';
import { PageBlocks } from '../content/page-blocks.tsx';
import { PageIntro } from '../content/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { HouseData } from '../shell/house-data.tsx';
import { WrittenPageHead } from '../shell/written-page-head.tsx';
import { Columns } from '../ui/columns.tsx';

export function ContactPage({ language }: { language: Language }) {
  return (
    <>
      <WrittenPageHead page="contact" language={language} />
      <HouseData language={language} days={396} />
      <PageIntro page="contact" language={language} />
      <Columns>
        <CompanyBlock language={language} />
        <OpeningHours language={language} />
      </Columns>
      <PageBlocks page="contact" language={language} />
    </>
  );
}
