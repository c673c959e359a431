import 'server-only';
import { readItems } from '../../directus/client.ts';
import { getConnection, ofProject, published } from '../../directus/connection.ts';
import type { Addresses, SiteMap } from '../../routing/addresses.ts';
import { pageRoutes } from '../../routing/routes.ts';
import { getCompany } from '../company/company-queries.ts';
import { getRedirects } from './redirect-queries.ts';
import { toRedirectTable } from './redirect-table.ts';
import { selectAddresses } from './select-addresses.ts';
import {
  type ArticleRow,
  type CategoryRow,
  type LegalTextRow,
  type PageRow,
  type ProjectRow,
  type SettingsRow,
  toAddresses,
} from './to-addresses.ts';

const headFields = [
  'id',
  'name',
  'social_creator',
  'social_image.id',
  'social_image.title',
  ...['icon', 'logo'].flatMap((picture) => ['id', 'type', 'width', 'height'].map((name) => `${picture}.${name}`)),
  'languages.languages_code',
  'translations.*',
];
const settingsFields = [
  'id',
  'enable_cart',
  'paypal_google_pay',
  'translations.language',
  'translations.store_root_path',
];
const categoryFields = [
  'id',
  'key',
  'translations.language',
  'translations.slug',
  'translations.display_name',
  'translations.description',
];
const articleFields = ['id', 'translations.language', 'translations.slug'];
const pageFields = ['id', 'key', 'path', 'translations.language', 'translations.title'];
const legalTextFields = ['type', 'translations.language'];

/**
 * Everything that determines the site's URLs, read before any page is built.
 *
 * @param previous the addresses of the release before, whose owners keep them
 * @throws if the project is missing, or the shop has no path that can be reached
 */
export async function readSiteMap(previous?: Addresses): Promise<SiteMap> {
  const { siteDomain } = getConnection();
  const ofProjectPublished = { _and: [ofProject(), published()] };
  const ofSettings = { settings: ofProject() };
  const [[project], [settings], categories, articles, pages, legalTexts] = await Promise.all([
    readItems<ProjectRow>('project', { fields: headFields, filter: { domain: { _eq: siteDomain } } }),
    readItems<SettingsRow>('ecommerce_settings', { fields: settingsFields, filter: ofProject() }),
    readItems<CategoryRow>('ecommerce_category', {
      fields: categoryFields,
      filter: ofProject(),
      sort: ['sort', 'id'],
      limit: -1,
    }),
    readItems<ArticleRow>('article', { fields: articleFields, filter: ofProjectPublished, sort: ['id'], limit: -1 }),
    readItems<PageRow>('page', { fields: pageFields, filter: ofProjectPublished, sort: ['id'], limit: -1 }),
    readItems<LegalTextRow>('legal_page', { fields: legalTextFields, filter: ofSettings, limit: -1 }),
  ]);
  if (!project) {
    throw new Error(`The content system has no project with the domain ${siteDomain}, which SITE_DOMAIN names.`);
  }
  const content = toAddresses({ project, settings, categories, articles, pages, legalTexts });
  // The check for the project comes first: this query would fail with a less helpful message.
  const table = [...toRedirectTable(await getRedirects())].map(([from, { location }]) => [from, location]);
  const routePaths = Object.values(pageRoutes).flatMap((paths) => Object.values(paths));
  const selected = selectAddresses(content, routePaths, previous);
  const { site, categories: shown, settings: _id, ...rest } = selected;
  return {
    addresses: {
      ...rest,
      categories: shown.map(({ key, slugs }) => ({ key, slugs })),
      redirects: Object.fromEntries(table),
    },
    texts: {
      site,
      categories: shown.map(({ key, names, descriptions }) => ({ key, names, descriptions })),
      // A company that cannot be read is reported by the pages that need it.
      phone: await getCompany().then(
        ({ phone }) => phone,
        () => null,
      ),
    },
  };
}
