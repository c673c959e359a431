import type { Language } from '../../i18n/languages.ts';
import { getCompany } from '../company/company-queries.ts';
import { getSite } from '../company/site-queries.ts';
import { BookingView } from './booking-view.tsx';

/** How one comes to an appointment without a calendar. */
export async function Booking({ language }: { language: Language }) {
  const [{ bookingHref }, { phone, email }] = await Promise.all([getSite(), getCompany()]);
  return <BookingView isOnline={Boolean(bookingHref)} phone={phone} email={email} language={language} />;
}
