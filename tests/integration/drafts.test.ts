import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCms } from '../cms.ts';

const site = process.env.SITE_URL ?? '';
const cms = createCms();

const mark = () => randomUUID().slice(0, 13);
/** Of equal length: what names nothing, and what names a draft. */
const [unknown, draft] = [`unbekannt-${mark()}`, `geheimnis-${mark()}`];
const left: string[] = [];
let product = 0;

beforeAll(async () => {
  const translations = [{ language: 'de', title: 'Geheimnis' }];
  const page = await cms.post<{ id: number }>('/items/page?fields=id', {
    ...{ project: 1, status: 'draft', path: draft, translations },
  });
  left.push(`/items/page/${page.id}`);
  const row = await cms.post<{ id: number }>('/items/ecommerce_product?fields=id', {
    ...{ project: 1, status: 'draft', slug: draft, price_brutto: 98765.43, stock: 3 },
    translations: [{ language: 'de', display_name: `Geheimnis ${draft}`, description: `<p>Text ${draft}</p>` }],
  });
  product = row.id;
  left.push(`/items/ecommerce_product/${product}`);
});

afterAll(async () => {
  for (const path of left) await cms.delete(path);
});

/** Status, headers and body of a response, without dates. */
async function ask(path: string, method: string) {
  const response = await fetch(site + path, { method, redirect: 'manual' });
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

/**
 * Responses to two addresses from the same state of the site: other tests publish meanwhile, which changes the frame
 * of every page.
 */
async function askBoth(one: string, other: string) {
  for (;;) {
    const before = await ask(one, 'GET');
    const answer = await ask(other, 'GET');
    const after = await ask(one, 'GET');
    if (isDeepStrictEqual(before, after)) return [before, answer] as const;
  }
}

const addresses = (slug: string) => [
  ...['/shop/produkt', '/en/shop/product', '/fr/boutique/produit'].map((path) => `${path}/${slug}`),
  ...[`/shop/produkt/${slug}?full=1`, `/shop/produkt/${slug.toUpperCase()}`, `/RSC/R/shop/produkt/${slug}.txt`],
  ...[`/${slug}`, `/en/${slug}`, `/RSC/R/${slug}.txt`],
];

/** Preview of the product as a member of staff opens it in the studio. */
async function preview(language: 'de' | 'en' | 'fr'): Promise<Awaited<ReturnType<typeof ask>>> {
  const link = new URL(await cms.follow(`/publishing/preview/ecommerce_product/${product}`));
  const path = { de: '/vorschau', en: '/en/preview', fr: '/fr/apercu' }[language];
  return ask(link.pathname.replace('/vorschau', path) + link.search, 'GET');
}

test('the studio’s preview shows the draft of a product as it is now, for the studio alone', async () => {
  const prices = [
    ['de', '98.765,43'],
    ['en', '98,765.43'],
    ['fr', '98 765,43'],
  ] as const;
  for (const [language, price] of prices) {
    const { status, headers, body } = await preview(language);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(price);
    expect(body).toContain(`Text ${draft}`);
    // Complete, and without what would act on a product that visitors do not have.
    expect(body).not.toContain('aria-busy="true"');
    expect(body).toContain('<div inert="">');
  }
  await cms.patch(`/items/ecommerce_product/${product}`, { price_brutto: 87654.32 });
  expect((await preview('de')).body).toContain('87.654,32');
  await cms.patch(`/items/ecommerce_product/${product}`, { status: 'archived' });
  expect((await preview('de')).body).toContain('87.654,32');
  await cms.patch(`/items/ecommerce_product/${product}`, { status: 'draft' });
});

test.each(['GET', 'HEAD'])('after previews a draft answers %s like an unknown address', async (method) => {
  const [drafts, others] = [addresses(draft), addresses(unknown)];
  for (const [index, path] of drafts.entries()) {
    const other = others[index] ?? '';
    const [told, expected] = [await ask(path, method), await ask(other, method)];
    const blank = (text: string) => text.replaceAll(draft, '…').replaceAll(unknown, '…');
    expect(told.status, path).toBe(404);
    expect({ ...told, body: blank(told.body) }, path).toEqual({ ...expected, body: blank(expected.body) });
  }
});

test('after previews a draft is in no list, search, form or JSON of the shop', async () => {
  const told = await ask(`/api/pieces?language=de&pieces=${product}`, 'GET');
  const expected = await ask('/api/pieces?language=de&pieces=999999999', 'GET');
  expect(told.status).toBe(expected.status);
  expect(told.body).toBe(expected.body);
  const lists = ['sort=newest', 'sort=-price', 'from=80000'].map((query) => `/shop?full=1&${query}`);
  const others = [`/api/suggestions?language=de&q=${draft}`, `/shop/suche?q=${draft}&full=1`, '/sitemap-de.xml'];
  const forms = ['request', 'rating', 'reservation'].map((form) => `/shop/anfrage?form=${form}&product=${product}`);
  const choices = ['vergleich', 'merkliste'].map((page) => `/shop/${page}?pieces=${product}`);
  const secrets = new RegExp(`produkt/${draft}|(?:Geheimnis|Text) ${draft}|87\\.654,32|98\\.765,43`);
  for (const path of [...lists, ...others, ...forms, ...choices]) {
    expect((await ask(path, 'GET')).body, path).not.toMatch(secrets);
  }
});

test.each(['/vorschau', '/en/preview', '/fr/apercu'])(
  '%s answers the same with and without an entry when the key is missing',
  async (root) => {
    const old = encodeURIComponent(`t=${Date.now() - 3_600_000},v2=${'0'.repeat(64)}`);
    const findPublished = async (collection: string) =>
      cms.get<{ id: number }[]>(`/items/${collection}?filter[status][_eq]=published&limit=1&fields=id`);
    const expectAlike = async (one: string, other: string) => {
      const [nothing, answer] = await askBoth(one, other);
      expect(nothing.status).toBe(404);
      expect(answer).toEqual(nothing);
    };
    for (const path of left) {
      const [collection = '', hidden = ''] = path.split('/').slice(2);
      const [published] = await findPublished(collection);
      for (const id of [String(published?.id), hidden]) {
        const encoded = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
        for (const key of ['', `?key=${old}`]) {
          for (const own of [id, encoded]) {
            await expectAlike(`${root}/${collection}/999999999${key}`, `${root}/${collection}/${own}${key}`);
          }
        }
        await expectAlike(`/RSC/R${root}/${collection}/999999999.txt`, `/RSC/R${root}/${collection}/${id}.txt`);
      }
    }
  },
);
