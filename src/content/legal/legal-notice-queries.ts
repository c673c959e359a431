import 'server-only';
import { cache } from 'react';
import { type ContentEntry, findTranslatedEntry } from '../../base/content-notice.ts';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { LegalNoticeRow, LegalPageRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import { formatPhone, type Phone } from '../company/phone.ts';

export type LegalNotice = {
  id: string;
  heading: string | null;
  html: string;
  entry: ContentEntry;
  language: Language;
  /** Only the data protection notice has an officer. */
  officer: {
    name: string;
    street: string;
    zipCode: string;
    city: string;
    phone: Phone | null;
    email: string | null;
  } | null;
};

export const getLegalNotices = cache(async (language: Language): Promise<LegalNotice[]> => {
  const rows = await readItems<LegalNoticeRow>('legal_notice', {
    fields: ['*', 'translations.*'],
    filter: ofProject(),
    sort: ['sort'],
    limit: -1,
  });
  return rows.map((row) => toLegalNotice(row, language));
});

function toLegalNotice(row: LegalNoticeRow, language: Language): LegalNotice {
  const found = findTranslation(row.translations, language, `legal notice ${row.notice_id}`);
  return {
    id: row.notice_id ?? '',
    heading: found?.row.heading ?? null,
    html: found?.row.content ?? '',
    entry: toEntry(row),
    language: found?.language ?? language,
    officer: toOfficer(row),
  };
}

function toEntry({ id }: LegalNoticeRow): ContentEntry {
  return { collection: 'legal_notice', id };
}

function toOfficer(row: LegalNoticeRow): LegalNotice['officer'] {
  if (row.notice_id !== 'data_protection' || !row.name) return null;
  return {
    name: row.name,
    street: [row.street, row.number].filter(Boolean).join(' '),
    zipCode: row.zip_code ?? '',
    city: row.city ?? '',
    phone: row.phone_number ? formatPhone(row.phone_number, { entry: toEntry(row) }) : null,
    email: row.email,
  };
}

export type LegalPageType = 'agb' | 'widerruf' | 'versand-und-zahlung';

type LegalText = { title: string; html: string; entry: ContentEntry | undefined; language: Language };

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
