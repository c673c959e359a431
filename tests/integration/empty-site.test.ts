import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runMakeRelease } from '../../scripts/build/tools.ts';
import { getStorefrontEnvironment, readAddresses, readSettings, root } from '../../scripts/settings.ts';
import { createCms } from '../cms.ts';
import { copyDist } from '../copy-dist.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const domain = 'neu.example';

let directus: IsolatedDirectus;
let dist: string;
let site: Storefront;

beforeAll(async () => {
  [directus, dist] = await Promise.all([startIsolatedDirectus({}, undefined, { domain }), copyDist()]);
  rmSync(join(dist, 'releases'), { recursive: true, force: true });
  const addresses = readAddresses(directus.url, directus.secrets, {});
  const settings = readSettings({ ...process.env, SITE_DOMAIN: domain });
  const environment = { ...getStorefrontEnvironment(settings, addresses), CONTENT_READS: 'background' };
  await runMakeRelease(relative(root, dist), { ...environment, DIST_DIR: dist });
  site = await startStorefront(directus.url, {
    DIST_DIR: dist,
    SITE_DOMAIN: domain,
    SITE_SECRET: addresses.siteSecret,
    CONTENT_API_TOKEN: addresses.contentToken,
    CONTENT_PREVIEW_TOKEN: addresses.previewToken,
  });
});

afterAll(async () => {
  await site?.close();
  await directus?.close();
  rmSync(dist, { recursive: true, force: true, maxRetries: 5 });
});

test('a database without the demo has the content model and no content', async () => {
  const { get } = createCms(directus.url, directus.secrets.adminToken);
  const count = async (collection: string) => (await get<object[]>(`/items/${collection}?limit=-1`)).length;
  const empty = ['article', 'branch', 'legal_page', 'ecommerce_product', 'ecommerce_category', 'ecommerce_order'];
  for (const collection of empty) expect(await count(collection), collection).toBe(0);
  expect(await get('/files?limit=-1')).toEqual([]);
  expect(await get('/items/project?fields=domain')).toEqual([{ domain }]);
});

describe('the storefront of an empty website', () => {
  const read = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, html: await response.text() };
  };

  test.each([
    ['/', 'Neue Website'],
    ['/en', 'New website'],
    ['/fr', 'Nouveau site'],
    ['/kontakt', 'Kontakt'],
    ['/impressum', 'Impressum'],
    ['/shop', 'Alle Stücke'],
    ['/en/shop', 'All pieces'],
    ['/fr/boutique', 'Toutes les pièces'],
  ])('shows %s with a heading', async (path, heading) => {
    const { status, html } = await read(path);
    expect(status).toBe(200);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(heading);
  });

  test('has a working contact form', async () => {
    expect((await read('/kontakt')).html).toMatch(/<form[^>]*action="\/api\/contact"/);
  });

  test('answers 404 for an unwritten page and an unknown product', async () => {
    expect((await read('/gibt-es-nicht')).status).toBe(404);
    expect((await read('/shop/ring/gibt-es-nicht')).status).toBe(404);
  });

  test('has a sitemap of pages only', async () => {
    const { status, html } = await read('/sitemap.xml');
    expect(status).toBe(200);
    expect(html).not.toContain('vierlinden');
  });
});
