import type { OpeningIntl, SpecialDaysLine } from './opening-messages.ts';
import type { OpeningCalendar } from './opening-status.ts';
import { toDate, toDay, type ZoneOffsets } from './zoned-time.ts';

/** Opening times of all branches. */
export type OpeningTimes = Omit<OpeningIntl, 'weekdays'> & {
  /** By branch id; branches whose hours cannot be parsed are missing. */
  branches: Readonly<Record<string, OpeningCalendar>>;
  /** By branch id; the days that differ from the regular week, as far as the calendars reach. */
  specialDays: Readonly<Record<string, readonly DatedLine[]>>;
};

/** Opening times with what tells the time on the spot, served as a JSON file, so that pages need not contain them. */
export type OpeningHoursFile = OpeningTimes &
  OpeningIntl & {
    /** Of the shop's time zone, for as long as a calendar reaches. */
    offsets: ZoneOffsets;
  };

/** A formatted line with its first and last day, `2026-12-24`. */
export type DatedLine = SpecialDaysLine & { from: string; to: string };

export function getOpeningTimesPath(language: string): string {
  return `/opening-hours-${language}.json`;
}

/** @returns undefined for a file of another release with another shape */
export function parseOpeningHoursFile(value: unknown): OpeningHoursFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isWhole = ['branches', 'specialDays', 'locale', 'offsets', 'weekdays', 'words'].every((name) => name in value);
  return isWhole ? (value as OpeningHoursFile) : undefined;
}

/** How many days ahead special days are listed, and announced as next. */
export const specialDaysAhead = 92;

export const nextWithinDays = 14;

/** The lines that are not past on a day, and begin within a number of days from it. */
export function selectLines(lines: readonly DatedLine[], today: string, count: number): DatedLine[] {
  const end = toDate(toDay(today) + count);
  return lines.filter(({ from, to }) => to >= today && from < end);
}
