import type { OpeningCalendar, SpecialDay } from './opening-status.ts';
import { type OpeningWeek, toMinutes } from './opening-week.ts';
import { toDate, toDay } from './zoned-time.ts';

/** A day or days on which other times hold, as an editor wrote it. Dates are `2026-12-24`, both belong to it. */
export type Holiday = {
  from: string;
  to: string;
  /** Null for every house. */
  branchId: number | null;
  /** Null for closed. */
  times: { open: string; close: string } | null;
  name: string;
};

type CalendarSource = {
  week: OpeningWeek;
  holidays: readonly Holiday[];
  branchId: number;
  /** The day on which this is written down, in the town of the house. */
  today: string;
  names: { christmasEve: string; newYearsEve: string };
};

/** Nobody can say more than a year ahead what a house will do. */
const daysAhead = 396;

/** The calendar of one house. It holds as long as its editors have thought ahead: to the end of the last holiday's year. */
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

/** Who speaks of one house outdoes who speaks of all, and the shorter time the longer. */
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
