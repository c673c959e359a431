import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { findElementSignatures } from '../element-signatures.ts';
import { productPaths, products } from '../product-routes.ts';
import { readPayload } from '../route-payload.ts';
import { type Address, addressesOfPages, lists, pagesLikeOthers, pairPages } from '../routes.ts';
import { fetchSite, readHtml, site } from '../site-fetch.ts';

for (const path of [
  `/shop/uhren?x=${'y'.repeat(10_000)}`,
  '/%E0%A4%A',
  '/shop/%00',
  '/KONTAKT/nichts',
  '/shop/nichts',
  '/shop/__proto__',
]) {
  test(`${path.slice(0, 40)} is refused with a message`, async () => {
    const response = await fetchSite(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
}

for (const slug of ['nichts', '__proto__', '%3Cscript%3E', "x'or'1", `${'x'.repeat(500)}`]) {
  test(`product ${slug.slice(0, 20)} is not found`, async () => {
    const response = await fetchSite(`${productPaths[0].path}/${slug}`);
    expect(response.status).toBe(404);
  });
}

test('unknown addresses outside the shop are 404', async () => {
  const unknown = ['/uhren/nichts', '/einblicke/nichts', '/en/insights/die-richtige-ringgroesse', '/fr/uhren/rolex'];
  for (const path of unknown) expect((await fetchSite(path)).status, path).toBe(404);
});

test.each([
  ['/gibt-es-nicht', 'fr', '/fr', 'page la plus proche'],
  ['/en/does-not-exist', 'de', '/', 'Keine deutsche Fassung'],
  ['/uhren/rolex', 'en', '/en/watches/rolex', undefined],
  ['/uhren/rolex', 'fr', '/fr', 'Pas de version française'],
  ['/uhren/longines', 'fr', '/fr', 'Pas de version française'],
  ['/trauringe/werkstatt', 'fr', '/fr', 'Pas de version française'],
  ['/trauringe/gibt-es-nicht', 'en', '/en/wedding-rings', undefined],
  ['/trauringe/gibt-es-nicht', 'fr', '/fr', 'Pas de version française'],
  ['/shop/uhren?page=2', 'en', '/en/shop/watches?page=2', undefined],
])('without JavaScript %s leads in %s to %s, with what is missing', async (path, language, href, note) => {
  const html = await (await fetchSite(path)).text();
  const link = new RegExp(`<a class="language-switch__link" href="([^"]+)" hrefLang="${language}".*?</a>`).exec(html);
  expect(link?.[1]).toBe(href);
  expect(/data-note="true">([^<]+)</.exec(link?.[0] ?? '')?.[1] ?? '').toEqual(
    note === undefined ? '' : expect.stringContaining(note),
  );
  expect((await fetchSite(href)).status).toBe(200);
});

test.each([
  ['of=/uhren/rolex&to=fr', '/fr'],
  ['of=/404&to=fr', '/fr'],
  ['of=/kontakt&to=en', '/en/contact'],
  ['of=/shop/uhren%3Fpage%3D2&to=en', '/en/shop/watches?page=2'],
  ['of=/shop/uhren%3Fmaker%3Da%26maker%3Db%26to%3D500&to=en', '/en/shop/watches?maker=a&maker=b&to=500'],
])('the language switch %s redirects to %s', async (query, location) => {
  const answer = await fetchSite(`/api/translation?${query}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([307, location]);
});

test('an article’s neighbours are ordered by date, and its author is listed in its language', async () => {
  const list = await readHtml('/en/insights');
  const paths = new Set([...list.matchAll(/href="(\/en\/insights\/[\w-]+)"/g)].map(([, path = '']) => path));
  expect(paths.size).toBeGreaterThan(2);
  for (const path of paths) {
    const html = await readHtml(path);
    const days = [...html.matchAll(/<time class="article__label"[^>]*>([^<]+)/g)].map(([, day]) => day);
    expect([path, new Set(days).size]).toEqual([path, 2]);
    expect(html).not.toMatch(/by (?:<!-- -->)?[^<]* und /);
  }
});

// The same goes for what a browser is seen to ask on German pages: consent-routes.spec.ts.
test('pages without accessibility checks have no element signature that the checked ones lack', async () => {
  const read = async (path: string) => findElementSignatures(await readHtml(path));
  const isSeen = ({ page, language }: Address) => language === 'de' && !pagesLikeOthers.has(page);
  const seen = new Set<string>();
  // Their cards have every state, such as reduced prices, which other pages show as staff change them.
  const germanLists = lists.filter(({ language }) => language === 'de');
  for (const { path } of [...addressesOfPages.filter(isSeen), ...germanLists])
    for (const kind of await read(path)) seen.add(kind);
  expect(seen.size).toBeGreaterThan(200);
  const unseen: [string, string[]][] = [];
  for (const address of addressesOfPages) {
    if (isSeen(address)) continue;
    const others = [...(await read(address.path))].filter((kind) => !seen.has(kind));
    if (others.length > 0) unseen.push([address.path, others]);
  }
  expect(unseen).toEqual([]);
});

const loading = /<(?:script|link|img|source|iframe|frame|embed|object|video|audio|track|use|image|form)\s[^>]*>/gi;

/** Whatever a document makes a browser ask by itself, and where its forms go. */
const listLoaded = (html: string) =>
  [...html.matchAll(loading)].flatMap(([tag]) =>
    [...tag.matchAll(/\s(?:src|srcset|imagesrcset|href|poster|data|action)="([^"]*)"/gi)]
      .filter(([, value = '']) => !value.startsWith('data:'))
      .flatMap(([, value = '']) => value.split(/[\s,]+/))
      .filter(Boolean),
  );

test('no page sets a cookie or loads anything from another origin', async () => {
  for (const { path } of [...addressesOfPages, ...lists, ...pairPages]) {
    const response = await fetchSite(path);
    const html = await response.text();
    const loaded = listLoaded(html);
    expect(loaded.length, path).toBeGreaterThan(2);
    const foreign = loaded.filter((url) => new URL(url, site).origin !== site);
    expect([path, response.headers.get('set-cookie'), foreign]).toEqual([path, null, []]);
    expect(html, path).not.toMatch(/url\((?:"|'|&quot;)?(?:https?:)?\/\//);
  }
});

test('without JavaScript the checkout explains how to order', async () => {
  const html = await readHtml('/shop/kasse');
  expect(/<noscript.*?<\/noscript>/s.exec(html)?.[0]).toContain('Die Kasse braucht JavaScript.');
});

test('a change of filters sends the list and its facets to a client that has the frame, within 5 kB', async () => {
  const path = '/shop/schmuck';
  const first = await readPayload(site, { path, query: '' });
  expect(first.slots.sort()).toEqual(['layout:/(de)', `page:${path}`, 'root', `route:${path}`]);
  const change = () => readPayload(site, { path, query: 'to=5000&sort=name' }, first.etags);
  // Cards that are not in memory yet come after their placeholders.
  await expect.poll(async () => gzipSync((await change()).text).length, { timeout: 10_000 }).toBeLessThan(5_000);
  const { text, slots, etags } = await change();
  expect([slots, etags]).toEqual([[`page:${path}`], {}]);
  for (const part of ['"CardView"', '"FilterGroup"', 'list-toolbar__']) expect(text).toContain(part);
  for (const part of ['"SearchForm"', '"PrimaryMenu"', 'footer__']) expect(text).not.toContain(part);
});

test('a page does not inline its RSC payload, and the payload file is immutable', async () => {
  const html = await readHtml('/kontakt');
  expect(html).not.toContain('__FLIGHT_DATA');
  const path = /"(\/payload\/[\w-]+\.txt)"/.exec(html)?.[1] ?? '';
  const payload = await fetchSite(path);
  expect(payload.status).toBe(200);
  expect(payload.headers.get('content-type')).toContain('text/x-component');
  expect(payload.headers.get('cache-control')).toContain('immutable');
});

test('the first picture of a page, and no other, is preloaded before the styles', async () => {
  const product = `${productPaths[0].path}/${products.plain}?full=1`;
  for (const path of ['/', '/kontakt', '/einblicke/die-richtige-ringgroesse', '/shop/uhren?full=1', product]) {
    // Where Directus takes too long a list has no cards and a product no pictures.
    const html = await vi.waitFor(
      async () => {
        const text = await readHtml(path);
        expect(text.slice(text.indexOf('<main')), path).toContain('<source ');
        return text;
      },
      { timeout: 20_000 },
    );
    const first = /<source [^>]*srcSet="([^"]+)"/.exec(html.slice(html.indexOf('<main')))?.[1];
    const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)"/g)];
    expect(
      preloads.map(([, pictures]) => pictures),
      path,
    ).toEqual([first]);
    expect(html.match(/<link rel="preload"/g), path).toHaveLength(1);
    expect(preloads[0]?.index, path).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.match(/<img [^>]*fetchPriority="high"/g), path).toHaveLength(1);
  }
});

test('the first paint of a page waits for its header', async () => {
  for (const path of ['/', '/en/contact', '/shop/uhren', '/fr/boutique?to=5000', '/gibt-es-nicht']) {
    const html = await (await fetchSite(path)).text();
    const [head = '', body = ''] = html.split('</head>');
    const expected = [...head.matchAll(/<link rel="expect" href="#([\w-]+)" blocking="render"\/>/g)].map(
      ([, id]) => id,
    );
    expect(expected, path).toHaveLength(1);
    expect(body.slice(0, body.indexOf('<main')), path).toContain(`<header id="${expected[0]}"`);
  }
  // Other documents have no such header, and would wait until they have ended.
  for (const path of ['/shop/kasse', '/offline']) expect(await readHtml(path), path).not.toContain('rel="expect"');
});

test('every page loads one entry script without further static imports', async () => {
  const path = /"(\/assets\/index-[\w-]+\.js)"/.exec(await readHtml('/kontakt'))?.[1] ?? '';
  const script = await fetchSite(path);
  expect(script.status).toBe(200);
  expect(await script.text()).not.toMatch(/\b(?:from|import)["'`]\.\//);
});

test('the service worker is revalidated, has its own CSP, and is small', async () => {
  const answer = await fetchSite('/sw.js');
  const script = await answer.text();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.byteLength(script)).toBeLessThan(18_000);
  const again = await fetchSite('/sw.js');
  expect(await again.text()).toBe(script);
});

const findClasses = (css: string) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

test('a page includes the styles of all its parts', async () => {
  const folder = resolve(process.env.DIST_DIR ?? 'dist', 'public', 'assets');
  const sheets = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [`/assets/${file}`, findClasses(readFileSync(join(folder, file), 'utf8'))]),
  );
  const styled = new Set([...sheets.values()].flat());
  const paths = [
    // A display shows prices in a type of its own.
    ...addressesOfPages.filter(({ page }) => page !== 'display').map(({ path }) => path),
    ...lists.map(({ path }) => path),
    ...['/shop/suche', '/shop/suche?q=ring', '/shop/suche?q=xqzpw', '/shop/uhren?from=90000', '/shop/marke/corvenay'],
    ...['/shop/vergleich', '/shop/vergleich?pieces=135,101', '/shop/merkliste', '/shop/merkliste?pieces=135,101'],
    ...Object.values(products).map((slug) => `${productPaths[0].path}/${slug}`),
    ...['/shop/warenkorb', '/shop/kasse', '/gibt-es-nicht'],
  ];
  for (const path of paths) {
    const html = await readHtml(path);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, content = '']) => content);
    const brought = new Set(findClasses(styles.join('')));
    // React looks for a link to each sheet, and loads those that it does not find.
    const links = [...html.matchAll(/<link ([^>]*)href="(\/assets\/[^"]+\.css)"/g)];
    expect([path, links.filter(([, attributes = '']) => !attributes.includes('disabled'))]).toEqual([path, []]);
    const linked = new Set(links.flatMap(([, , sheet = '']) => sheets.get(sheet) ?? []));
    expect([path, [...linked].filter((name) => !brought.has(name))]).toEqual([path, []]);
    const shown = html.replace(/<script.*?<\/script>/gs, '').matchAll(/class="([^"]*)"/g);
    const classes = new Set([...shown].flatMap(([, names = '']) => names.split(' ')));
    // A drawer loads its styles when it is opened.
    const needed = [...classes].filter((name) => styled.has(name) && !name.startsWith('drawer__'));
    expect([path, needed.filter((name) => !brought.has(name))]).toEqual([path, []]);
  }
});
