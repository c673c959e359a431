import { formatClockTimes } from '../../i18n/format-clock-times.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import type { Span } from './opening-status.ts';

/** A row of opening hours in the newer form of the CMS. */
export type OpeningPeriod = {
  /** Day code 0–16, or free text. */
  day: string;
  /** `09:30` or `09:30:00`. */
  timeOpen: string | null;
  timeClose: string | null;
  sort: number | null;
  freeText: string | null;
  /** Language of the free text, if it is not the visitor's. */
  lang?: Language | undefined;
};

type Note = { text: string; lang?: Language | undefined };

/** A row of the opening hours table. Spans are local times without seconds, formatted for the language. */
export type OpeningDay = {
  day: string;
  /** Language of the day's name, if it is not the visitor's. */
  lang?: Language | undefined;
  spans: { from: string; to: string }[];
  isClosed: boolean;
  notes: Note[];
};

/**
 * The rows of the opening hours table, ordered by `sort`; entries of the same day are merged.
 *
 * @param dayNames names of the day codes; a code without a name is shown as it is
 */
export function getOpeningDays(
  periods: readonly OpeningPeriod[],
  dayNames: Record<string, string>,
  language: Language = defaultLanguage,
): OpeningDay[] {
  const toText = (time: string) => formatClockTimes(withoutSeconds(time), language);
  const days = new Map<string, OpeningDay>();
  for (const period of [...periods].sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0))) {
    if (isRemark(period)) continue;
    const { timeOpen, timeClose, freeText, lang } = period;
    const known = Object.hasOwn(dayNames, period.day) ? dayNames[period.day] : undefined;
    const name = known || period.day;
    const line = days.get(name) ?? {
      day: name,
      ...(lang && !known && { lang }),
      spans: [],
      isClosed: false,
      notes: [],
    };
    days.set(name, line);
    if (timeOpen && timeClose) line.spans.push({ from: toText(timeOpen), to: toText(timeClose) });
    if (freeText && line.notes.every(({ text }) => text !== freeText))
      line.notes.push({ text: freeText, ...(lang && { lang }) });
  }
  return [...days.values()].map((line) => ({ ...line, isClosed: line.spans.length === 0 }));
}

/** Day 0 holds editors' internal remarks and is never rendered. */
function isRemark({ day }: OpeningPeriod): boolean {
  return day === '0';
}

/** `09:30:00` as `09:30`. */
function withoutSeconds(time: string): string {
  return time.split(':').slice(0, 2).join(':');
}

/** Opening spans by weekday, Monday first, and those of Christmas Eve and New Year's Eve. */
export type OpeningWeek = { week: Span[][]; christmasEve: Span[] | undefined; newYearsEve: Span[] | undefined };

/** Weekdays of each day code of the specification, 0 for Monday. */
const daysOfCodes = new Map<string, readonly number[]>([
  ['1', [0]],
  ['2', [0, 1, 2]],
  ['3', [0, 1, 2, 3]],
  ['4', [0, 1, 2, 3, 4]],
  ['5', [1]],
  ['6', [1, 2, 3, 4]],
  ['7', [2]],
  ['8', [3]],
  ['9', [4]],
  ['10', [5]],
  ['11', [6]],
  ['12', [0, 1]],
  ['13', [3, 4]],
  ['14', [0, 2, 4]],
]);

const yearlyDays = new Map<string, 'christmasEve' | 'newYearsEve'>([
  ['15', 'christmasEve'],
  ['heiligabend', 'christmasEve'],
  ['16', 'newYearsEve'],
  ['silvester', 'newYearsEve'],
]);

const weekdays = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];

type Line = { days: readonly number[]; spans: Span[] };

/**
 * Parses rows of opening hours into a week.
 *
 * @param periods with day codes or German names of days
 * @returns undefined if a row with times has days that cannot be parsed
 */
export function findOpeningWeek(periods: readonly OpeningPeriod[]): OpeningWeek | undefined {
  const lines = new Map<string, Line>();
  const found: OpeningWeek = { week: [], christmasEve: undefined, newYearsEve: undefined };
  for (const period of periods) {
    const day = period.day.trim().toLowerCase();
    if (day === '0') continue;
    const span = findSpan(period);
    const yearly = yearlyDays.get(day);
    const days = yearly ? [] : findDays(day);
    if (yearly) {
      found[yearly] = [...(found[yearly] ?? []), ...span];
    } else if (days) {
      const line = lines.get(days.join()) ?? { days, spans: [] };
      line.spans.push(...span);
      lines.set(days.join(), line);
    } else if (span.length > 0) {
      return undefined;
    }
  }
  return { ...found, week: weekdays.map((_, day) => getSpansOf(day, [...lines.values()])) };
}

/** Rows for fewer days take precedence: a wider row adds to them, unless they are closed or overlap. */
function getSpansOf(day: number, lines: readonly Line[]): Span[] {
  const spans: Span[] = [];
  const own = lines.filter(({ days }) => days.includes(day)).sort((a, b) => a.days.length - b.days.length);
  for (const [at, line] of own.entries()) {
    const collides = line.spans.some((span) => spans.some((other) => overlaps(span, other)));
    if (at > 0 && (spans.length === 0 || collides)) break;
    spans.push(...line.spans);
  }
  return spans.sort(([a], [b]) => a - b);
}

function overlaps([fromA, toA]: Span, [fromB, toB]: Span): boolean {
  const end = (from: number, to: number) => (to <= from ? to + 1440 : to);
  return fromA < end(fromB, toB) && fromB < end(fromA, toA);
}

/** `Mo - Fr`, `Montag bis Freitag`, `Mo, Mi und Fr`, `täglich`; undefined for other words. */
function findDays(text: string): readonly number[] | undefined {
  const ofCode = daysOfCodes.get(text);
  if (ofCode) return ofCode;
  if (text === 'täglich') return weekdays.map((_, day) => day);
  const parts = text.split(/[,+&/]|\bund\b/).map((part) => findRange(part.trim()));
  const days = parts.flatMap((part) => part ?? []);
  return parts.every((part) => part !== undefined) ? [...new Set(days)].sort((a, b) => a - b) : undefined;
}

const rangeSeparator = /[-–—]|\bbis\b/;

function findRange(text: string): number[] | undefined {
  const [first, last, ...others] = text.split(rangeSeparator).map((word) => findWeekday(word.trim()));
  if (first === undefined || others.length > 0) return undefined;
  if (last === undefined) return rangeSeparator.test(text) ? undefined : [first];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
}

function findWeekday(word: string): number | undefined {
  const name = word.replace(/\.$/, '').replace('sonnabend', 'samstag');
  const at = weekdays.findIndex((weekday) => weekday === name || weekday.slice(0, 2) === name);
  return at < 0 ? undefined : at;
}

function findSpan({ timeOpen, timeClose }: Pick<OpeningPeriod, 'timeOpen' | 'timeClose'>): Span[] {
  return timeOpen && timeClose ? [[toMinutes(timeOpen), toMinutes(timeClose)]] : [];
}

/** `09:30:00` as minutes of the day. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
