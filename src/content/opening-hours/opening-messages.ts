import { formatClockTimes } from '../../i18n/format-clock-times.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import type { OpeningStatus, Span, SpecialDays } from './opening-status.ts';
import { getZone, minutesOfDay } from './zoned-time.ts';

/**
 * Message templates with `{time}`, `{day}` and `{name}`. They are serialized as JSON, so they are strings, not
 * functions.
 */
export type OpeningMessages = {
  open: string;
  openToday: string;
  openUntil: string;
  closed: string;
  closedFor: string;
  opensToday: string;
  opensTomorrow: string;
  opensOnWeekday: string;
  opensOnDate: string;
  localTime: string;
  closedAllDay: string;
  next: string;
};

/** Messages, locale and time zone for formatting opening times. */
export type OpeningIntl = { words: OpeningMessages; locale: string; timeZone: string };

/** @param now Unix time in milliseconds */
export function formatOpeningStatus(status: OpeningStatus, now: number, intl: OpeningIntl): string {
  const { words: messages } = intl;
  if (status.isOpen) return status.until === undefined ? messages.open : formatEnd(status.until, now, intl);
  const closed =
    status.reason === undefined ? messages.closed : formatMessage(messages.closedFor, { name: status.reason });
  return status.opens === undefined ? closed : `${closed}, ${formatNext(status.opens, now, intl)}`;
}

function formatEnd(until: number, now: number, intl: OpeningIntl): string {
  const template = countDays(now, until, intl) === 0 ? intl.words.openToday : intl.words.openUntil;
  return formatMessage(template, { time: formatTime(until, intl) });
}

function formatNext(opens: number, now: number, intl: OpeningIntl): string {
  const { words: messages, locale, timeZone } = intl;
  const days = countDays(now, opens, intl);
  const time = formatTime(opens, intl);
  if (days === 0) return formatMessage(messages.opensToday, { time });
  if (days === 1) return formatMessage(messages.opensTomorrow, { time });
  const isSoon = days < 7;
  const options = isSoon ? {} : ({ day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', ...options, timeZone }).format(opens);
  return formatMessage(isSoon ? messages.opensOnWeekday : messages.opensOnDate, { day, time });
}

/** Calendar days between two instants in a time zone. */
function countDays(from: number, to: number, { timeZone }: OpeningIntl): number {
  const { toWall } = getZone(timeZone);
  return Math.floor(toWall(to) / minutesOfDay) - Math.floor(toWall(from) / minutesOfDay);
}

/** Formats a time, marked as local time if the visitor's time zone differs. */
function formatTime(instant: number, { words: messages, locale, timeZone }: OpeningIntl): string {
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  const time = formatClockTimes(format.format(instant), locale);
  const date = new Date(instant);
  const isElsewhere = getZone(timeZone).toWall(instant) !== Math.floor(instant / 60_000) - date.getTimezoneOffset();
  return isElsewhere ? `${time} (${messages.localTime})` : time;
}

/** Formatted days, e.g. `Fr., 25. Dezember`, their opening hours and the holiday's name. */
export type SpecialDaysLine = { days: string; times: string; name: string };

type SpecialFormats = { days: Intl.DateTimeFormat; times: Intl.DateTimeFormat };

/** Each takes longer to make than to use, and every page with opening hours formats all special days of a year. */
const specialFormats = new Map<string, SpecialFormats>();

function getSpecialFormats(locale: string): SpecialFormats {
  const known = specialFormats.get(locale);
  if (known) return known;
  const formats = {
    days: new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    times: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
  };
  specialFormats.set(locale, formats);
  return formats;
}

export function formatSpecialDays(
  { from, to, spans, name }: SpecialDays,
  { words: messages, locale }: Omit<OpeningIntl, 'timeZone'>,
): SpecialDaysLine {
  const { days, times } = getSpecialFormats(locale);
  const toTimes = ([start, end]: Span) => `${times.format(start * 60_000)} – ${times.format(end * 60_000)}`;
  return {
    days: from === to ? days.format(Date.parse(from)) : days.formatRange(Date.parse(from), Date.parse(to)),
    times: spans.length > 0 ? formatClockTimes(spans.map(toTimes).join(', '), locale) : messages.closedAllDay,
    name,
  };
}
