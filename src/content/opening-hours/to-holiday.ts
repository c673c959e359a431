import type { HolidayRow } from '../../directus/rows.generated.ts';
import type { Holiday } from './holiday.ts';

/** As it is read where the branch is asked for by its key alone. */
export type HolidayDates = Pick<HolidayRow, 'date' | 'date_to' | 'closed' | 'time_open' | 'time_close'> & {
  branch: number | null;
};

export const holidayFields = ['branch', 'date', 'date_to', 'closed', 'time_open', 'time_close'];

/** @returns undefined for a day that is not closed and has no times either: it is an ordinary one */
export function toHoliday(row: HolidayDates, name: string): Holiday | undefined {
  const { branch, date, date_to, closed, time_open, time_close } = row;
  const times = time_open && time_close ? { open: time_open, close: time_close } : null;
  if (!closed && !times) return undefined;
  return { from: date, to: date_to ?? date, branchId: branch, times: closed ? null : times, name };
}
