import { formatClockTimes } from '../../i18n/format-clock-times.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import type { OpeningStatus, Span, SpecialDays } from './opening-status.ts';
import { formatTimeOfDay, getWeekday, minutesOfDay, type Zone } from './zoned-time.ts';

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

/** Messages, locale and the names of the weekdays, from Monday to Sunday, for formatting opening times. */
export type OpeningIntl = { words: OpeningMessages; locale: string; weekdays: readonly string[] };

/** The current instant as Unix time in milliseconds, and the time zone of the shop. */
type LocalNow = { now: number; zone: Zone };

export function formatOpeningStatus(status: OpeningStatus, { now, zone }: LocalNow, intl: OpeningIntl): string {
  const { words: messages } = intl;
  if (status.isOpen) return status.until === undefined ? messages.open : formatEnd(status.until, { now, zone }, intl);
  const closed =
    status.reason === undefined ? messages.closed : formatMessage(messages.closedFor, { name: status.reason });
  return status.opens === undefined ? closed : `${closed}, ${formatNext(status.opens, { now, zone }, intl)}`;
}

function formatEnd(until: number, { now, zone }: LocalNow, intl: OpeningIntl): string {
  const template = toLocalDay(until, zone) === toLocalDay(now, zone) ? intl.words.openToday : intl.words.openUntil;
  return formatMessage(template, { time: formatTime(until, zone, intl) });
}

function formatNext(opens: number, { now, zone }: LocalNow, intl: OpeningIntl): string {
  const { words: messages, locale, weekdays } = intl;
  const openingDay = toLocalDay(opens, zone);
  const days = openingDay - toLocalDay(now, zone);
  const time = formatTime(opens, zone, intl);
  if (days === 0) return formatMessage(messages.opensToday, { time });
  if (days === 1) return formatMessage(messages.opensTomorrow, { time });
  const weekday = weekdays[getWeekday(openingDay)];
  if (days < 7 && weekday) return formatMessage(messages.opensOnWeekday, { day: weekday, time });
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return formatMessage(messages.opensOnDate, { day: format.format(openingDay * minutesOfDay * 60_000), time });
}

/** The local date of an instant, as days since 1970. */
const toLocalDay = (instant: number, zone: Zone) => Math.floor(zone.toWall(instant) / minutesOfDay);

/** Formats a time, marked as local time if the visitor's time zone differs. */
function formatTime(instant: number, zone: Zone, { words: messages, locale }: OpeningIntl): string {
  const wall = zone.toWall(instant);
  const time = formatClockTimes(formatTimeOfDay(wall), locale);
  const isElsewhere = wall !== Math.floor(instant / 60_000) - new Date(instant).getTimezoneOffset();
  return isElsewhere ? `${time} (${messages.localTime})` : time;
}

/** The names of the weekdays from Monday to Sunday, as they are within a sentence. */
export function listWeekdays(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return ['05', '06', '07', '08', '09', '10', '11'].map((day) => format.format(Date.parse(`1970-01-${day}`)));
}

/** Formatted days, e.g. `Fr., 25. Dezember`, their opening hours and the holiday's name. */
export type SpecialDaysLine = { days: string; times: string; name: string };

/** Each takes longer to make than to use, and every page with opening hours formats all special days of a year. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(locale: string): Intl.DateTimeFormat {
  const known = dayFormats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  dayFormats.set(locale, format);
  return format;
}

export function formatSpecialDays(
  { from, to, spans, name }: SpecialDays,
  { words: messages, locale }: Omit<OpeningIntl, 'weekdays'>,
): SpecialDaysLine {
  const days = getDayFormat(locale);
  const toTimes = ([start, end]: Span) => `${formatTimeOfDay(start)} – ${formatTimeOfDay(end)}`;
  return {
    days: from === to ? days.format(Date.parse(from)) : days.formatRange(Date.parse(from), Date.parse(to)),
    times: spans.length > 0 ? formatClockTimes(spans.map(toTimes).join(', '), locale) : messages.closedAllDay,
    name,
  };
}
