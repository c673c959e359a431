import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CmsError, callCms } from '../cms/cms-api.ts';
import { type Addresses, root } from './settings.ts';

const configuration = ['package-lock.json', 'tsconfig.json', 'waku.config.ts', 'panda.config.ts'];

const generated = /^src\/styled-system\/|^public\/fonts\/|\.test\.tsx?$/;

/** Hash of the sources of the browser's and the server's code. */
export function hashCode(): string {
  return hashFiles(['src/**/*', ...configuration]);
}

/** Hash of the sources of the design system. */
export function hashStyles(): string {
  return hashFiles(['panda.config.ts', 'package-lock.json', 'src/**/*.recipe.ts', 'src/ui/*.ts']);
}

/** Hash of all sources of a build, without content. */
export function hashSources(): string {
  const files = ['src/**/*', 'public/**/*', 'scripts/build/*', 'scripts/build-site.ts', ...configuration];
  return hashFiles(files);
}

function hashFiles(patterns: string[]): string {
  const hash = createHash('sha256');
  const found = new Set(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  for (const file of [...found].sort()) {
    if (generated.test(file) || !existsSync(join(root, file))) continue;
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Collections that static pages are built from. A collection that is missing here does not make a build outdated. */
const site = withTranslations(['project', 'branch', 'holiday', 'opening_period', 'menu_entry', 'menu_group', 'widget']);

const company = [
  'company',
  'company_address',
  'company_email',
  'company_number',
  'company_executive',
  'company_register',
];

const settings = ['languages', 'project_languages', 'project_config', 'brand_config', 'theme', 'theme_button', 'menu'];

const pages = withTranslations(['page', 'article', 'event', 'legal_notice', 'legal_page', 'consent', 'opening_hours']);

const blocks = withTranslations([
  ...[
    'block_rich_text',
    'block_picture',
    'block_gallery',
    'block_text_picture',
    'block_teasers',
    'teaser',
    'block_quote',
  ],
  ...['block_faq', 'faq_item', 'block_opening_hours', 'block_branches', 'block_contact', 'block_products'],
  ...['block_call_to_action', 'block_downloads', 'block_video'],
]);

const junctions = ['page_blocks', 'article_blocks', 'block_gallery_files', 'block_downloads_files', 'redirect'];

const shop = withTranslations([
  'ecommerce_settings',
  'ecommerce_category',
  'ecommerce_product',
  'ecommerce_manufacturer',
]);

const paths = [
  ...[...settings, ...company, ...site, ...pages, ...blocks, ...junctions, ...shop, 'ecommerce_product_files'].map(
    (collection) => `/items/${collection}?limit=-1&fields=*`,
  ),
  '/files?limit=-1&sort=id&fields=id,title,width,height,type,modified_on',
];

const concurrency = 8;

/** Fields that change with a sale, but are in no static page. */
const ignoredFields = new Set(['stock', 'date_updated', 'user_updated']);

/** A hash of the content of static pages. */
export async function getContentFingerprint({ contentUrl, contentToken }: Addresses): Promise<string> {
  const pending = [...paths.entries()].reverse();
  const found: string[] = [];
  const read = async () => {
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [index, path] = next;
      found[index] = hashRows(await readRows({ url: contentUrl, token: contentToken }, path));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, read));
  return createHash('sha256').update(found.join(' ')).digest('hex');
}

type Row = Record<string, unknown>;

/** Rows of a collection; none for one that the storefront may not read, since no page contains it. */
async function readRows(address: { url: string; token: string }, path: string): Promise<Row[]> {
  try {
    return await callCms<Row[]>(address, 'GET', path);
  } catch (error) {
    if (error instanceof CmsError && error.status === 403) return [];
    throw error;
  }
}

export function hashRows(rows: Row[]): string {
  const text = JSON.stringify(rows, (key, value) => (ignoredFields.has(key) ? undefined : value));
  return createHash('sha256').update(text).digest('base64url');
}

function withTranslations(collections: string[]): string[] {
  return collections.flatMap((collection) => [collection, `${collection}_translations`]);
}
