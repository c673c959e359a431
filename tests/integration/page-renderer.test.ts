import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { copyDist } from '../copy-dist.ts';
import { comparePages, readPage } from '../page-content.ts';
import { productPaths, products } from '../product-routes.ts';
import { addressesOfPages, lists, notFound } from '../routes.ts';
import { site } from '../site-fetch.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** Two storefronts with the same content and address: Waku's own code writes the pages of one, also those of its release. */
let ours: Storefront;
let waku: Storefront;
let dist: string;

beforeAll(async () => {
  const cms = process.env.CMS_URL ?? '';
  const own = { SITE_URL: site };
  const stock = { ...own, PAGE_RENDERER: 'waku' };
  dist = await copyDist();
  const environment = { ...process.env, ...stock, CONTENT_READS: 'background' };
  await promisify(execFile)(process.execPath, [join(dist, 'make-release.js')], { env: environment });
  [ours, waku] = await Promise.all([startStorefront(cms, own), startStorefront(cms, { ...stock, DIST_DIR: dist })]);
  // What a page shows where it is in memory, such as the phone number beside a form.
  for (const { path } of productPaths)
    for (const { url } of [ours, waku]) await (await fetch(`${url}${path}/${products.kinds}?full=1`)).text();
});

afterAll(async () => {
  await Promise.all([ours?.close(), waku?.close()]);
  rmSync(dist, { recursive: true, force: true });
});

const shop = [
  '/shop',
  '/shop?from=100&sort=price',
  '/shop?full=1',
  '/shop/suche?q=ring',
  '/shop/suche?q=xyzzy',
  '/shop/vergleich?pieces=135,101',
  '/shop/merkliste',
  '/shop/warenkorb',
  '/shop/kasse',
  '/trauringe/studio',
];

const paths = [
  ...addressesOfPages.map(({ path }) => path),
  ...shop,
  ...lists.map(({ path }) => path),
  ...Object.values(products).map((slug) => `${productPaths[0].path}/${slug}`),
  ...productPaths.map(({ path }) => `${path}/${products.plain}`),
  ...notFound.map(({ path }) => path),
];

test.each([...new Set(paths)])('%s has the HTML and the payload that Waku writes', async (path) => {
  // Other tests change stock and texts between the two; what differs for another reason goes on to differ.
  await vi.waitFor(
    async () => {
      // The first visit reads the rows, of which a part may stream in late.
      for (const { url } of [ours, waku]) await (await fetch(url + path)).text();
      comparePages(await readPage(ours.url, path), await readPage(waku.url, path));
    },
    { timeout: 30_000, interval: 500 },
  );
});
