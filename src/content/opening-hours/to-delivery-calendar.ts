import type { DeliveryCalendar } from './delivery-range.ts';
import { type Holiday, toOpeningCalendar } from './holiday.ts';
import type { Span } from './opening-status.ts';
import type { OpeningWeek } from './opening-week.ts';
import { listPublicHolidays } from './public-holidays.ts';
import { toDate, toDay } from './zoned-time.ts';

type Source = {
  /** The main branch; undefined if there is none, or its hours cannot be parsed. */
  mainBranch: { week: OpeningWeek; branchId: number } | undefined;
  holidays: readonly Holiday[];
  /** Today's date in the branch's time zone. */
  today: string;
  lastDispatchDay: number;
};

const workday: Span[] = [[540, 1020]];
const defaultWeek: OpeningWeek = {
  week: [workday, workday, workday, workday, workday, [], []],
  ...{ christmasEve: undefined, newYearsEve: undefined },
};

/** Good Friday to Easter Monday are four days; a longer closing counts as vacation. */
const maxHolidayDays = 4;

/**
 * The delivery calendar of a branch. Besides nationwide public holidays there are regional ones, which the CMS does not
 * mark as such: single days on which the main branch is closed count as public holidays, vacations do not, since
 * carriers work then.
 */
export function toDeliveryCalendar({ mainBranch, holidays, today, lastDispatchDay }: Source): DeliveryCalendar {
  const { week, branchId } = mainBranch ?? { week: defaultWeek, branchId: 0 };
  const names = { christmasEve: '', newYearsEve: '' };
  const opening = toOpeningCalendar({ week, branchId, holidays, today, names });
  const ofHouse = holidays.filter((holiday) => appliesToBranch(holiday, branchId) && isPublic(holiday));
  const restDays = [...listYears(today, opening.until).flatMap(listPublicHolidays), ...ofHouse.flatMap(listDates)];
  return { opening, restDays, lastDispatchDay };
}

const appliesToBranch = ({ branchId }: Holiday, main: number) => branchId === null || branchId === main;

const isPublic = ({ times, from, to }: Holiday) => times === null && toDay(to) - toDay(from) < maxHolidayDays;

function listYears(from: string, to: string): number[] {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4)));
  return Array.from({ length: Math.max(0, (last ?? 0) - (first ?? 0)) + 1 }, (_, index) => (first ?? 0) + index);
}

function listDates({ from, to }: Holiday): string[] {
  return Array.from({ length: toDay(to) - toDay(from) + 1 }, (_, index) => toDate(toDay(from) + index));
}
