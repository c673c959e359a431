import { getWeekday, minutesOfDay, toDate, toDay, type Zone } from './zoned-time.ts';

/** Minutes of the day. A span that ends at or before its start ends on the next day. */
export type Span = readonly [from: number, to: number];

/** A day with special opening hours; no spans mean closed. */
export type SpecialDay = { name: string; spans: readonly Span[] };

/** Opening hours of a branch, in local time. */
export type OpeningCalendar = {
  /** From Monday to Sunday. */
  week: readonly (readonly Span[])[];
  /** By date, `2026-12-24`. */
  days: Readonly<Record<string, SpecialDay>>;
  /** The last day that the calendar covers, `2027-12-31`. */
  until: string;
};

export type OpeningStatus =
  /** Without `until` it stays open for at least a week. */
  | { isOpen: true; until: number | undefined }
  /** Without `opens` the next opening is unknown. `reason` is the name of the holiday. */
  | { isOpen: false; opens: number | undefined; reason: string | undefined };

const maxOpenDays = 8;

const maxSearchDays = 400;

/**
 * Whether a branch is open at an instant, and until or from when.
 *
 * @param instant Unix time in milliseconds
 * @returns undefined if the calendar does not cover the instant
 */
export function findOpeningStatus(calendar: OpeningCalendar, zone: Zone, instant: number): OpeningStatus | undefined {
  const today = Math.floor(zone.toWall(instant) / minutesOfDay);
  const last = toDay(calendar.until);
  if (!(today <= last)) return undefined;

  // Yesterday's spans may end today.
  for (let day = today - 1; day <= Math.min(last, today + maxSearchDays); day += 1) {
    for (const [start, end] of getSpansOfDay(calendar, day, zone)) {
      if (end <= instant) continue;
      if (start <= instant) return { isOpen: true, until: findEnd(calendar, zone, day, end) };
      return { isOpen: false, opens: start, reason: findReason(calendar, today) };
    }
  }
  return { isOpen: false, opens: undefined, reason: findReason(calendar, today) };
}

/** End of the current opening; adjacent spans count as one. */
function findEnd(calendar: OpeningCalendar, zone: Zone, from: number, firstEnd: number): number | undefined {
  let end = firstEnd;
  for (let day = from; day < from + maxOpenDays; day += 1) {
    for (const [start, next] of getSpansOfDay(calendar, day, zone)) if (start <= end && next > end) end = next;
    const endOfDay = zone.toInstant((day + 1) * minutesOfDay);
    if (end < endOfDay) return end;
  }
  return undefined;
}

/** The spans of a day as instants, in order. */
function getSpansOfDay(calendar: OpeningCalendar, day: number, zone: Zone): Span[] {
  const spans = calendar.days[toDate(day)]?.spans ?? calendar.week[getWeekday(day)] ?? [];
  return spans
    .map(([from, to]): Span => {
      const end = to <= from ? to + minutesOfDay : to;
      return [zone.toInstant(day * minutesOfDay + from), zone.toInstant(day * minutesOfDay + end)];
    })
    .sort(([a], [b]) => a - b);
}

function findReason(calendar: OpeningCalendar, today: number): string | undefined {
  const special = calendar.days[toDate(today)];
  return special && special.spans.length === 0 ? special.name : undefined;
}

/** Consecutive days with the same special opening hours, inclusive. */
export type SpecialDays = SpecialDay & { from: string; to: string };

/**
 * Days within a range whose hours differ from the regular week. A holiday on a day that is closed anyway is no
 * difference.
 */
export function getSpecialDays({ days, week }: OpeningCalendar, from: string, count: number): SpecialDays[] {
  const found: SpecialDays[] = [];
  const start = toDay(from);
  for (let day = start; day < start + count; day += 1) {
    const date = toDate(day);
    const special = days[date];
    if (!special || isSame(special.spans, week[getWeekday(day)] ?? [])) continue;
    const last = found.at(-1);
    const continues = last?.name === special.name && last.to === toDate(day - 1) && isSame(last.spans, special.spans);
    if (continues) last.to = date;
    else found.push({ ...special, from: date, to: date });
  }
  return found;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
