import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { BookingView } from './booking-view.tsx';
import { getCompany } from './company-queries.ts';
import { getSite } from './site-queries.ts';

/** How one comes to an appointment. What is put inside stands in for the way out to the calendar. */
export async function Booking({ language, children }: { language: Language; children?: ReactNode }) {
  const [{ bookingHref }, { phone, email }] = await Promise.all([getSite(), getCompany()]);
  return (
    <BookingView bookingHref={bookingHref} phone={phone} email={email} language={language}>
      {children}
    </BookingView>
  );
}
