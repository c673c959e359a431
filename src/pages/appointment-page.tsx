import { BookingGate } from '../consent/gate/booking-gate.tsx';
import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { Booking, OnlineBooking } from '../content/booking/booking.tsx';
import { OpeningHours } from '../content/opening-hours/opening-hours-section.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { ContentPageHead } from '../shell/page-head.tsx';
import { Columns } from '../ui/columns.tsx';

export function AppointmentPage({ language }: { language: Language }) {
  return (
    <>
      <ContentPageHead page="appointment" language={language} />
      <PageIntro page="appointment" language={language} />
      <OnlineBooking language={language}>
        <BookingGate language={language} />
      </OnlineBooking>
      <Columns>
        <Booking language={language} />
        <OpeningHours language={language} />
      </Columns>
      <PageBlocks page="appointment" language={language} videoGate={createVideoGate(language)} />
    </>
  );
}
