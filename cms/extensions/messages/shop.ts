import { cleanLine } from '../../../src/base/clean-text.ts';
import { readTimeZone } from '../../../src/content/opening-hours/zoned-time.ts';
import type { CompanyRow, ProjectRow } from '../../../src/directus/rows.generated.ts';
import type { Context } from '../directus.ts';
import { createReader, type Reader } from '../transact.ts';

/** The shop of a website, as named in mails. */
export type Shop = {
  project: number;
  name: string;
  /** Name, street, city, phone and e-mail, line by line. */
  signature: string;
  /** E-mail address of the shop. */
  email: string | undefined;
  timeZone: string;
};

/** @param project domain or id of a website */
export async function findShop(context: Context, project: string | number): Promise<Shop | undefined> {
  return findShopIn(await createReader(context), project);
}

/** The same within a transaction. */
export async function findShopIn(read: Reader, project: string | number): Promise<Shop | undefined> {
  const rule = typeof project === 'number' ? { id: { _eq: project } } : { domain: { _eq: project } };
  const fields = ['id', 'name', 'config.timezone'];
  const [site] = await read<ProjectRow>('project').readByQuery({ filter: rule, fields, limit: 1 });
  if (!site) return undefined;
  const company = await findCompany(read, site.id);
  const name = cleanLine(company?.display_name || company?.company_name || site.name || '');
  return {
    project: site.id,
    name,
    signature: [name, ...toLines(company)].join('\n'),
    email: getEmail(company),
    timeZone: readTimeZone(site.config?.timezone).timeZone,
  };
}

async function findCompany(read: Reader, project: number): Promise<CompanyRow | undefined> {
  const fields = ['company_name', 'display_name', 'addresses.*', 'emails.*', 'numbers.*'];
  const [company] = await read<CompanyRow>('company').readByQuery({
    filter: { project: { _eq: project } },
    fields,
    sort: ['id'],
    limit: 1,
  });
  return company;
}

function toLines(company: CompanyRow | undefined): string[] {
  const [address] = inOrder(company?.addresses);
  const number = inOrder(company?.numbers).find(({ type }) => type !== 'fax')?.number;
  const street = address && `${address.street ?? ''} ${address.number ?? ''}`;
  const city = address && `${address.zip_code ?? ''} ${address.city ?? ''}`;
  return [street, city, number && toInternational(number), getEmail(company)].flatMap(
    (line) => cleanLine(line ?? '') || [],
  );
}

/** Phone number as on pages: `030 23125-120` becomes `+49 30 23125120`. Other notations stay. */
export function toInternational(number: string): string {
  const { area, rest } = /^\(?0(?<area>[1-9]\d+)[ /)-]+(?<rest>\d[\d -]*)$/.exec(number.trim())?.groups ?? {};
  return area && rest ? `+49 ${area} ${rest.replace(/\D/g, '')}` : number;
}

function getEmail(company: CompanyRow | undefined): string | undefined {
  const emails = inOrder(company?.emails);
  return (emails.find(({ primary }) => primary) ?? emails[0])?.email ?? undefined;
}

function inOrder<T extends { sort: number | null }>(rows: T[] | null | undefined): T[] {
  return [...(rows ?? [])].sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
}
