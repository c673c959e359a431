import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { newsletterRoutes } from '../../src/routing/routes.ts';
import { findChosenRelease, getReleaseFolder } from '../../src/server/release/release-folder.ts';
import { hashText, type ReleaseRecord } from '../../src/server/release/release-record.ts';
import { elementsKey } from '../../src/server/release/static-elements.ts';
import { copyDist } from '../copy-dist.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import { comparePages, readPage } from '../page-content.ts';
import { productPaths, products } from '../product-routes.ts';
import { readPayload } from '../read-payload.ts';
import { toPayloadAddress } from '../route-payload.ts';
import { addressesOfPages, lists, notFound, pairPages, siteMap } from '../routes.ts';
import { site } from '../site-fetch.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** A Directus of its own, so that nothing changes between two pages or releases that are compared. */
let directus: IsolatedDirectus;

/** Two storefronts with the same content and address: Waku's own code writes the pages of one, also those of its release. */
let ours: Storefront;
let waku: Storefront;
let dist: string;

beforeAll(async () => {
  directus = await startIsolatedDirectus({ SITE_URL: 'http://127.0.0.1:9', EMAIL_SMTP_PORT: '9' });
  const stock = { SITE_URL: site, PAGE_RENDERER: 'waku' };
  dist = await copyDist(process.env.BUILT_DIST_DIR);
  await makeRelease(dist, stock);
  [ours, waku] = await Promise.all([
    startStorefront(directus.url, { SITE_URL: site, DIST_DIR: process.env.BUILT_DIST_DIR ?? '' }),
    startStorefront(directus.url, { ...stock, DIST_DIR: dist }),
  ]);
  // What a page shows where it is in memory, such as the phone number beside a form.
  for (const { path } of productPaths)
    for (const { url } of [ours, waku]) await (await fetch(`${url}${path}/${products.kinds}?full=1`)).text();
});

/** Makes a release, and tells where it is. */
async function makeRelease(folder: string, settings: Record<string, string>): Promise<string> {
  const addresses = { CONTENT_API_URL: directus.url, ASSET_URL: directus.url, ORDER_API_URL: directus.url };
  const environment = { ...process.env, ...addresses, ...settings, CONTENT_READS: 'background' };
  await promisify(execFile)(process.execPath, [join(folder, 'make-release.js')], { env: environment });
  return getReleaseFolder(folder, (await findChosenRelease(folder)) ?? '');
}

afterAll(async () => {
  await Promise.all([ours?.close(), waku?.close()]);
  await directus?.close();
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
  '/shop/marke/corvenay',
  '/shop/thema/geschenkideen',
  '/shop/anfrage?form=reservation&piece=501',
  `/shop/bestellung/${'x'.repeat(43)}`,
];

/** Pages that are in no table of routes: results of forms, what editors have written, and what is below a page. */
const others = [
  ...pairPages.map(({ path }) => path),
  ...Object.values(newsletterRoutes).map(({ de }) => de),
  siteMap.addresses.pages[0]?.paths.de ?? '',
  '/einblicke/die-richtige-ringgroesse',
  '/trauringe/gibt-es-nicht',
];

const paths = [
  ...addressesOfPages.map(({ path }) => path),
  ...shop,
  ...others,
  ...lists.map(({ path }) => path),
  ...Object.values(products).map((slug) => `${productPaths[0].path}/${slug}`),
  ...productPaths.map(({ path }) => `${path}/${products.plain}`),
  ...notFound.map(({ path }) => path),
];

test.each([...new Set(paths)])('%s has the HTML and the payload that Waku writes', async (path) => {
  // The first visit reads the rows, of which a part may stream in late: a page in memory is put together otherwise.
  await Promise.all([ours, waku].map(async ({ url }) => (await fetch(url + path)).text()));
  // The first one may be there before a background read; what differs for another reason goes on to differ.
  await vi.waitFor(
    async () => comparePages(...(await Promise.all([readPage(ours.url, path), readPage(waku.url, path)]))),
    { timeout: 30_000, interval: 100 },
  );
});

const preload = /<link rel="(?:modulepreload|later|preload)"[^>]*\/>/g;

/** A page beside its preloads, whose order is that in which the modules were loaded. */
const separatePreloads = (html = '') => ({
  html: html.replaceAll(preload, ''),
  preloads: (html.match(preload) ?? []).toSorted(),
});

/** A mark that is not rendered, so that only pages that were copied have it. */
const mark = '<!-- copied -->';

test('a copied page is what it would be rendered to, and no release remembers more reads than it has made', async () => {
  const copy = await copyDist(process.env.BUILT_DIST_DIR);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const make = () => makeRelease(copy, { SITE_URL: site });
  const readRecord = (release: string): ReleaseRecord => JSON.parse(readFileSync(join(release, 'record.json'), 'utf8'));
  const change = (release: string, changes: Partial<ReleaseRecord>) =>
    writeFileSync(join(release, 'record.json'), JSON.stringify({ ...readRecord(release), ...changes }));
  const readPages = (release: string) =>
    new Map(
      globSync('**/*.html', { cwd: join(release, 'pages') }).map((name) => [
        name,
        readFileSync(join(release, 'pages', name), 'utf8'),
      ]),
    );
  const readMap = (release: string) => readFileSync(join(release, 'map.json'), 'utf8');
  const first = await make();
  const { hashes, reads } = readRecord(first);
  for (const [name, html] of readPages(first)) {
    writeFileSync(join(first, 'pages', name), html + mark);
    hashes[name] = hashText(html + mark);
  }
  change(first, { hashes, reads: [...reads, '/items/languages?fields=code&limit=987'] });
  const second = await make();
  const copied = readPages(second);
  expect([...copied.values()].filter((html) => html.endsWith(mark)).length).toBeGreaterThan(0.9 * copied.size);
  expect(readRecord(second).reads).not.toContain('/items/languages?fields=code&limit=987');
  expect(readRecord(second).reads.length).toBeLessThanOrEqual(reads.length);
  change(second, { basis: '' });
  const third = await make();
  expect(readMap(third)).toBe(readMap(second));
  const rendered = readPages(third);
  expect([...rendered.keys()].toSorted()).toEqual([...copied.keys()].toSorted());
  for (const [name, html] of rendered) {
    expect(separatePreloads(copied.get(name)?.replace(mark, '')), name).toEqual(separatePreloads(html));
  }
}, 300_000);

/** The payloads that the client's router gets of pages that are rendered on request. */
async function readRouterPayloads(): Promise<string[]> {
  const shown = Object.values(products).map((slug) => `${productPaths[0].path}/${slug}`);
  const addresses = [...shop, ...lists.map(({ path }) => path), ...shown].map((path) => new URL(path, ours.url));
  const read = async ({ pathname, search }: URL) =>
    (await fetch(ours.url + toPayloadAddress(pathname, search.slice(1)))).text();
  return Promise.all(addresses.map(read));
}

test('the router gets every row that a payload refers to, and no name of a static element', async () => {
  const payloads = await readRouterPayloads();
  const roots = payloads.map((payload) => readPayload(payload).root);
  // Checkout and orders are documents of their own, to which the router leaves.
  const left = shop.filter((path) => /kasse|bestellung/.test(path)).map((path) => ({ _location: path }));
  expect(roots.filter((root) => !Object.hasOwn(Object(root), 'root'))).toEqual(left);
  expect(payloads.filter((payload) => payload.includes('static element '))).toEqual([]);
});

test('custom elements get no property without a value, which makes the code for all of them slow', async () => {
  const elements = (await readRouterPayloads()).flatMap(
    (payload) => payload.match(/\["\$","[a-z]+-[^{]*\{[^{}]*/g) ?? [],
  );
  expect(elements.length).toBeGreaterThan(100);
  expect(elements.filter((element) => element.includes('"$undefined"'))).toEqual([]);
});

test('static elements have no hints but for style sheets, which are elements as well', async () => {
  const release = getReleaseFolder(dist, (await findChosenRelease(dist)) ?? '');
  const metadata = new Map<string, string>(JSON.parse(readFileSync(join(release, 'metadata.json'), 'utf8')));
  const stored: Record<string, string> = JSON.parse(metadata.get(elementsKey) ?? '{}');
  const hints = Object.values(stored).flatMap(
    (payload) => Buffer.from(payload, 'base64').toString().match(/^:H.*/gm) ?? [],
  );
  expect(hints.length).toBeGreaterThan(10);
  for (const hint of hints) expect(hint).toMatch(/^:HL\["[^"]+","style"/);
});

test('client components read no setting, so that payloads tell pages with different ones apart', () => {
  const code = globSync('**/*.js', { cwd: join(dist, 'server', 'ssr') });
  const reading = code.filter((file) =>
    /process\.env|getEnvironment/.test(readFileSync(join(dist, 'server', 'ssr', file), 'utf8')),
  );
  expect(code.length).toBeGreaterThan(10);
  expect(reading).toEqual([]);
});

test('payloads are written by the one build of React for Node', () => {
  const code = globSync('**/*.js', { cwd: join(dist, 'server') });
  const written = code.flatMap((file) =>
    Array.from(
      readFileSync(join(dist, 'server', file), 'utf8').matchAll(/react-server-dom-webpack-server\.(\w+)/g),
      ([, build]) => build,
    ),
  );
  expect(new Set(written)).toEqual(new Set(['node']));
});
