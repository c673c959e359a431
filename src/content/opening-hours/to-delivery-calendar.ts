import type { DeliveryCalendar } from './delivery-range.ts';
import { type Holiday, toOpeningCalendar } from './holiday.ts';
import type { Span } from './opening-status.ts';
import type { OpeningWeek } from './opening-week.ts';
import { listPublicHolidays } from './public-holidays.ts';
import { toDate, toDay } from './zoned-time.ts';

type Source = {
  /** The main shop; undefined where there is none, or its hours are written in words that only a reader understands. */
  mainBranch: { week: OpeningWeek; branchId: number } | undefined;
  holidays: readonly Holiday[];
  /** The day on which this is written down, in the town of the house. */
  today: string;
  lastDispatchDay: number;
};

const workday: Span[] = [[540, 1020]];
const defaultWeek: OpeningWeek = {
  week: [workday, workday, workday, workday, workday, [], []],
  ...{ christmasEve: undefined, newYearsEve: undefined },
};

/** Good Friday to Easter Monday are four days; whoever is closed for longer is away. */
const maxHolidayDays = 4;

/**
 * The working days of a house by what its editors have written down. Beside the public holidays of the country there are
 * those of its parts, of which nobody says that they are public: single days on which the main shop is closed count as
 * such, but not the weeks in which the house is away and carriers are not.
 */
export function toDeliveryCalendar({ mainBranch: house, holidays, today, lastDispatchDay }: Source): DeliveryCalendar {
  const { week, branchId } = house ?? { week: defaultWeek, branchId: 0 };
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
