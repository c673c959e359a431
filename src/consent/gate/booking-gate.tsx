import { getBookingHost } from '../../base/content-hosts.ts';
import { getSite } from '../../content/company/site-queries.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { CalendarDrawing } from './calendar-drawing.tsx';
import { GateSection } from './gate-section.tsx';

/** Cal.com's own servers; elsewhere staff say who runs the calendar. */
const calHost = /^(?:app\.)?cal\.(?:com|eu)$/;
const calOperator = { name: 'Cal.com, Inc., San Francisco, USA', privacyUrl: 'https://cal.com/privacy' };

/** The calendar in which appointments are booked online; nothing where they are not. */
export async function BookingGate({ language }: { language: Language }) {
  const { bookingHref, bookingOperator } = await getSite();
  if (!bookingHref) return null;
  const { gates } = getMessages(language);
  const { host } = new URL(bookingHref);
  const operator = calHost.test(host) ? calOperator : bookingOperator;
  const { privacyUrl } = operator;
  return (
    <GateSection
      service="booking"
      host={getBookingHost(bookingHref)}
      shape="calendar"
      frame={{ src: `/embed/booking/${language}`, title: gates.booking.frame }}
      title={gates.booking.title}
      about={gates.booking.about(operator.name ? `${host} (${operator.name})` : host)}
      externalLink={{ href: bookingHref, label: gates.booking.externalLink(host) }}
      privacy={privacyUrl ? { href: privacyUrl, label: gates.privacyOf(host) } : null}
      language={language}
    >
      <CalendarDrawing />
    </GateSection>
  );
}
