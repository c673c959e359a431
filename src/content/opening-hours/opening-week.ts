import type { OpeningPeriod } from './opening-hours.ts';
import type { Span } from './opening-status.ts';

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
