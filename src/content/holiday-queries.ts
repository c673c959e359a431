import 'server-only';
import { cache } from 'react';
import { readItems } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { HolidayRow } from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import { findTranslation } from '../i18n/translation.ts';
import type { Holiday } from './holiday.ts';

/** Every day for which an editor has written down other times. */
export const getHolidays = cache(async (language: Language): Promise<Holiday[]> => {
  const rows = await readItems<Omit<HolidayRow, 'branch'> & { branch: number | null }>('holiday', {
    fields: ['id', 'branch', 'date', 'date_to', 'closed', 'time_open', 'time_close', 'translations.*'],
    filter: ofProject(),
    sort: ['date'],
    limit: -1,
  });
  return rows.flatMap(({ id, branch, date, date_to, closed, time_open, time_close, translations }) => {
    const times = time_open && time_close ? { open: time_open, close: time_close } : null;
    // A day that is not closed and has no times either is an ordinary one.
    if (!closed && !times) return [];
    const name = findTranslation(translations, language, `holiday ${id}`)?.words.name ?? '';
    return [{ from: date, to: date_to ?? date, branchId: branch, times: closed ? null : times, name }];
  });
});
