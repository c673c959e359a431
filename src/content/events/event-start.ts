import { formatClockTimes } from '../../i18n/clock-times.ts';
import { getLocale } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';

/** Formats a local time. Directus stores it without a zone, so it is formatted as UTC. */
export function formatStart(startsAt: string, language: Language): string {
  const format = new Intl.DateTimeFormat(getLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return formatClockTimes(format.format(new Date(`${startsAt.slice(0, 19)}Z`)), language);
}
