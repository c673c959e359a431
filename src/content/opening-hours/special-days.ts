import type { OpeningCalendar, SpecialDay } from './opening-status.ts';
import { getWeekday, toDate, toDay } from './zoned-time.ts';

/** Consecutive days with the same special opening hours, inclusive. */
export type SpecialDays = SpecialDay & { from: string; to: string };

/** How many days ahead special days are listed, and announced as next. */
export const specialDaysAhead = 92;
export const nextWithinDays = 14;

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
