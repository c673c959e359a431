import type { BranchRow, EcommerceSettingsRow, EcommerceShippingMethodRow } from '../../directus/rows.generated.ts';
import type { DayRange, DeliveryCalendar } from './delivery-range.ts';
import type { OpeningPeriod } from './opening-hours.ts';
import { findOpeningWeek, type OpeningWeek } from './opening-week.ts';
import { toDeliveryCalendar } from './to-delivery-calendar.ts';
import { type HolidayDates, toHoliday } from './to-holiday.ts';

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
