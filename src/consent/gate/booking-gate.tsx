import { getBookingHost } from '../../base/environment.ts';
import { getSite } from '../../content/company/site-queries.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { GateSection } from './gate-section.tsx';

const ink = 'color-mix(in oklab, var(--colors-ink) 24%, transparent)';

const columns = [0, 1, 2, 3, 4, 5, 6];

const step = { x: 70, y: 62 };

/** A month of thirty days that begins on a Thursday. */
const days = Array.from({ length: 30 }, (_, index) => ({
  day: index + 1,
  x: 105 + ((index + 3) % 7) * step.x,
  y: 188 + Math.floor((index + 3) / 7) * step.y,
}));

/** Neither Sundays nor Mondays, nor past days. */
const isFree = (day: number) => day > 8 && ![4, 5, 11, 12, 18, 19, 25, 26].includes(day);

const chosen = 17;

/** Cal.com's own servers; for other hosts staff enter the operator. */
const calHost = /^(?:app\.)?cal\.(?:com|eu)$/;
const calOperator = { name: 'Cal.com, Inc., San Francisco, USA', privacyUrl: 'https://cal.com/privacy' };

/** The consent gate of the booking calendar; nothing where online booking is off. */
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

/** The placeholder of a calendar: a month with one day ringed. */
function CalendarDrawing() {
  return (
    <svg viewBox="0 0 630 540" preserveAspectRatio="xMidYMid meet" fill="none" aria-hidden="true">
      <path d="M62 54h520v456H62z" fill="color-mix(in oklab, var(--colors-ink) 10%, var(--colors-plate))" />
      <path d="M55 46h520v456H55z" fill="var(--colors-raised)" stroke={ink} />
      <path d="M55 46h520v62H55z" fill="var(--colors-deep)" />
      <path d="M70 77h70M490 77h70" stroke="var(--colors-fill)" />
      <path d="m315 67 10 10-10 10-10-10z" fill="var(--colors-fill)" />
      <g stroke="var(--colors-ink)" strokeWidth="3" strokeLinecap="round">
        <path d="M175 32v28M455 32v28" />
      </g>
      <g stroke={ink}>
        {columns.map((column) => (
          <path key={column} d={`M${95 + column * step.x} 132h20`} />
        ))}
        <path d="M70 152h490M70 214h490M70 276h490M70 338h490M70 400h490M70 462h490" strokeOpacity=".5" />
      </g>
      <g fontFamily="var(--fonts-display)" fontSize="22" textAnchor="middle">
        {days.map(({ day, x, y }) => (
          <text
            key={day}
            x={x}
            y={y}
            fill={
              isFree(day) ? 'var(--colors-ink)' : 'color-mix(in oklab, var(--colors-ink) 38%, var(--colors-raised))'
            }
          >
            {day}
          </text>
        ))}
      </g>
      {days
        .filter(({ day }) => day === chosen)
        .map(({ day, x, y }) => (
          <path
            key={day}
            d={`M${x + 15} ${y - 24}c-14-9-38-4-38 14 0 19 40 25 44 4 3-16-14-25-33-18`}
            stroke="var(--colors-fill)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        ))}
    </svg>
  );
}
