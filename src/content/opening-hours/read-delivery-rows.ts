import type { BranchRow, EcommerceSettingsRow, EcommerceShippingMethodRow } from '../../directus/rows.generated.ts';
import type { DayRange, DeliveryCalendar } from './delivery-range.ts';
import { type Holiday, type HolidayDates, toHoliday, toOpeningCalendar } from './holiday.ts';
import { findOpeningWeek, type OpeningPeriod, type OpeningWeek } from './opening-hours.ts';
import type { Span } from './opening-status.ts';
import { toDate, toDay } from './zoned-time.ts';

/** Fields of the main branch, which is the first one. */
export const hoursFields = ['id', 'opening_periods.*', 'opening_hours.*', 'opening_hours.translations.*'];

type Hours = Pick<BranchRow, 'id' | 'opening_periods' | 'opening_hours'>;

/** @param today the date in the shop's time zone */
export function readDeliveryCalendar(
  branch: Hours | undefined,
  holidays: readonly HolidayDates[],
  { last_dispatch_day }: Pick<EcommerceSettingsRow, 'last_dispatch_day'>,
  today: string,
): DeliveryCalendar {
  const week = branch && readOpeningWeek(branch);
  return toDeliveryCalendar({
    mainBranch: week && { week, branchId: branch.id },
    holidays: holidays.flatMap((row) => toHoliday(row, '') ?? []),
    lastDispatchDay: weekdays.indexOf(last_dispatch_day),
    today,
  });
}

const weekdays: readonly EcommerceSettingsRow['last_dispatch_day'][] = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const),
];

/** Names of days are parsed in German, which every row has. */
export function readOpeningWeek({ opening_periods, opening_hours }: Hours): OpeningWeek | undefined {
  const periods = opening_periods?.length
    ? opening_periods.map((row) => toPeriod(row.day, row.time_open, row.time_close))
    : (opening_hours ?? []).map(({ translations, closed, opening_time, closing_time }) => {
        const day = translations?.find(({ language }) => language === 'de')?.day;
        return toPeriod(day, closed ? null : opening_time, closed ? null : closing_time);
      });
  return findOpeningWeek(periods);
}

function toPeriod(day: string | null | undefined, timeOpen: string | null, timeClose: string | null): OpeningPeriod {
  return { day: day ?? '', timeOpen, timeClose, sort: null, freeText: null };
}

type Days = 'personalization_days_min' | 'personalization_days_max';

/** Additional working days of a personalization. */
export function readPersonalizationDays(row: Pick<EcommerceSettingsRow, Days>): DayRange {
  return [row.personalization_days_min, Math.max(row.personalization_days_min, row.personalization_days_max)];
}

type TransitFields = Pick<EcommerceShippingMethodRow, 'transit_days_min' | 'transit_days_max' | 'additional_days'>;

/** Transit days of a shipping method. */
export function readTransitDays({ transit_days_min, transit_days_max, additional_days }: TransitFields): DayRange {
  return [transit_days_min + additional_days, Math.max(transit_days_min, transit_days_max) + additional_days];
}

/** For shops without shipping methods. */
export const defaultTransitDays: DayRange = [1, 2];

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

/** Fixed holidays, month and day. */
const fixed = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Good Friday, Easter Monday, Ascension and Whit Monday, in days from Easter Sunday. */
const byEaster = [-2, 1, 39, 50];

/** Nationwide public holidays in Germany, on which no carrier delivers: `2026-12-25`. */
export function listPublicHolidays(year: number): string[] {
  const easter = findEasterSunday(year);
  return [...fixed.map((date) => `${year}-${date}`), ...byEaster.map((days) => toDate(easter + days))].sort();
}

/** By the Gregorian computus (Meeus, Jones, Butcher). */
function findEasterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  const pad = (part: number) => String(part).padStart(2, '0');
  return toDay(`${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`);
}
