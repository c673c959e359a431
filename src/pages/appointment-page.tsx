import { Booking } from '../content/booking.tsx';
import { OpeningHours } from '../content/opening-hours-section.tsx';
import { PageBlocks } from '../content/page-blocks.tsx';
import { PageIntro } from '../content/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { WrittenPageHead } from '../shell/written-page-head.tsx';
import { Columns } from '../ui/columns.tsx';

export function AppointmentPage({ language }: { language: Language }) {
  return (
    <>
      <WrittenPageHead page="appointment" language={language} />
      <PageIntro page="appointment" language={language} />
      <Columns>
        <Booking language={language} />
        <OpeningHours language={language} />
      </Columns>
      <PageBlocks page="appointment" language={language} />
    </>
  );
}
