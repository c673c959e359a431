import 'server-only';
import { cache } from 'react';
import { logContentNotice } from '../../base/content-notice.ts';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { HolidayRow } from '../../directus/rows.generated.ts';
import { getLocale } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import { getBranches } from '../company/company-queries.ts';
import { getSite } from '../company/site-queries.ts';
import { type Holiday, type HolidayDates, holidayFields, toHoliday, toOpeningCalendar } from './holiday.ts';
import { type OpeningHoursFile, type OpeningTimes, selectLines, specialDaysAhead } from './opening-hours-file.ts';
import { formatSpecialDays, listWeekdays, type SpecialDaysLine } from './opening-messages.ts';
import { getSpecialDays } from './opening-status.ts';
import { getLocalDate, getZone, listOffsets, toDay } from './zoned-time.ts';

/** Opening calendars of all branches. */
export const getOpeningTimes = cache(async (language: Language): Promise<OpeningTimes> => {
  const [{ timeZone, unknownTimeZone }, branches, holidays] = await Promise.all([
    getSite(),
    getBranches(language),
    getHolidays(language),
  ]);
  const { openingStatus, content } = getMessages(language);
  const intl = { words: openingStatus, locale: getLocale(language) };
  if (unknownTimeZone !== null) {
    // Tables are shown, and whether a shop is open is not.
    logContentNotice('unknown time zone', { timeZone: unknownTimeZone });
    return { ...intl, branches: {}, specialDays: {} };
  }
  const today = getLocalDate(getZone(timeZone), Date.now());
  const names = { christmasEve: content.days['15'], newYearsEve: content.days['16'] };
  const calendars = branches.flatMap(({ id, week }) =>
    week ? [[id, toOpeningCalendar({ week, holidays, branchId: id, today, names })] as const] : [],
  );
  const specialDays = calendars.map(([id, calendar]) => {
    const count = toDay(calendar.until) - toDay(today) + 1;
    const lines = getSpecialDays(calendar, today, count).map((days) => ({
      ...formatSpecialDays(days, intl),
      from: days.from,
      to: days.to,
    }));
    return [id, lines] as const;
  });
  return { ...intl, branches: Object.fromEntries(calendars), specialDays: Object.fromEntries(specialDays) };
});

/**
 * Days before today and after the last one of a calendar: a year, since a server's clock may be behind that of the build,
 * and some, since spans may pass midnight and conversions look a day further.
 */
const [daysBefore, daysAfter] = [366, 3];

/** What browsers need to tell whether a branch is open. */
export async function getOpeningHoursFile(language: Language): Promise<OpeningHoursFile> {
  const [times, { timeZone }] = await Promise.all([getOpeningTimes(language), getSite()]);
  const zone = getZone(timeZone);
  const today = toDay(getLocalDate(zone, Date.now()));
  const lastDay = Math.max(today, ...Object.values(times.branches).map(({ until }) => toDay(until)));
  return {
    ...times,
    weekdays: listWeekdays(times.locale),
    offsets: listOffsets(zone, today - daysBefore, lastDay + daysAfter),
  };
}

/** Days rendered into the page; browsers load the rest. */
const maxRenderedDays = 4;

/** Upcoming days with special opening hours at build time. */
export async function getSpecialDaysOf(branchId: number, language: Language): Promise<SpecialDaysLine[]> {
  const [times, { timeZone }] = await Promise.all([getOpeningTimes(language), getSite()]);
  const lines = times.specialDays[branchId];
  if (!lines) return [];
  const today = getLocalDate(getZone(timeZone), Date.now());
  const coming = selectLines(lines, today, specialDaysAhead).slice(0, maxRenderedDays);
  return coming.map(({ days, times: hours, name }) => ({ days, times: hours, name }));
}

/** All holidays and other exceptions from the regular opening hours. */
const getHolidays = cache(async (language: Language): Promise<Holiday[]> => {
  const rows = await readItems<HolidayDates & Pick<HolidayRow, 'id' | 'translations'>>('holiday', {
    fields: ['id', ...holidayFields, 'translations.*'],
    filter: ofProject(),
    sort: ['date'],
    limit: -1,
  });
  return rows.flatMap((row) => {
    const name = findTranslation(row.translations, language, `holiday ${row.id}`)?.row.name ?? '';
    return toHoliday(row, name) ?? [];
  });
});
