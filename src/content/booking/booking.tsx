import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShownHref, hrefTo } from '../../routing/routes.ts';
import { booking } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/prose.tsx';
import { getCompany } from '../company/company-queries.ts';
import { MailLink, PhoneLink } from '../company/contact-links.tsx';
import type { Phone } from '../company/phone.ts';
import { getSite } from '../company/site-queries.ts';
import '../../ui/content.css';

/** How to make an appointment without online booking. */
export async function Booking({ language }: { language: Language }) {
  const [{ bookingHref }, { phone, email }] = await Promise.all([getSite(), getCompany()]);
  return <BookingView isOnline={Boolean(bookingHref)} phone={phone} email={email} language={language} />;
}

type Props = {
  /** Whether online booking is available, too. */
  isOnline: boolean;
  phone: Phone | null;
  email: string | null;
  language: Language;
};

/** How to make an appointment by phone or e-mail. */
export function BookingView({ isOnline, phone, email, language }: Props) {
  const { appointment: messages } = getMessages(language);
  const styles = booking();
  return (
    <section className={styles.root}>
      <Heading level={2}>{isOnline ? messages.orCall : messages.byPhone}</Heading>
      <p>{messages.byPhoneText}</p>
      <p className={styles.numbers}>
        {phone && <PhoneLink phone={phone} language={language} />}
        {email && <MailLink email={email} language={language} />}
      </p>
      <ButtonLink href={hrefTo('contact', language)} appearance="outline">
        {messages.write}
      </ButtonLink>
    </section>
  );
}

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

/** Link to online booking, or to the contact page if there is none or its page is not published. */
export async function AppointmentLink({ language }: { language: Language }) {
  const { bookingHref } = await getSite();
  const messages = getMessages(language).pages;
  const appointmentHref = bookingHref && findShownHref('appointment', language);
  return (
    <ButtonLink href={appointmentHref || hrefTo('contact', language)} appearance="outline">
      {appointmentHref ? messages.appointment : messages.contact}
    </ButtonLink>
  );
}
