import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { Heading } from '../../ui/heading.tsx';
import { getSite } from '../company/site-queries.ts';

/** Online booking section, if it is configured; the calendar is passed as children. */
export async function OnlineBooking({ language, children }: { language: Language; children: ReactNode }) {
  const { bookingHref } = await getSite();
  if (!bookingHref) return null;
  return (
    <section>
      <Heading level={2} id="online">
        {getMessages(language).appointment.online}
      </Heading>
      {children}
    </section>
  );
}
