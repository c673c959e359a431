import { getWeekday, getZone, minutesOfDay, toDate, toDay, type Zone } from './zoned-time.ts';

/** Minutes of the day. What ends at or before its start ends on the next day. */
export type Span = readonly [from: number, to: number];

/** A day with times of its own; none means closed. */
export type SpecialDay = { name: string; spans: readonly Span[] };

/** When one house is open, by the clocks of its town. */
export type OpeningCalendar = {
  /** From Monday to Sunday. */
  week: readonly (readonly Span[])[];
  /** By date, `2026-12-24`. */
  days: Readonly<Record<string, SpecialDay>>;
  /** The last day that this can be relied on, `2027-12-31`. */
  until: string;
};

export type OpeningStatus =
  /** Without `until` it does not close within a week. */
  | { isOpen: true; until: number | undefined }
  /** Without `opens` nobody knows yet. `reason` is the holiday that it is. */
  | { isOpen: false; opens: number | undefined; reason: string | undefined };

const maxOpenDays = 8;
const maxSearchDays = 400;

/**
 * Whether a house is open at an instant, and until or from when.
 *
 * @param instant milliseconds since 1970
 * @returns undefined when the calendar does not reach that far
 */
export function findOpeningStatus(
  calendar: OpeningCalendar,
  timeZone: string,
  instant: number,
): OpeningStatus | undefined {
  const zone = getZone(timeZone);
  const today = Math.floor(zone.toWall(instant) / minutesOfDay);
  const last = toDay(calendar.until);
  if (!(today <= last)) return undefined;

  // A span that began yesterday may not be over yet.
  for (let day = today - 1; day <= Math.min(last, today + maxSearchDays); day += 1) {
    for (const [start, end] of getSpansOfDay(calendar, day, zone)) {
      if (end <= instant) continue;
      if (start <= instant) return { isOpen: true, until: findEnd(calendar, zone, day, end) };
      return { isOpen: false, opens: start, reason: findReason(calendar, today) };
    }
  }
  return { isOpen: false, opens: undefined, reason: findReason(calendar, today) };
}

/** What opens again the moment it closes has not closed. */
function findEnd(calendar: OpeningCalendar, zone: Zone, from: number, firstEnd: number): number | undefined {
  let end = firstEnd;
  for (let day = from; day < from + maxOpenDays; day += 1) {
    for (const [start, next] of getSpansOfDay(calendar, day, zone)) if (start <= end && next > end) end = next;
    const endOfDay = zone.toInstant((day + 1) * minutesOfDay);
    if (end < endOfDay) return end;
  }
  return undefined;
}

/** In instants and in their order. */
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
