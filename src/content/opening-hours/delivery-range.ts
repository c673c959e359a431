import type { OpeningCalendar } from './opening-status.ts';
import { getWeekday, toDate, toDay } from './zoned-time.ts';

/** Fewest and most of something, both whole. */
export type DayRange = readonly [least: number, most: number];

/** First and last day, `2026-11-26`; both belong to it. */
export type DateRange = { from: string; to: string };

/** Days on which a house works, and on which parcels leave it and arrive. */
export type DeliveryCalendar = {
  opening: OpeningCalendar;
  /** Dates on which nobody works and nothing is delivered, besides Sundays. */
  restDays: readonly string[];
  /** 0 is Monday; from the next day to the end of the week no parcel leaves. */
  lastDispatchDay: number;
};

export type Parcel = {
  /** Working days of the house until it is ready; the first is the one after the day of the order. */
  workingDays: DayRange;
  /** Days on the way; null for what is collected in the shop. */
  transitDays: DayRange | null;
};

type DayPredicate = (day: number) => boolean;

/**
 * When a parcel arrives, or is ready to be collected: handling happens on weekdays on which the house is open, parcels
 * leave until the last day of dispatch in a week, and arrive on any day but Sundays and public holidays.
 *
 * @param today the date in the town of the house
 * @returns undefined where it ends on a day of which nobody knows yet whether the house works
 */
export function findDeliveryRange(
  { workingDays, transitDays: daysOnTheWay }: Parcel,
  calendar: DeliveryCalendar,
  today: string,
): DateRange | undefined {
  const { opening, restDays, lastDispatchDay } = calendar;
  const last = toDay(opening.until);
  const isWorked: DayPredicate = (day) => {
    const spans = opening.days[toDate(day)]?.spans ?? opening.week[getWeekday(day)] ?? [];
    return getWeekday(day) <= friday && spans.length > 0 && !restDays.includes(toDate(day));
  };
  const isDispatched: DayPredicate = (day) => isWorked(day) && getWeekday(day) <= lastDispatchDay;
  const isDelivered: DayPredicate = (day) => getWeekday(day) !== sunday && !restDays.includes(toDate(day));

  const arrive = (working: number, onTheWay: number | undefined): number | undefined => {
    // What is said to be ready at once is ready on the next working day: the shop may be closing.
    const ready = countDays(toDay(today), Math.max(1, working), isWorked, last);
    if (ready === undefined || onTheWay === undefined) return ready;
    const sent = countDays(ready - 1, 1, isDispatched, last);
    // A courier who brings it on the same day.
    if (sent === undefined || onTheWay === 0) return sent;
    return countDays(sent, onTheWay, isDelivered, last);
  };
  const from = arrive(workingDays[0], daysOnTheWay?.[0]);
  const to = arrive(workingDays[1], daysOnTheWay?.[1]);
  return from === undefined || to === undefined ? undefined : { from: toDate(from), to: toDate(Math.max(from, to)) };
}

const friday = 4;
const sunday = 6;

/** The day that is the nth of its sort after another day. */
function countDays(after: number, count: number, isCounted: DayPredicate, last: number): number | undefined {
  let left = count;
  for (let day = after + 1; day <= last; day += 1) {
    if (isCounted(day)) left -= 1;
    if (left <= 0) return day;
  }
  return undefined;
}

/** What is sent together arrives with the last of it. */
export function combineWorkingDays(all: readonly DayRange[]): DayRange {
  return [Math.max(...all.map(([least]) => least)), Math.max(...all.map(([, most]) => most))];
}

/** What is made for one person takes longer. */
export function addWorkingDays(days: number, more: DayRange | undefined): DayRange {
  return [days + (more?.[0] ?? 0), days + (more?.[1] ?? 0)];
}
