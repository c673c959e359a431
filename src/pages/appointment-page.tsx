import { BookingGate } from '../consent/gate/booking-gate.tsx';
import { letInFilms } from '../consent/gate/film-gate.tsx';
import { Booking } from '../content/booking/booking.tsx';
import { OnlineBooking } from '../content/booking/online-booking.tsx';
import { OpeningHours } from '../content/opening-hours/opening-hours-section.tsx';
import { PageBlocks } from '../content/pages/page-blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { WrittenPageHead } from '../shell/written-page-head.tsx';
import { Columns } from '../ui/columns.tsx';

export function AppointmentPage({ language }: { language: Language }) {
  return (
    <>
      <WrittenPageHead page="appointment" language={language} />
      <PageIntro page="appointment" language={language} />
      <OnlineBooking language={language}>
        <BookingGate language={language} />
      </OnlineBooking>
      <Columns>
        <Booking language={language} />
        <OpeningHours language={language} />
      </Columns>
      <PageBlocks page="appointment" language={language} videoGate={letInFilms(language)} />
    </>
  );
}
