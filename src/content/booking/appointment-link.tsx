import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { getSite } from '../company/site-queries.ts';

/** Link to online booking, or to the contact page if there is none. */
export async function AppointmentLink({ language }: { language: Language }) {
  const { bookingHref } = await getSite();
  const messages = getMessages(language).pages;
  return (
    <ButtonLink href={hrefTo(bookingHref ? 'appointment' : 'contact', language)} appearance="outline">
      {bookingHref ? messages.appointment : messages.contact}
    </ButtonLink>
  );
}
