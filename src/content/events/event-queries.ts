import 'server-only';
import { cache } from 'react';
import { readItems } from '../../directus/client.ts';
import { ofProject, published } from '../../directus/connection.ts';
import type { EventRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation, toLang } from '../../i18n/translation.ts';

export type ShopEvent = {
  id: number;
  title: string;
  text: string | null;
  location: string | null;
  /** Language of the texts, if it is not the visitor's. */
  lang: Language | undefined;
  /** Local time in the shop's time zone, `2026-12-05T18:00:00`. */
  startsAt: string;
};

/** Upcoming events at build time, the next one first. */
export const getNextEvents = cache(async (language: Language, count: number): Promise<ShopEvent[]> => {
  const rows = await readItems<EventRow>('event', {
    fields: ['id', 'starts_at', 'translations.*'],
    filter: { _and: [ofProject(), published(), { starts_at: { _gte: '$NOW' } }] },
    sort: ['starts_at'],
    limit: count,
  });
  return rows.map((row) => {
    const found = findTranslation(row.translations, language, `event ${row.id}`);
    return {
      id: row.id,
      title: found?.row.title ?? '',
      text: found?.row.text ?? null,
      location: found?.row.location ?? null,
      lang: toLang(found?.language, language),
      startsAt: row.starts_at ?? '',
    };
  });
});
