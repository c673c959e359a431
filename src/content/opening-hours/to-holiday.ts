import type { HolidayRow } from '../../directus/rows.generated.ts';
import type { Holiday } from './holiday.ts';

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
