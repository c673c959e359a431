import 'server-only';
import { cache } from 'react';
import { type ContentEntry, findTranslatedEntry } from '../../base/content-notice.ts';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { LegalPageRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation } from '../../i18n/translation.ts';

export type LegalPageType = 'agb' | 'widerruf' | 'versand-und-zahlung';

export type LegalText = { title: string; html: string; entry: ContentEntry | undefined; language: Language };

/** A legal text of the shop; undefined if there is none. */
export const findLegalText = cache(async (type: LegalPageType, language: Language): Promise<LegalText | undefined> => {
  const [row] = await readItems<LegalPageRow>('legal_page', {
    fields: ['type', 'translations.*'],
    filter: { _and: [{ settings: ofProject() }, { type: { _eq: type } }] },
    limit: 1,
  });
  const found = findTranslation(row?.translations, language, `legal page ${type}`);
  if (!found) return undefined;
  const { row: translation } = found;
  return {
    title: translation.title ?? '',
    html: translation.content ?? '',
    entry: findTranslatedEntry(translation),
    language: found.language,
  };
});
