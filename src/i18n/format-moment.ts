import { formatClockTimes } from './clock-times.ts';
import { getLocale } from './format.ts';
import type { Language } from './languages.ts';

/**
 * @param timeZone the shop's own
 * @returns formatted date and time
 */
export function formatMoment(moment: Date, language: Language, timeZone: string): [day: string, time: string] {
  const locale = getLocale(language);
  return [
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment),
    formatClockTimes(new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(moment), language),
  ];
}
