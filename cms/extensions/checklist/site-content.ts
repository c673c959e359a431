import { trimSlashes } from '../../../src/base/trim-slashes.ts';
import { toRedirectTable } from '../../../src/content/addresses/redirect-table.ts';
import { toAddresses } from '../../../src/content/addresses/to-addresses.ts';
import type {
  ArticleRow,
  CompanyRow,
  EcommerceCategoryRow,
  EcommerceManufacturerRow,
  EcommerceOrderRow,
  EcommerceProductRow,
  EcommerceSettingsRow,
  EventRow,
  LegalNoticeRow,
  LegalPageRow,
  MailRow,
  MenuRow,
  PageRow,
  ProjectRow,
  RedirectRow,
} from '../../../src/directus/rows.generated.ts';
import type { Addresses } from '../../../src/routing/addresses.ts';
import { blockCollections } from '../../model/blocks.ts';
import type { Reader } from '../transact.ts';

/** Rows of a website that the report is made of; products come separately, since there may be many. */
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
  /** Ordered in advance payment, and not paid yet. */
  openOrders: EcommerceOrderRow[];
  /** Not sent yet, or failed. */
  unsentMails: MailRow[];
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
  const addresses = findAddresses({ project, settings, pages, articles, categories, redirects });
  return {
    ...{ project, addresses, company, settings, pages, articles, categories, redirects },
    hasShop: Object.values(addresses.storeRoots).some(Boolean),
    events: await list<EventRow>('event', ['*', ...picture, 'translations.*'], shown),
    legalPages: await list<LegalPageRow>('legal_page', ['*', 'translations.*'], ofSettings),
    legalNotices: await list<LegalNoticeRow>('legal_notice', ['*', 'translations.*']),
    menus: await list<MenuRow>('menu', ['*', ...menuFields]),
    manufacturers: await list<EcommerceManufacturerRow>('ecommerce_manufacturer', ['*']),
    openOrders: await list<EcommerceOrderRow>('ecommerce_order', ['id', 'order_number', 'date_created'], {
      _and: [
        ...[ofProject, { status: { _eq: 'new' } }, { payment_status: { _eq: 'open' } }],
        { payment_method: { key: { _eq: 'prepayment' } } },
      ],
    }),
    // Staff see no mails of stock alerts, whose addresses are nobody's business.
    unsentMails: await list<MailRow>('mail', ['id', 'status', 'subject', 'date_created'], {
      _and: [ofProject, { status: { _neq: 'sent' } }, { stock_alert: { _null: true } }],
    }),
  };
}

type AddressRows = Pick<SiteContent, 'project' | 'settings' | 'pages' | 'articles' | 'categories' | 'redirects'>;

const isPublished = ({ status }: { status: string }) => status === 'published';

function findAddresses({ project, settings, pages, articles, categories, redirects }: AddressRows): Addresses {
  const content = toAddresses({
    project: {
      ...{ id: project.id, name: project.name, social_creator: null, social_image: null, icon: null, logo: null },
      languages: (project.languages ?? []).map(({ languages_code }) => ({ languages_code: languages_code ?? '' })),
      translations: withLanguage(project.translations),
    },
    settings: settings && { ...settings, translations: withLanguage(settings.translations) },
    categories: categories.map((row) => ({ ...row, translations: withLanguage(row.translations) })),
    articles: articles.filter(isPublished).map((row) => ({ ...row, translations: withLanguage(row.translations) })),
    pages: pages
      .filter((row) => isPublished(row) && !row.key && trimSlashes(row.path ?? ''))
      .map((row) => ({ ...row, translations: withLanguage(row.translations) })),
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

const productFields = [
  ...['*', 'translations.language', 'translations.display_name', 'translations.description'],
  ...['manufacturer.id', 'ring_studio.id', 'product_variants.*', 'price_log.*', 'price_log.variant.id'],
  ...['id', 'title', 'type', 'width', 'height'].map((field) => `images.directus_files_id.${field}`),
];

const productsAtOnce = 500;

/** Published products, some at a time. */
export async function* readProducts(read: Reader, { id: project }: ProjectRow): AsyncGenerator<EcommerceProductRow[]> {
  const products = read<EcommerceProductRow>('ecommerce_product');
  const deep = { price_log: { _limit: -1, _sort: ['valid_from', 'id'] }, product_variants: { _limit: -1 } };
  for (let last = 0; ; ) {
    const filter = {
      _and: [{ project: { _eq: project } }, { status: { _eq: 'published' } }, { id: { _gt: last } }],
    };
    const rows = await products.readByQuery({
      filter,
      fields: productFields,
      deep,
      sort: ['id'],
      limit: productsAtOnce,
    });
    if (rows.length > 0) yield rows;
    if (rows.length < productsAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}
