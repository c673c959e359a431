import { expect, test } from 'vitest';
import type { Manifest } from '../../boundaries/manifest.ts';
import { createBoundaryList, createClientPage } from '../../boundaries/pages/client-pages.ts';
import { createDevelopmentPage } from '../../boundaries/pages/development-page.ts';
import { createOverviewPage } from '../../boundaries/pages/overview-page.ts';
import { createInspector } from './inspector-endpoint.ts';
import { BusyError } from './receive.ts';

const page = 'src/pages/product-page.tsx';
const file = 'src/catalog/gallery.client.tsx';
const drawer = 'src/cart/cart-drawer.client.tsx';

const module = { chunk: 'assets/x.js', raw: 9, boundaries: ['g'], isDeclared: true };

const manifest: Manifest = {
  version: 1,
  release: 'build-7',
  boundaries: [
    {
      ...{ id: 'g', file, exports: ['Gallery'], isDeclared: true },
      reasons: [{ kind: 'hook', name: 'useState', line: 3 }],
      chains: { [page]: [page, 'src/catalog/pictures.tsx', file] },
      chunk: {
        file: 'assets/x.js',
        own: { raw: 90, gzip: 60, brotli: 600 },
        total: { gzip: 0, brotli: 98_000 },
        files: ['assets/x.js'],
        shared: [],
        saved: { gzip: 0, brotli: 640 },
        later: { gzip: 0, brotli: 2900 },
      },
    },
  ],
  pages: [{ file: page, boundaries: ['g'], styles: [], heavy: [] }],
  clientFiles: [
    { ...module, file, about: 'Pictures <of> a product.', reasons: [], chain: [file] },
    {
      ...{ ...module, file: drawer, about: 'The cart in a drawer.' },
      reasons: [{ kind: 'handler', name: 'onClose', line: 8 }],
      chain: ['src/cart/add-button.client.tsx', drawer],
    },
  ],
  files: [{ file: 'assets/x.js', raw: 900, gzip: 700, brotli: 600 }],
  entries: { boot: [], hydrate: [] },
};

const bill = { html: 9000, payload: 0, rawPayload: 4000, rawCss: 0, laterJs: 0, atOnce: [], duplication: 1.5 };
const bills = [
  { ...bill, path: '/a', js: 10, boundaries: [] },
  { ...bill, path: '/b', js: 20, boundaries: ['g'] },
];

const open = (isAllowed = true) =>
  createInspector({
    isAllowed: () => isAllowed,
    getKeptQuery: () => '?key=k',
    routes: [
      {
        path: '',
        render: ({ language, query, toHref }) =>
          createOverviewPage({
            ...{ language, pages: language, languages: ['de', 'en'] },
            ...{ bills, manifest, sort: query.get('sort'), toHref },
          }),
      },
      {
        path: '/client',
        render: ({ language, query, toHref }) => {
          const asked = query.get('file');
          const options = { language, manifest, toHref };
          return asked ? createClientPage(options, asked, 'one\ntwo\n<three>') : createBoundaryList(options);
        },
      },
    ],
  });

/** The text of a page, without its style. */
async function read(path: string): Promise<string> {
  const html = await (await open().request(path)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('a page is never stored, indexed or scripted, and its links keep the access', async () => {
  const response = await open().request('/en/_boundaries');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
  const html = await response.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('href="/en/_boundaries?sort=js&amp;key=k"');
  expect(html).toContain('href="/_boundaries?key=k" hreflang="de"');
  expect(html).not.toContain('/_boundaries/tour');
});

test('nobody without access learns that there is an inspector', async () => {
  expect((await open(false).request('/en/_boundaries')).status).toBe(404);
  expect((await open().request('/en/_boundaries/client?file=src%2Fnone.tsx')).status).toBe(404);
});

test('pages are sorted by the column of the link', async () => {
  expect(await read('/en/_boundaries')).toMatch(/ \/a .* \/b /);
  expect(await read('/en/_boundaries?sort=js')).toMatch(/ \/b .* \/a /);
});

test('the other language keeps the order of the pages', async () => {
  const html = await (await open().request('/en/_boundaries?sort=js')).text();
  expect(html).toContain('href="/_boundaries?sort=js&amp;key=k" hreflang="de"');
  expect(html).toMatch(/aria-sort="descending"><a [^>]*>JS at once/);
  expect(await (await open().request('/en/_boundaries')).text()).not.toContain('aria-sort="');
});

test('a page that cannot be measured now says so, and does not look as if there were none', async () => {
  const busy = createInspector({
    isAllowed: () => true,
    routes: [{ path: '/routes/:route{.+}', render: () => Promise.reject(new BusyError('/shop: 503')) }],
  });
  const response = await busy.request('/en/_boundaries/routes/shop');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  const html = await response.text();
  expect(html).toContain('Reload this view in a few seconds');
  expect(html).toContain('href="/_boundaries/routes/shop" hreflang="de"');
});

test('a boundary says in words why it is client and what a page would save without it', async () => {
  const english = await read(`/en/_boundaries/client?file=${encodeURIComponent(file)}`);
  expect(english).toContain('Pictures &lt;of&gt; a product.');
  expect(english).toContain('hooks: useState (3)');
  expect(english).toContain('each page that uses it would load 0.6 kB of JavaScript less');
  expect(english).toContain('Another 2.9 kB, which load only on demand');
  expect(english).toContain('src/catalog/pictures.tsx');
  expect(english).toContain('3 &lt;three&gt;');
  const german = await read(`/_boundaries/client?file=${encodeURIComponent(file)}`);
  expect(german).toContain('lüde jede Seite, die sie benutzt, 0,6 kB JavaScript weniger');
});

test('a client module that no server component uses says who imports it', async () => {
  expect(await read('/en/_boundaries/client')).toContain(drawer);
  const text = await read(`/en/_boundaries/client?file=${encodeURIComponent(drawer)}`);
  expect(text).toContain('event handlers: onClose (8)');
  expect(text).toMatch(/another client module imports it: src\/cart\/add-button\.client\.tsx/);
});

test('in development the first page tells what only a build knows, and has switches that need no script', async () => {
  const openWith = (known: Manifest | undefined) =>
    createInspector({
      hasForms: true,
      isAllowed: () => true,
      routes: [
        {
          path: '',
          render: ({ language, toHref }) =>
            createDevelopmentPage({ language, manifest: known, active: new Set(['slow']), toHref }),
        },
      ],
    }).request('/en/_boundaries');
  const response = await openWith(manifest);
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  const html = await response.text();
  expect(html).toContain('the last build build-7');
  expect(html).toContain('value="slow" aria-pressed="true">slow the content system by 800 ms: on</button>');
  expect(html).toContain('value="cut" aria-pressed="false">cut the line: off</button>');
  expect(html).toContain('name="back" value="/en/_boundaries"');
  expect(await (await openWith(undefined)).text()).toContain('there is no build in this folder yet');
  expect((await open().request('/en/_boundaries')).headers.get('content-security-policy')).toContain(
    "form-action 'none'",
  );
});
