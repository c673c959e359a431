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
    ...{ project: 1, status: 'draft', slug: draft, price_brutto: 100, stock: 3 },
    translations: [{ language: 'de', display_name: `Geheimnis ${draft}` }],
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

test.each(['GET', 'HEAD'])('a draft answers %s like an unknown address', async (method) => {
  const [drafts, others] = [addresses(draft), addresses(unknown)];
  for (const [index, path] of drafts.entries()) {
    const other = others[index] ?? '';
    const [told, expected] = [await ask(path, method), await ask(other, method)];
    const blank = (text: string) => text.replaceAll(draft, '…').replaceAll(unknown, '…');
    expect(told.status, path).toBe(404);
    expect({ ...told, body: blank(told.body) }, path).toEqual({ ...expected, body: blank(expected.body) });
  }
});

test('a draft is in no response of the shop’s JSON endpoints', async () => {
  const told = await ask(`/api/pieces?language=de&pieces=${product}`, 'GET');
  const expected = await ask('/api/pieces?language=de&pieces=999999999', 'GET');
  expect(told.status).toBe(expected.status);
  expect(told.body).toBe(expected.body);
  for (const path of [`/api/suggestions?language=de&q=${draft}`, `/shop/suche?q=${draft}&full=1`, '/sitemap-de.xml']) {
    expect((await ask(path, 'GET')).body, path).not.toContain(`produkt/${draft}`);
  }
});

test.each(['/vorschau', '/en/preview', '/fr/apercu'])(
  '%s answers the same with and without an entry when the key is missing',
  async (root) => {
    const old = encodeURIComponent(`t=${Date.now() - 3_600_000},v2=${'0'.repeat(64)}`);
    const [published] = await cms.get<{ id: number }[]>('/items/page?filter[status][_eq]=published&limit=1&fields=id');
    const hidden = left[0]?.split('/').at(-1);
    const expectAlike = async (one: string, other: string) => {
      const [nothing, answer] = await askBoth(one, other);
      expect(nothing.status).toBe(404);
      expect(answer).toEqual(nothing);
    };
    for (const id of [published?.id, hidden]) {
      const encoded = `%${String(id).charCodeAt(0).toString(16)}${String(id).slice(1)}`;
      for (const key of ['', `?key=${old}`]) {
        for (const own of [id, encoded]) {
          await expectAlike(`${root}/page/999999999${key}`, `${root}/page/${own}${key}`);
        }
      }
      await expectAlike(`/RSC/R${root}/page/999999999.txt`, `/RSC/R${root}/page/${id}.txt`);
    }
  },
);
