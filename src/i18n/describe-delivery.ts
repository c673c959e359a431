import { getLocale } from './format.ts';
import { formatClockTimes } from './format-clock-times.ts';
import type { Language } from './languages.ts';

const frDelivery = {
  delivery: {
    between: (first: string, last: string) => `entre le ${first} et le ${last}`,
    on: (day: string) => `le ${day}`,
    arrives: (days: string) => `chez vous ${days}`,
    arrivesNearby: (days: string) => `en Allemagne, chez vous ${days}`,
    ready: (day: string) => `à retirer à partir du ${day}`,
    openToday: (times: string) => `Ouvert aujourd’hui ${times}`,
    closedToday: 'Fermé aujourd’hui',
    ifTransferred: (text: string) => `${text}, si vous faites le virement le jour de la commande`,
  },
} as const;

const enDelivery = {
  delivery: {
    between: (first: string, last: string) => `between ${first} and ${last}`,
    on: (day: string) => `on ${day}`,
    arrives: (days: string) => `with you ${days}`,
    arrivesNearby: (days: string) => `with you in Germany ${days}`,
    ready: (day: string) => `ready for collection from ${day}`,
    openToday: (times: string) => `Open today ${times}`,
    closedToday: 'Closed today',
    ifTransferred: (text: string) => `${text}, if you make the transfer on the day of the order`,
  },
} as const;

/** Delivery times. Shared by the pages and the mails of the order API. */
const deDelivery = {
  delivery: {
    between: (first: string, last: string) => `zwischen ${first} und ${last}`,
    on: (day: string) => `am ${day}`,
    arrives: (days: string) => `bei Ihnen ${days}`,
    /** Without a known destination. */
    arrivesNearby: (days: string) => `in Deutschland bei Ihnen ${days}`,
    ready: (day: string) => `abholbereit ab ${day}`,
    openToday: (times: string) => `Heute geöffnet ${times}`,
    closedToday: 'Heute geschlossen',
    ifTransferred: (text: string) => `${text}, wenn Sie am Tag der Bestellung überweisen`,
  },
} as const;

/** First and last day, `2026-11-26`. */
type Days = { from: string; to: string };

type Delivery = Days & {
  is_collection: boolean;
  /** Whether handling starts only when the bank transfer is sent. */
  is_prepaid: boolean;
};

const messages = { de: deDelivery.delivery, en: enDelivery.delivery, fr: frDelivery.delivery };

/** "bei Ihnen zwischen Do., 26. und Sa., 28. November", or the day from which it can be collected. */
export function describeDelivery(delivery: Delivery, language: Language): string {
  const words = messages[language];
  const text = delivery.is_collection
    ? describeReady(delivery.to, language)
    : words.arrives(formatDays(delivery, language));
  return delivery.is_prepaid ? words.ifTransferred(text) : text;
}

/** Delivery within the shop's country, before a destination is known. */
export function describeDeliveryNearby(days: Days, language: Language): string {
  return messages[language].arrivesNearby(formatDays(days, language));
}

/** "abholbereit ab Do., 26. November" */
export function describeReady(day: string, language: Language): string {
  return messages[language].ready(formatDay(day, language));
}

/**
 * "Heute geöffnet 09:30–13:00, 14:00–18:00"
 *
 * @param hours of today, `09:30`
 */
export function describeHours(hours: readonly { from: string; to: string }[], language: Language): string {
  const words = messages[language];
  if (hours.length === 0) return words.closedToday;
  return words.openToday(formatClockTimes(hours.map(({ from, to }) => `${from}–${to}`).join(', '), language));
}

/** Formats a range of days; month and year appear once if both share them. */
function formatDays({ from, to }: Days, language: Language): string {
  const words = messages[language];
  if (from === to) return words.on(formatDay(to, language));
  const hasMonth = from.slice(0, 7) !== to.slice(0, 7);
  const hasYear = from.slice(0, 4) !== to.slice(0, 4);
  return words.between(formatDay(from, language, { hasMonth, hasYear }), formatDay(to, language, { hasYear }));
}

/** Made once each: making one costs more than all else that a delivery time needs. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(language: Language, hasMonth: boolean, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasMonth} ${hasYear}`;
  const known = dayFormats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(getLocale(language), {
    ...{ weekday: 'short', day: 'numeric', timeZone: 'UTC' },
    ...(hasMonth && { month: 'long' }),
    ...(hasYear && { year: 'numeric' }),
  });
  dayFormats.set(key, format);
  return format;
}

function formatDay(date: string, language: Language, { hasMonth = true, hasYear = false } = {}): string {
  const parts = getDayFormat(language, hasMonth, hasYear)
    .formatToParts(new Date(`${date}T00:00:00Z`))
    .map(({ type, value }, at, all) => {
      if (language === 'fr' && type === 'day' && value === '1') return '1er';
      // A no-break space between day and month.
      if (all[at + 1]?.type === 'month') return value.replace(' ', '\u00a0');
      // English has a comma after the weekday only if a year follows.
      return language === 'en' && type === 'literal' ? ' ' : value;
    });
  return parts.join('');
}
