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
import { type OpeningTimes, selectLines, specialDaysAhead } from './opening-hours-file.ts';
import { formatSpecialDays, type SpecialDaysLine } from './opening-messages.ts';
import { getSpecialDays } from './opening-status.ts';
import { getLocalDate, getZone, toDay, type Zone } from './zoned-time.ts';

/** Opening calendars of all branches. */
export const getOpeningTimes = cache(async (language: Language): Promise<OpeningTimes> => {
  const [{ timeZone }, branches, holidays] = await Promise.all([
    getSite(),
    getBranches(language),
    getHolidays(language),
  ]);
  const { openingStatus, content } = getMessages(language);
  const intl = { words: openingStatus, locale: getLocale(language), timeZone };
  const zone = findZone(timeZone);
  if (!zone) return { ...intl, branches: {}, specialDays: {} };
  const today = getLocalDate(zone, Date.now());
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

/** Undefined for an invalid time zone in the CMS: tables are shown, the current status is not. */
function findZone(timeZone: string): Zone | undefined {
  try {
    return getZone(timeZone);
  } catch {
    logContentNotice('unknown time zone', { timeZone });
    return undefined;
  }
}

/** Days rendered into the page; browsers load the rest. */
const maxRenderedDays = 4;

/** Upcoming days with special opening hours at build time. */
export async function getSpecialDaysOf(branchId: number, language: Language): Promise<SpecialDaysLine[]> {
  const times = await getOpeningTimes(language);
  const lines = times.specialDays[branchId];
  if (!lines) return [];
  const today = getLocalDate(getZone(times.timeZone), Date.now());
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
