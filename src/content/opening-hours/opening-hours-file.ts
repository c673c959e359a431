import type { OpeningIntl, SpecialDaysLine } from './opening-messages.ts';
import type { OpeningCalendar } from './opening-status.ts';
import { toDate, toDay } from './zoned-time.ts';

/** Opening times of all branches, served as a JSON file, so that pages need not contain them. */
export type OpeningTimes = OpeningIntl & {
  /** By branch id; branches whose hours cannot be parsed are missing. */
  branches: Readonly<Record<string, OpeningCalendar>>;
  /** By branch id; the days that differ from the regular week, as far as the calendars reach. */
  specialDays: Readonly<Record<string, readonly DatedLine[]>>;
};

/** A formatted line with its first and last day, `2026-12-24`. */
export type DatedLine = SpecialDaysLine & { from: string; to: string };

export function getOpeningTimesPath(language: string): string {
  return `/opening-hours-${language}.json`;
}

/** @returns undefined for a file of another release with another shape */
export function parseOpeningTimes(value: unknown): OpeningTimes | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isWhole = ['branches', 'specialDays', 'locale', 'timeZone', 'words'].every((name) => name in value);
  return isWhole ? (value as OpeningTimes) : undefined;
}

/** How many days ahead special days are listed, and announced as next. */
export const specialDaysAhead = 92;

export const nextWithinDays = 14;

/** The lines that are not past on a day, and begin within a number of days from it. */
export function selectLines(lines: readonly DatedLine[], today: string, count: number): DatedLine[] {
  const end = toDate(toDay(today) + count);
  return lines.filter(({ from, to }) => to >= today && from < end);
}
