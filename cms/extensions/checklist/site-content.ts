import { toRedirectTable } from '../../../src/content/addresses/redirect-table.ts';
import { toAddresses } from '../../../src/content/addresses/to-addresses.ts';
import type {
  ArticleRow,
  CompanyRow,
  EcommerceCategoryRow,
  EcommerceManufacturerRow,
  EcommerceSettingsRow,
  EventRow,
  LegalNoticeRow,
  LegalPageRow,
  MenuRow,
  PageRow,
  ProjectRow,
  RedirectRow,
} from '../../../src/directus/rows.generated.ts';
import type { Addresses } from '../../../src/routing/addresses.ts';
import { blockCollections } from '../../model/blocks.ts';
import type { Reader } from '../transact.ts';

/** Rows of a website that the report is made of; products, orders and mails come separately, since there may be many. */
export type SiteContent = {
  project: ProjectRow;
  /** Those that the rows ask for; whether an address is usable decides the publication. */
  addresses: Addresses;
  /** Whether visitors can buy. */
  hasShop: boolean;
  company: CompanyRow | undefined;
  settings: EcommerceSettingsRow | undefined;
  /** Published or draft. */
  pages: PageRow[];
  articles: ArticleRow[];
  events: EventRow[];
  legalPages: LegalPageRow[];
  legalNotices: LegalNoticeRow[];
  menus: MenuRow[];
  redirects: RedirectRow[];
  categories: EcommerceCategoryRow[];
  manufacturers: EcommerceManufacturerRow[];
};

const blockFields = [
  'blocks.collection',
  ...Object.keys(blockCollections)
    .filter((name) => name.startsWith('block_'))
    .flatMap((name) => [`blocks.item:${name}.*`, `blocks.item:${name}.translations.*`]),
  ...['teasers.*', 'teasers.translations.*'].map((field) => `blocks.item:block_teasers.${field}`),
  ...['items.*', 'items.translations.*'].map((field) => `blocks.item:block_faq.${field}`),
];

const picture = ['image.id', 'image.title', 'image.type', 'image.width', 'image.height'];

const menuFields = ['', 'sub.', 'groups.sub.'].flatMap((path) => [`entries.${path}*`, `entries.${path}translations.*`]);

export async function readProjects(read: Reader): Promise<ProjectRow[]> {
  const fields = ['*', 'languages.*', 'translations.*', 'config.portal_url'];
  return read<ProjectRow>('project').readByQuery({ fields, sort: ['id'], limit: -1 });
}

export async function readSiteContent(read: Reader, project: ProjectRow): Promise<SiteContent> {
  const ofProject = { project: { _eq: project.id } };
  const list = <Row>(collection: string, fields: string[], filter: object = ofProject) =>
    read<Row>(collection).readByQuery({ filter: { _and: [filter] }, fields, sort: ['id'], limit: -1 });
  const shown = { _and: [ofProject, { status: { _neq: 'archived' } }] };
  const [settings] = await list<EcommerceSettingsRow>('ecommerce_settings', [
    ...['*', 'translations.*', 'payment_methods.payment_id.*', 'payment_methods.payment_id.translations.*'],
    ...['shipping_countries.id', 'shipping_methods_config.*', 'shipping_methods_config.translations.*'],
  ]);
  const [company] = await list<CompanyRow>('company', ['*', 'addresses.*', 'emails.*', 'numbers.*', 'executives.*']);
  const pages = await list<PageRow>('page', ['*', ...picture, 'translations.*', ...blockFields], shown);
  const articles = await list<ArticleRow>('article', ['*', ...picture, 'translations.*', ...blockFields], shown);
  const categories = await list<EcommerceCategoryRow>('ecommerce_category', ['*', 'translations.*']);
  const redirects = await list<RedirectRow>('redirect', ['*'], { _and: [ofProject, { active: { _eq: true } }] });
  const ofSettings = { settings: { project: { _eq: project.id } } };
  const legalPages = await list<LegalPageRow>('legal_page', ['*', 'translations.*'], ofSettings);
  const addresses = findAddresses({ project, settings, pages, articles, categories, redirects, legalPages });
  return {
    ...{ project, addresses, company, settings, pages, articles, categories, redirects, legalPages },
    hasShop: Object.values(addresses.storeRoots).some(Boolean),
    events: await list<EventRow>('event', ['*', ...picture, 'translations.*'], shown),
    legalNotices: await list<LegalNoticeRow>('legal_notice', ['*', 'translations.*']),
    menus: await list<MenuRow>('menu', ['*', ...menuFields]),
    manufacturers: await list<EcommerceManufacturerRow>('ecommerce_manufacturer', ['*']),
  };
}

type AddressRows = Pick<
  SiteContent,
  'project' | 'settings' | 'pages' | 'articles' | 'categories' | 'redirects' | 'legalPages'
>;

const isPublished = ({ status }: { status: string }) => status === 'published';

function findAddresses({
  project,
  settings,
  pages,
  articles,
  categories,
  redirects,
  legalPages,
}: AddressRows): Addresses {
  const content = toAddresses({
    project: {
      ...{ id: project.id, name: project.name, social_creator: null, social_image: null, icon: null, logo: null },
      languages: (project.languages ?? []).map(({ languages_code }) => ({ languages_code: languages_code ?? '' })),
      translations: withLanguage(project.translations),
    },
    settings: settings && { ...settings, translations: withLanguage(settings.translations) },
    categories: categories.map((row) => ({ ...row, translations: withLanguage(row.translations) })),
    articles: articles.filter(isPublished).map((row) => ({ ...row, translations: withLanguage(row.translations) })),
    pages: pages.filter(isPublished).map((row) => ({ ...row, translations: withLanguage(row.translations) })),
    legalTexts: legalPages.map((row) => ({ ...row, translations: withLanguage(row.translations) })),
  });
  const table = toRedirectTable({
    portalUrl: project.config?.portal_url ?? null,
    redirects: redirects.flatMap(({ from_path, to_path, permanent }) =>
      from_path && to_path ? { from: from_path, to: to_path, permanent } : [],
    ),
  });
  return { ...content, redirects: Object.fromEntries([...table].map(([from, { location }]) => [from, location])) };
}

function withLanguage<Row extends { language: string | null }>(rows: Row[] | null): (Row & { language: string })[] {
  return (rows ?? []).flatMap((row) => (row.language ? { ...row, language: row.language } : []));
}
