import 'server-only';
import { cache } from 'react';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { BranchRow, OpeningHoursRow, OpeningPeriodRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findTranslation, toLang } from '../../i18n/translation.ts';
import { getOpeningDays, type OpeningPeriod } from '../opening-hours/opening-hours.ts';
import { readOpeningWeek } from '../opening-hours/read-delivery-rows.ts';
import { toImage } from '../pages/image.ts';
import type { Branch } from './branch.ts';
import { formatPhone } from './phone.ts';

const fields = [
  'id',
  'display_name',
  'street',
  'number',
  'zip',
  'city',
  'country',
  'phone',
  'email',
  'latitude',
  'longitude',
  'image.id',
  'image.width',
  'image.height',
  'translations.*',
  'opening_periods.*',
  'opening_periods.translations.*',
  'opening_hours.*',
  'opening_hours.translations.*',
];

/** Published branches, the main one first. */
export const getBranches = cache(async (language: Language): Promise<Branch[]> => {
  const rows = await readItems<BranchRow>('branch', {
    fields,
    filter: { _and: [ofProject(), { status: { _eq: 'published' } }] },
    sort: ['sort', 'id'],
    limit: -1,
  });
  return rows.map((row) => toBranch(row, language));
});

function toBranch(row: BranchRow, language: Language): Branch {
  const description = findTranslation(row.translations, language, `branch ${row.id}`);
  return {
    id: row.id,
    displayName: row.display_name ?? '',
    street: row.street ?? '',
    number: row.number ?? '',
    zipCode: row.zip ?? '',
    city: row.city ?? '',
    country: row.country ?? 'DE',
    latitude: row.latitude === null ? null : Number(row.latitude),
    longitude: row.longitude === null ? null : Number(row.longitude),
    image: toImage(row.image, row.display_name),
    phone: row.phone ? formatPhone(row.phone, { entry: { collection: 'branch', id: row.id } }) : null,
    email: row.email ?? null,
    description: description?.row.description
      ? { html: description.row.description, language: description.language }
      : null,
    openingDays: getOpeningDays(toPeriods(row, language), getMessages(language).content.days, language),
    week: readOpeningWeek(row),
  };
}

/** Opening hours may be stored in the older or the newer collection; a branch uses one of them. */
function toPeriods({ opening_periods, opening_hours }: BranchRow, language: Language): OpeningPeriod[] {
  return opening_periods?.length
    ? opening_periods.map((row) => fromOpeningPeriod(row, language))
    : (opening_hours ?? []).map((row) => fromOpeningHours(row, language));
}

function fromOpeningPeriod(row: OpeningPeriodRow, language: Language): OpeningPeriod {
  const translated = row.translations?.length
    ? findTranslation(row.translations, language, `opening period ${row.id}`)
    : undefined;
  return {
    day: row.day ?? '',
    timeOpen: row.time_open,
    timeClose: row.time_close,
    sort: row.sort,
    freeText: translated?.row.free_text ?? row.free_text,
    // Text in the row itself has no language.
    lang: toLang(translated?.language, language),
  };
}

function fromOpeningHours(row: OpeningHoursRow, language: Language): OpeningPeriod {
  const translated = findTranslation(row.translations, language, `opening hours ${row.id}`);
  return {
    day: translated?.row.day ?? '',
    timeOpen: row.closed ? null : row.opening_time,
    timeClose: row.closed ? null : row.closing_time,
    sort: row.sort,
    freeText: translated?.row.free_text ?? null,
    lang: toLang(translated?.language, language),
  };
}
