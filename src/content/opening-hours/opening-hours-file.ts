import type { OpeningIntl } from './opening-messages.ts';
import type { OpeningCalendar } from './opening-status.ts';

/** Opening times of all branches, served as a JSON file, so that pages need not contain them. */
export type OpeningTimes = OpeningIntl & {
  /** By branch id; branches whose hours cannot be parsed are missing. */
  branches: Readonly<Record<string, OpeningCalendar>>;
};

export function getOpeningTimesPath(language: string): string {
  return `/opening-hours-${language}.json`;
}

/** @returns undefined for a file of another release with another shape */
export function parseOpeningTimes(value: unknown): OpeningTimes | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isWhole = ['branches', 'locale', 'timeZone', 'words'].every((name) => name in value);
  return isWhole ? (value as OpeningTimes) : undefined;
}
