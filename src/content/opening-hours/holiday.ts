import type { HolidayRow } from '../../directus/rows.generated.ts';
import { type OpeningWeek, toMinutes } from './opening-hours.ts';
import type { OpeningCalendar, SpecialDay } from './opening-status.ts';
import { toDate, toDay } from './zoned-time.ts';

/** One or several days with special opening hours. Dates are `2026-12-24`, inclusive. */
export type Holiday = {
  from: string;
  to: string;
  /** Null for all branches. */
  branchId: number | null;
  /** Null if closed. */
  times: { open: string; close: string } | null;
  name: string;
};

type CalendarSource = {
  week: OpeningWeek;
  holidays: readonly Holiday[];
  branchId: number;
  /** Today's date in the branch's time zone. */
  today: string;
  names: { christmasEve: string; newYearsEve: string };
};

/** The calendar covers 13 months at most. */
const daysAhead = 396;

/**
 * The opening calendar of a branch. It is valid to the end of the year of the last holiday that editors have entered.
 */
export function toOpeningCalendar(source: CalendarSource): OpeningCalendar {
  const holidays = source.holidays.filter(({ branchId }) => branchId === null || branchId === source.branchId);
  const start = toDay(source.today) - 1;
  const last = source.holidays.map(({ to }) => to).sort((a, b) => (a < b ? 1 : -1))[0];
  const horizon = toDate(start + 1 + daysAhead);
  const endOfLastYear = last && `${last.slice(0, 4)}-12-31`;
  const until = endOfLastYear && endOfLastYear < horizon ? endOfLastYear : horizon;
  const days: Record<string, SpecialDay> = {};
  for (let day = start; day <= toDay(until); day += 1) {
    const date = toDate(day);
    const special = findHoliday(holidays, date) ?? findYearlyDay(source, date);
    if (special) days[date] = special;
  }
  return { week: source.week.week, days, until };
}

/**
 * The holiday that applies: one for this branch takes precedence over one for all, and a shorter one over a longer one.
 */
function findHoliday(holidays: readonly Holiday[], date: string): SpecialDay | undefined {
  const rank = ({ branchId, from, to }: Holiday) => (branchId === null ? 1e6 : 0) + toDay(to) - toDay(from);
  const found = holidays.filter(({ from, to }) => from <= date && date <= to).sort((a, b) => rank(a) - rank(b));
  const [first] = found;
  if (!first) return undefined;
  const spans = found
    .filter((holiday) => rank(holiday) === rank(first))
    .flatMap(({ times }) => (times ? [[toMinutes(times.open), toMinutes(times.close)] as const] : []));
  return { name: first.name, spans };
}

function findYearlyDay({ week, names }: CalendarSource, date: string): SpecialDay | undefined {
  const christmasEve = date.endsWith('-12-24') && week.christmasEve;
  if (christmasEve) return { name: names.christmasEve, spans: christmasEve };
  const newYearsEve = date.endsWith('-12-31') && week.newYearsEve;
  return newYearsEve ? { name: names.newYearsEve, spans: newYearsEve } : undefined;
}

/** A holiday row with the branch as its key. */
export type HolidayDates = Pick<HolidayRow, 'date' | 'date_to' | 'closed' | 'time_open' | 'time_close'> & {
  branch: number | null;
};

export const holidayFields = ['branch', 'date', 'date_to', 'closed', 'time_open', 'time_close'];

/** @returns undefined for a day that is neither closed nor has times: it is an ordinary one */
export function toHoliday(row: HolidayDates, name: string): Holiday | undefined {
  const { branch, date, date_to, closed, time_open, time_close } = row;
  const times = time_open && time_close ? { open: time_open, close: time_close } : null;
  if (!closed && !times) return undefined;
  return { from: date, to: date_to ?? date, branchId: branch, times: closed ? null : times, name };
}
