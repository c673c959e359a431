import 'server-only';
import { cache } from 'react';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { HolidayRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import type { Holiday } from './holiday.ts';
import { type HolidayDates, holidayFields, toHoliday } from './to-holiday.ts';

/** All holidays and other exceptions from the regular opening hours. */
export const getHolidays = cache(async (language: Language): Promise<Holiday[]> => {
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
