import type { Language } from '../i18n/languages.ts';
import { BookingView } from './booking-view.tsx';
import { getCompany } from './company-queries.ts';
import { getSite } from './site-queries.ts';

/** How one comes to an appointment without a calendar. */
export async function Booking({ language }: { language: Language }) {
  const [{ bookingHref }, { phone, email }] = await Promise.all([getSite(), getCompany()]);
  return <BookingView isOnline={Boolean(bookingHref)} phone={phone} email={email} language={language} />;
}
