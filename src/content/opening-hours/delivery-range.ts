import type { OpeningCalendar } from './opening-status.ts';
import { getWeekday, toDate, toDay } from './zoned-time.ts';

/** Minimum and maximum, integers. */
export type DayRange = readonly [least: number, most: number];

/** First and last day, `2026-11-26`, inclusive. */
export type DateRange = { from: string; to: string };

/** Working days of a branch, and days on which parcels are dispatched and delivered. */
export type DeliveryCalendar = {
  opening: OpeningCalendar;
  /** Dates without work and delivery, besides Sundays. */
  restDays: readonly string[];
  /** 0 is Monday; after this weekday no parcel is dispatched until the next week. */
  lastDispatchDay: number;
};

export type Parcel = {
  /** Working days until it is ready; the first is the day after the order. */
  workingDays: DayRange;
  /** Transit days; null for collection in the shop. */
  transitDays: DayRange | null;
};

type DayPredicate = (day: number) => boolean;

/**
 * When a parcel arrives, or is ready for collection: handling takes place on weekdays on which the branch is open,
 * parcels are dispatched until the last dispatch day of a week, and are delivered on any day but Sundays and public
 * holidays.
 *
 * @param today the date in the branch's time zone
 * @returns undefined if it ends on a day that the calendar does not cover
 */
export function findDeliveryRange(
  { workingDays, transitDays }: Parcel,
  calendar: DeliveryCalendar,
  today: string,
): DateRange | undefined {
  const { opening, restDays, lastDispatchDay } = calendar;
  const last = toDay(opening.until);
  const isWorked: DayPredicate = (day) => {
    const weekday = getWeekday(day);
    if (weekday > friday) return false;
    const date = toDate(day);
    const spans = opening.days[date]?.spans ?? opening.week[weekday] ?? [];
    return spans.length > 0 && !restDays.includes(date);
  };
  const isDispatched: DayPredicate = (day) => getWeekday(day) <= lastDispatchDay && isWorked(day);
  const isDelivered: DayPredicate = (day) => getWeekday(day) !== sunday && !restDays.includes(toDate(day));

  const arrive = (working: number, inTransit: number | undefined): number | undefined => {
    // Zero working days mean the next working day: the shop may be closing.
    const ready = countDays(toDay(today), Math.max(1, working), isWorked, last);
    if (ready === undefined || inTransit === undefined) return ready;
    const sent = countDays(ready - 1, 1, isDispatched, last);
    // Same-day courier.
    if (sent === undefined || inTransit === 0) return sent;
    return countDays(sent, inTransit, isDelivered, last);
  };
  const from = arrive(workingDays[0], transitDays?.[0]);
  const to = arrive(workingDays[1], transitDays?.[1]);
  return from === undefined || to === undefined ? undefined : { from: toDate(from), to: toDate(Math.max(from, to)) };
}

const friday = 4;
const sunday = 6;

/** The nth matching day after a given one. */
function countDays(after: number, count: number, isCounted: DayPredicate, last: number): number | undefined {
  let left = count;
  for (let day = after + 1; day <= last; day += 1) {
    if (isCounted(day)) left -= 1;
    if (left <= 0) return day;
  }
  return undefined;
}

/** Combined working days of items that are sent together: the slowest one decides. */
export function combineWorkingDays(all: readonly DayRange[]): DayRange {
  return [Math.max(...all.map(([min]) => min)), Math.max(...all.map(([, max]) => max))];
}

/** Adds the working days of a personalization. */
export function addWorkingDays(days: number, more: DayRange | undefined): DayRange {
  return [days + (more?.[0] ?? 0), days + (more?.[1] ?? 0)];
}
