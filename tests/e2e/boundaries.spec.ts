import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadManifest, type Manifest } from '../../src/boundaries/manifest.ts';
import { formatBytes } from '../../src/boundaries/pages/words.ts';
import { tourStops } from '../../src/boundaries/tour/tour-stops.ts';
import { findClientReferences } from '../../src/offline/find-assets.ts';
import { signInspectorQuery } from '../../src/server/boundaries/access.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { expectAccessible, measureOverflow } from './page-checks.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });

const dist = process.env.DIST_DIR ?? 'dist';
const assets = join(dist, 'public', 'assets');

let site: Storefront;
let manifest: Manifest;

test.beforeAll(async () => {
  site = await startStorefront(process.env.CMS_URL ?? '', { BOUNDARIES: 'on', TRUSTED_PROXY: '127.0.0.1' });
  const loaded = await loadManifest(dist);
  if (!loaded) throw new Error(`${dist} has no manifest.`);
  manifest = loaded;
});
test.afterAll(() => site.close());

// The link leaves a cookie.
test.beforeEach(async ({ page }) => {
  await page.request.get(`${site.url}/_boundaries${signInspectorQuery(process.env.SITE_SECRET ?? '')}`);
});

const pages = ['', '/client', '/routes', '/tour', '/releases'].flatMap((path) => [
  `/_boundaries${path}`,
  `/en/_boundaries${path}`,
]);
const filePage = (file: string) => `${site.url}/en/_boundaries/client?file=${encodeURIComponent(file)}`;

test('the manifest has every client reference and every file of the build, and no others', () => {
  const scripts = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  expect(manifest.files.map(({ file }) => file).sort()).toEqual(scripts.map((name) => `assets/${name}`).sort());
  const written = scripts.flatMap((name) => [
    ...readFileSync(join(assets, name), 'utf8').matchAll(/\b([0-9a-f]{12})["'`]?:\s*async/g),
  ]);
  expect(manifest.boundaries.map(({ id }) => id).sort()).toEqual(written.map(([, id = '']) => id).sort());
  for (const { file, brotli, gzip, raw } of manifest.files) {
    const sizes = ['', '.br', '.gz'].map((ending) => join(dist, 'public', file + ending));
    const [plain = 0, br = 0, gz = 0] = sizes.map((path) => (existsSync(path) ? readFileSync(path).length : 0));
    expect.soft(raw, file).toBe(plain);
    expect.soft([brotli, gzip], file).toEqual([br, gz]);
  }
});

test('every boundary is the file whose path its id was made of, and every declared file is in the manifest', () => {
  const own = manifest.boundaries.filter(({ file }) => file.startsWith('src/'));
  for (const { id, file } of own) expect(createHash('sha256').update(file).digest('hex').slice(0, 12)).toBe(id);
  const declared = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.client\.tsx?$/.test(name))
    .map((name) => join('src', name));
  const known = new Set(manifest.clientFiles.flatMap(({ file, isDeclared }) => (isDeclared ? file : [])));
  expect(declared.filter((file) => !known.has(file))).toEqual([]);
});

test('a page has the boundaries that its payload names', async ({ page }) => {
  await page.goto(`${site.url}/en/_boundaries`);
  const html = await (await page.request.get(`${site.url}/en`)).text();
  const path = /data-payload="([^"]+)"/.exec(html)?.[1] ?? '';
  const payload = await (await page.request.get(site.url + path)).text();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '/en', exact: true }) });
  await expect(row.getByRole('cell').last()).toHaveText(String(findClientReferences(payload).length));
});

/** Bytes of bodies on the line, by path, as the browser's protocol counts them. */
async function download(page: Page, url: string): Promise<Map<string, number>> {
  const client = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  const headers = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    paths.set(requestId, decodeURI(new URL(response.url).pathname));
    headers.set(requestId, response.encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(paths.get(requestId) ?? '', encodedDataLength - (headers.get(requestId) ?? 0)),
  );
  await client.send('Network.enable');
  await client.send('Network.setBypassServiceWorker', { bypass: true });
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  await client.detach();
  return bytes;
}

const kinds = [
  '/en',
  '/en/contact',
  '/en/imprint',
  '/en/shop',
  '/en/shop/cart',
  '/en/shop/checkout',
  '/en/wedding-rings/studio',
];

test('the bill of a page is within one percent of what a browser downloads', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${site.url}/en/_boundaries`);
  const rows = await page
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((row) => [row.querySelector('th a')?.textContent ?? '', row.getAttribute('data-bill') ?? ''] as const),
    );
  const bills = new Map(rows.filter(([, bill]) => bill).map(([path, bill]) => [path, JSON.parse(bill)]));
  const product = [...bills.keys()].find((path) => path.startsWith('/en/shop/product/'));
  for (const path of [...kinds, ...(product ? [product] : [])]) {
    const bill = bills.get(path);
    expect(bill, path).toBeDefined();
    let bytes = new Map<string, number>();
    // What other tests sell purges a page of the shop, which then has its payload in it until it is cached again.
    await expect(async () => {
      bytes = await download(page, site.url + path);
      expect(Math.abs((bytes.get(path) ?? 0) / bill.html - 1), `HTML of ${path}`).toBeLessThan(0.01);
    }).toPass();
    const missing = bill.atOnce.filter((file: string) => !bytes.has(`/${file}`));
    expect.soft(missing, `scripts of ${path}`).toEqual([]);
    const js = bill.atOnce.reduce((sum: number, file: string) => sum + (bytes.get(`/${file}`) ?? 0), 0);
    expect.soft(Math.abs(js / bill.js - 1), `JS of ${path}`).toBeLessThan(0.01);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody who has never seen the code learns why the cart drawer is client', async ({ page }) => {
    await page.goto(`${site.url}/en/_boundaries`);
    await page.getByRole('link', { name: 'Boundaries' }).first().click();
    await page.getByRole('link', { name: 'src/cart/cart-drawer.client.tsx' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('The file says of itself: The cart in a modal drawer over the page');
    await expect(main).toContainText(/hooks: useRef \(\d+\), useState/);
    await expect(main).toContainText('src/cart/add-button.client.tsx');
  });

  test('and what a page would save without the gallery', async ({ page }) => {
    await page.goto(filePage('src/catalog/product/product-gallery.client.tsx'));
    const { chunk } = manifest.boundaries.find(({ file }) => file.includes('product-gallery')) ?? {};
    const saved = formatBytes(chunk?.saved.brotli ?? 0, 'en');
    const main = page.getByRole('main');
    await expect(main).toContainText(`each page that uses it would load ${saved} of JavaScript less`);
    await expect(main).toContainText('src/catalog/product/product-pictures.tsx');
  });

  test('and what crosses into the filter, and what the list waits for', async ({ page }) => {
    await page.goto(`${site.url}/en/_boundaries`);
    await page.getByRole('link', { name: '/en/shop/watches', exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('definition').filter({ hasText: 'filters' })).toHaveText(
      /cross over: as values messages .*, path .*; as server content, .*, children .*, filters /,
    );
    await expect(main).toContainText(
      /Suspense boundary 1, in SectionBoundary › children: waits for product card \(read for MissingCards, .* ms\), ecommerce_product/,
    );
    await expect(main).toContainText(
      /its content is written \(.*\), until then a fallback of \d+ HTML elements is seen/,
    );
    await page.getByRole('link', { name: 'measured with caches' }).click();
    await expect(main).toContainText('For nothing: all of it was in the first part of the answer');
  });

  test('the tour leads to eight pages, and tells the costs of this build', async ({ page }) => {
    await page.goto(`${site.url}/en/_boundaries`);
    await page.getByRole('link', { name: 'Tour' }).click();
    const stops = page.getByRole('main').locator('ol > li');
    await expect(stops).toHaveCount(tourStops.length);
    for (const [at, { modules }] of tourStops.entries()) {
      for (const file of modules) {
        const { chunk } = manifest.boundaries.find((one) => one.file === file) ?? {};
        const saved = chunk?.saved.brotli ? formatBytes(chunk.saved.brotli, 'en') : file;
        await expect.soft(stops.nth(at)).toContainText(saved);
      }
      const href = await stops.nth(at).getByRole('link', { name: 'page with boundaries' }).getAttribute('href');
      expect.soft((await page.request.get(site.url + href)).status(), href ?? '').toBe(200);
    }
  });

  test('a heading sorts the pages', async ({ page }) => {
    await page.goto(`${site.url}/en/_boundaries`);
    await page.getByRole('link', { name: 'JS at once' }).click();
    await expect(page.getByRole('columnheader', { name: 'JS at once' })).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('row').nth(1)).toContainText('/checkout');
  });
});

test('the pages have no barrier, fit every screen, and can be operated with a keyboard', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of [
    ...pages,
    '/en/_boundaries/client?file=src%2Fcart%2Fcart-view.client.tsx',
    '/_boundaries/routes/shop/uhren',
  ]) {
    const response = await page.goto(site.url + path);
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await expectAccessible(page);
    for (const width of [375, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await measureOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a live timeline tells when the list is revealed, hydrated and touched', async ({ page }) => {
  await page.goto(`${site.url}/shop/uhren?boundaries=cold-timeline`);
  const panel = page.getByRole('complementary', { name: 'Zeitlinie dieser Anfrage' });
  await expect(panel).toContainText(/Suspense-Grenze wartet \(1\): product card, ecommerce_product · [\d.]+ ms/);
  await expect(panel).toContainText(/Dokument kommt an · [\d.]+ ms/);
  await expect(panel).toContainText(/Suspense-Inhalt enthüllt \(1 ×\) · [\d.]+ ms/);
  await expect(panel).toContainText(/Skriptdateien geladen: [1-9]/);
  await expect(panel).toContainText(/Hydriert · [\d.]+ ms/);
  await expect(panel).toContainText('Noch nicht bedient');
  await page.keyboard.press('Tab');
  await expect(panel).toContainText(/Erste Bedienung · [\d.]+ ms/);
  await expectAccessible(page);
});

test('without the switch no address of the inspector answers', async ({ page, baseURL }) => {
  for (const path of pages) expect((await page.request.get(`${baseURL}${path}`)).status()).toBe(404);
});
