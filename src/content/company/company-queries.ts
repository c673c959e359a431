import 'server-only';
import { cache } from 'react';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type {
  BranchRow,
  CompanyNumberRow,
  CompanyRow,
  OpeningHoursRow,
  OpeningPeriodRow,
} from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findTranslation, toLang } from '../../i18n/translation.ts';
import { getOpeningDays, type OpeningPeriod } from '../opening-hours/opening-hours.ts';
import { readOpeningWeek } from '../opening-hours/read-delivery-rows.ts';
import { bySort } from '../pages/by-sort.ts';
import { toImage } from '../pages/page.ts';
import type { Address, Branch, Company } from './company.ts';
import { formatPhone, type Phone } from './phone.ts';

const fields = [
  'id',
  'company_name',
  'display_name',
  'legal_form',
  'ust_id',
  'vat_number',
  'founding_year',
  'addresses.*',
  'emails.*',
  'numbers.*',
  'executives.*',
  'registers.*',
];

/** The company of the project. Every project has one. */
export const getCompany = cache(async (): Promise<Company> => {
  const [row] = await readItems<CompanyRow>('company', { fields, filter: ofProject(), limit: 1 });
  if (!row) throw new Error('The content system has no company for this project.');
  return toCompany(row);
});

function toCompany(row: CompanyRow): Company {
  const emails = row.emails ?? [];
  return {
    companyName: row.company_name ?? '',
    displayName: row.display_name ?? row.company_name ?? '',
    legalForm: row.legal_form ?? 'other',
    address: toAddress(bySort(row.addresses)[0]),
    email: (emails.find(({ primary }) => primary) ?? emails[0])?.email ?? null,
    phone: findNumber(row, 'phone'),
    mobile: findNumber(row, 'mobile'),
    fax: findNumber(row, 'fax'),
    executives: bySort(row.executives).map(({ name }) => name ?? ''),
    registers: bySort(row.registers).map((register) => ({
      type: register.register_type ?? '',
      number: register.number ?? '',
      registrar: register.registrar ?? '',
    })),
    vatId: row.ust_id ?? null,
    taxNumber: row.vat_number ?? null,
    foundingYear: row.founding_year ?? null,
  };
}

function toAddress(row: NonNullable<CompanyRow['addresses']>[number] | undefined): Address | null {
  if (!row) return null;
  return {
    type: row.address_type ?? 'hq',
    street: row.street ?? '',
    number: row.number ?? '',
    zipCode: row.zip_code ?? '',
    city: row.city ?? '',
    country: row.country ?? 'DE',
    latitude: row.latitude === null ? null : Number(row.latitude),
    longitude: row.longitude === null ? null : Number(row.longitude),
  };
}

/** Fax numbers are shown without a `tel:` link. */
function findNumber({ id, numbers }: CompanyRow, type: CompanyNumberRow['type']): Phone | null {
  const ofType = bySort(numbers).filter((row) => row.type === type);
  const row = ofType.find(({ primary }) => primary) ?? ofType[0];
  const entry = { collection: 'company', id };
  return row?.number ? formatPhone(row.number, { callable: type !== 'fax', entry }) : null;
}

const branchFields = [
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
    fields: branchFields,
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
