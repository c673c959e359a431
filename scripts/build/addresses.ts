import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCms } from '../../cms/cms-api.ts';
import type { Addresses, SiteTexts } from '../../src/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';
import { Failure } from '../launch/failure.mjs';
import { type Addresses as BaseAddresses, root } from '../settings.ts';
import { checkAddresses } from './check-addresses.ts';
import {
  type AddressContent,
  type AddressRows,
  type ArticleRow,
  type CategoryRow,
  type ProjectRow,
  type SettingsRow,
  toAddresses,
} from './to-addresses.ts';

const file = join(root, 'src', 'addresses.generated.ts');

/** Says in which form the module is written; one of another form is written anew. */
const header = '// Written before each build from the content system, in its second form.';

const withoutShop: AddressContent = {
  languages,
  site: {},
  storeRoots: { de: null, en: null, fr: null },
  categories: [],
  articles: [],
};

/** For everything that reads the code before the content was ever asked: three languages, no shop. */
export function ensureAddresses(): void {
  if (!existsSync(file) || !readFileSync(file, 'utf8').startsWith(header)) write(withoutShop);
}

/** Writes what staff choose, and the map of the site needs, as a module. Untouched when nothing changed. */
export async function makeAddresses(source: BaseAddresses, siteDomain: string): Promise<void> {
  ensureAddresses();
  const addresses = toAddresses(await readRows(source, siteDomain));
  const { pageRoutes } = await import('../../src/routes.ts');
  checkAddresses(
    addresses,
    Object.values(pageRoutes).flatMap((paths) => Object.values(paths)),
  );
  write(addresses);
}

async function readRows({ contentUrl, contentToken }: BaseAddresses, siteDomain: string): Promise<AddressRows> {
  const read = <Row>(collection: string, fields: string[], filter: object, sort = 'id') => {
    const query = new URLSearchParams({ fields: fields.join(), filter: JSON.stringify(filter), limit: '-1', sort });
    return callCms<Row[]>({ url: contentUrl, token: contentToken }, 'GET', `/items/${collection}?${query}`);
  };
  const ofProject = { project: { domain: { _eq: siteDomain } } };
  const head = [
    'name',
    'social_creator',
    'social_image.id',
    'social_image.title',
    'languages.languages_code',
    'translations.*',
  ];
  const category = [
    'key',
    'translations.language',
    'translations.slug',
    'translations.display_name',
    'translations.description',
  ];
  const published = { ...ofProject, status: { _eq: 'published' } };
  const [[project], [settings], categories, articles] = await Promise.all([
    read<ProjectRow>('project', head, { domain: { _eq: siteDomain } }),
    read<SettingsRow>(
      'ecommerce_settings',
      ['enable_cart', 'translations.language', 'translations.store_root_path'],
      ofProject,
    ),
    read<CategoryRow>('ecommerce_category', category, ofProject, 'sort,id'),
    read<ArticleRow>('article', ['translations.language', 'translations.slug'], published),
  ]);
  if (project) return { project, settings, categories, articles };
  throw new Failure(`The content system has no project with the domain ${siteDomain}.`, [
    'Set SITE_DOMAIN to the domain of a project there, or create one in the studio.',
  ]);
}

function write({ site, categories, ...rest }: AddressContent) {
  const addresses: Addresses = { ...rest, categories: categories.map(({ key, slugs }) => ({ key, slugs })) };
  const texts: SiteTexts = {
    site,
    categories: categories.map(({ key, names, descriptions }) => ({ key, names, descriptions })),
  };
  const text = [
    header,
    "import type { Addresses, SiteTexts } from './addresses.ts';",
    '',
    `export const addresses: Addresses = ${JSON.stringify(addresses, null, 2)};`,
    '',
    `export const siteTexts: SiteTexts = ${JSON.stringify(texts, null, 2)};`,
    '',
  ].join('\n');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
