import 'server-only';
import { cache } from 'react';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { CompanyNumberRow, CompanyRow } from '../../directus/rows.generated.ts';
import { bySort } from '../pages/by-sort.ts';
import type { Address, Company } from './company.ts';
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
