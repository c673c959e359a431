import { formatClockTimes } from './clock-times.ts';
import { getLocale } from './format.ts';
import type { Language } from './languages.ts';

/**
 * @param timeZone the house's own: what happened there is told by its clock
 * @returns the day and the time of day, each in words
 */
export function formatMoment(moment: Date, language: Language, timeZone: string): [day: string, time: string] {
  const locale = getLocale(language);
  return [
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment),
    formatClockTimes(new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(moment), language),
  ];
}
