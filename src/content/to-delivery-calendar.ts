import type { DeliveryCalendar } from './delivery-range.ts';
import { type Holiday, toOpeningCalendar } from './holiday.ts';
import type { Span } from './opening-status.ts';
import type { OpeningWeek } from './opening-week.ts';
import { toDate, toDay } from './zoned-time.ts';

type Source = {
  /** The main shop; undefined where there is none, or its hours are written in words that only a reader understands. */
  house: { week: OpeningWeek; branchId: number } | undefined;
  holidays: readonly Holiday[];
  /** The day on which this is written down, in the town of the house. */
  today: string;
  lastDispatchDay: number;
};

const workday: Span[] = [[540, 1020]];
const usualWeek: OpeningWeek = {
  week: [workday, workday, workday, workday, workday, [], []],
  ...{ christmasEve: undefined, newYearsEve: undefined },
};

/** Good Friday to Easter Monday are four days; whoever is closed for longer is away. */
const longestRest = 4;

/**
 * The working days of a house by what its editors have written down. Nobody says which of its holidays are public ones:
 * days on which every shop is closed count as such, but for the weeks in which the house is away and carriers are not.
 */
export function toDeliveryCalendar({ house, holidays, today, lastDispatchDay }: Source): DeliveryCalendar {
  const { week, branchId } = house ?? { week: usualWeek, branchId: 0 };
  const names = { christmasEve: '', newYearsEve: '' };
  return {
    opening: toOpeningCalendar({ week, branchId, holidays, today, names }),
    restDays: holidays.filter(isPublic).flatMap(listDates),
    lastDispatchDay,
  };
}

function isPublic({ branchId, times, from, to }: Holiday): boolean {
  return branchId === null && times === null && toDay(to) - toDay(from) < longestRest;
}

function listDates({ from, to }: Holiday): string[] {
  return Array.from({ length: toDay(to) - toDay(from) + 1 }, (_, index) => toDate(toDay(from) + index));
}
