import type { OpeningIntl } from './opening-messages.ts';
import type { OpeningCalendar } from './opening-status.ts';

/** What a browser needs to say of each house whether it is open: a file of its own, so that no page carries it. */
export type OpeningTimes = OpeningIntl & {
  /** By the branch's id; one whose hours are not certain is missing. */
  branches: Readonly<Record<string, OpeningCalendar>>;
};

export function getOpeningTimesPath(language: string): string {
  return `/opening-hours-${language}.json`;
}

/** @returns undefined for what another release may have written in another form */
export function parseOpeningTimes(value: unknown): OpeningTimes | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isWhole = ['branches', 'locale', 'timeZone', 'words'].every((name) => name in value);
  return isWhole ? (value as OpeningTimes) : undefined;
}
