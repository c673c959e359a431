import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createCms } from '../cms.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { createShopSite } from '../shop-site.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const cms = createCms();
const cacheFolder = mkdtempSync(join(tmpdir(), 'vitrine-catalogue-'));
const made: number[] = [];

let proxy: FaultProxy;
let storefront: Storefront;
let site: ReturnType<typeof createShopSite>;

beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  storefront = await startStorefront(proxy.url, { CACHE_DIR: cacheFolder });
  site = createShopSite(storefront.url);
  await vi.waitFor(async () => expect(await site.findNames('Verlobungsring')).not.toEqual([]), { timeout: 120_000 });
});

afterEach(() => proxy.reset());

afterAll(async () => {
  for (const id of made) {
    await cms.patch(`/items/ecommerce_product/${id}`, { status: 'archived' });
    await cms.delete(`/items/ecommerce_product/${id}`);
  }
  await storefront.close();
  await proxy.close();
});

/** In no category, so that no other list changes. */
async function makeProduct(name: string, changes: Record<string, unknown> = {}) {
  const slug = `pruefstueck-${crypto.randomUUID().slice(0, 8)}`;
  const row = await cms.post<{ id: number }>('/items/ecommerce_product?fields=id', {
    project: 1,
    status: 'published',
    slug,
    price_brutto: 120,
    stock: 1,
    translations: [{ language: 'de', display_name: name }],
    ...changes,
  });
  made.push(row.id);
  return { id: row.id, slug };
}

/** From now on the looks of the storefront find nothing new: what it shows, it was told. */
function blindfold() {
  const seen = new Map<string, string>();
  proxy.fault.edit = (path, text) => {
    if (path === '/changes') return '{}';
    if (!path.includes('aggregate')) return text;
    seen.set(path, seen.get(path) ?? text);
    return seen.get(path) ?? text;
  };
}

test('a webhook from the CMS publishes a new product, updates its name, and removes it', async () => {
  blindfold();
  await expect.poll(() => proxy.calls.filter(({ path }) => path.includes('aggregate')).length).toBeGreaterThan(1);
  const { id } = await makeProduct('Zwirbelquarz');
  expect(await site.tell('ecommerce_product', [id])).toBe(202);
  await expect.poll(() => site.findNames('Zwirbelquarz')).toEqual(['Zwirbelquarz']);
  await expect.poll(async () => (await site.read('/shop/suche?q=zwirbelquarz&full=1')).html).toContain('Zwirbelquarz');
  const [translation] = await cms.get<{ id: number }[]>(
    `/items/ecommerce_product_translations?fields=id&filter[ecommerce_product_id]=${id}`,
  );
  await cms.patch(`/items/ecommerce_product_translations/${translation?.id}`, { display_name: 'Knautschopal' });
  await site.tell('ecommerce_product', [id]);
  await expect.poll(() => site.findNames('Knautschopal')).toEqual(['Knautschopal']);
  await expect.poll(async () => (await site.read('/shop/suche?q=knautschopal&full=1')).html).toContain('Knautschopal');
  // That a product is gone is believed when the count says so as well, which other files of this run change.
  proxy.fault.edit = undefined;
  await cms.patch(`/items/ecommerce_product/${id}`, { status: 'archived' });
  await site.tell('ecommerce_product', [id]);
  await expect.poll(() => site.findNames('Knautschopal')).toEqual([]);
});

test('a synonym from staff is used by the search until it is removed', async () => {
  expect(await site.findNames('Zwackelfix')).toEqual([]);
  const { id } = await cms.post<{ id: number }>('/items/ecommerce_synonym?fields=id', {
    project: 1,
    language: 'de',
    words: 'Zwackelfix',
    meanings: 'Siegelring',
  });
  await site.tell('ecommerce_synonym', [id]);
  await expect.poll(() => site.findNames('Zwackelfix')).toContain('Siegelring Wappenlilie');
  await cms.delete(`/items/ecommerce_synonym/${id}`);
  await site.tell('ecommerce_synonym', [id]);
  await expect.poll(() => site.findNames('Zwackelfix')).toEqual([]);
});

test.each(['the log of changes', 'polling'])(
  'without a webhook the storefront finds new and removed products by %s',
  async (way) => {
    // A minute is what is promised, and each look takes its turn behind other tests.
    const patient = { timeout: 60_000 };
    if (way === 'polling') proxy.fault.edit = (path, text) => (path === '/changes' ? '{}' : text);
    else await expect.poll(() => proxy.calls.filter(({ path }) => path === '/changes').length).toBeGreaterThan(1);
    const { id, slug } = await makeProduct('Flunkeronyx');
    await expect.poll(() => site.findNames('Flunkeronyx'), patient).toEqual(['Flunkeronyx']);
    await cms.patch(`/items/ecommerce_product/${id}`, { status: 'draft' });
    await expect.poll(() => site.findNames('Flunkeronyx'), patient).toEqual([]);
    // That it is gone for good is believed when the count of products says so as well, which is asked next.
    await expect.poll(async () => (await site.read(`/shop/produkt/${slug}`)).status, patient).toBe(410);
  },
);

test('drafts and products of another project are never shown, even when requested by id', async () => {
  const draft = await makeProduct('Geheimtopas', { status: 'draft' });
  const projects = await cms.get<{ id: number }[]>('/items/project?fields=id&sort=id');
  const other = projects.find(({ id }) => id !== 1) ?? {
    id: (await cms.post<{ id: number }>('/items/project?fields=id', { name: 'Anderes Haus', domain: 'other.example' }))
      .id,
  };
  const foreign = await makeProduct('Fremdtopas', { project: other.id });
  const own = await makeProduct('Eigentopas');
  await site.tell('ecommerce_product', [draft.id, foreign.id, own.id]);
  await expect.poll(() => site.findNames('Eigentopas')).toEqual(['Eigentopas']);
  for (const { slug } of [draft, foreign]) expect((await site.read(`/shop/produkt/${slug}`)).status).toBe(404);
  expect(await site.findNames('Geheimtopas')).toEqual([]);
  expect(await site.findNames('Fremdtopas')).toEqual([]);
  const { html } = await site.read('/shop/suche?q=topas&full=1');
  expect(html).not.toMatch(/Geheimtopas|Fremdtopas/);
});

test('a price range is parsed from localized input, and an invalid one shows a field error', async () => {
  const read = async (range: string) => (await site.read(`/shop/uhren?${range}&full=1`)).html;
  expect(await read('to=1.000,50')).toContain('value="1000,50"');
  expect(await read('to=1.000,50')).not.toContain('aria-invalid="');
  const wrong = await read('to=viel');
  expect(wrong).toMatch(/<input[^>]+aria-invalid="true"[^>]+name="to"[^>]+value="viel"/);
  expect(wrong).toContain('Bitte einen Betrag wie 500 oder 1.000,50 eingeben.');
});

test('a search without results shows how it was understood, the nearest matches and a contact', async () => {
  const read = async () => (await site.read('/shop/suche?q=Rubin%20Ohrringe%20Fahrrad&full=1')).html;
  // Where Directus takes too long there are no cards.
  await expect.poll(read).toMatch(/id="nearest".*<article/s);
  const html = await read();
  expect(html).toContain('Verstanden haben wir: Rubin · Ohrringe.');
  expect(html).toContain('Nicht gefunden haben wir: Fahrrad.');
  expect(html).toMatch(/Rufen Sie uns gern an:.{0,40}<a [^>]*href="tel:/s);
});

test('webhooks that are unsigned or malformed are refused', async () => {
  expect(await site.tell('ecommerce_product', [1], 'another secret')).toBe(401);
  const response = await fetch(`${storefront.url}/api/catalogue`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
  expect((await site.read('/api/catalogue')).status).toBe(404);
});

for (const [path, expected] of [
  ['/shop/produkt/gibt-es-nicht', 'Diese Seite gibt es nicht.'],
  ['/shop/marke/gibt-es-nicht', 'Diese Seite gibt es nicht.'],
  ['/shop/thema/gibt-es-nicht', 'Diese Seite gibt es nicht.'],
  ['/en/shop/brand/__proto__', 'This page does not exist.'],
  ['/en/shop/product/%3Cscript%3Ealert(1)%3C%2Fscript%3E', ''],
  ['/fr/boutique/theme/constructor', ''],
  [`/shop/produkt/${'x'.repeat(4_000)}`, ''],
] as const) {
  test(`${path.slice(0, 60)} answers 404 before rendering`, async () => {
    const { status, html } = await site.read(path);
    expect(status).toBe(404);
    expect(html).toContain(expected);
    expect(html).not.toContain('<script>alert');
  });
}

test('a client navigation to an unknown product is 404 too', async () => {
  expect((await site.read('/RSC/R/shop/produkt/gibt-es-nicht.txt')).status).toBe(404);
});

test('a withdrawn product answers 410 in its language, and a moved one redirects', async () => {
  const { id, slug } = await makeProduct('Wandergranat');
  await expect.poll(() => site.findNames('Wandergranat')).toEqual(['Wandergranat']);
  const moved = `${slug}-neu`;
  await cms.patch(`/items/ecommerce_product/${id}`, { slug: moved });
  await site.tell('ecommerce_product', [id]);
  await expect.poll(async () => (await site.read(`/shop/produkt/${slug}`)).status).toBe(308);
  const { headers } = await site.read(`/en/shop/product/${slug}?variant=3`);
  expect(headers.get('location')).toBe(`/en/shop/product/${moved}?variant=3`);
  await cms.patch(`/items/ecommerce_product/${id}`, { status: 'archived' });
  await site.tell('ecommerce_product', [id]);
  await expect.poll(async () => (await site.read(`/shop/produkt/${moved}`)).status).toBe(410);
  const german = await site.read(`/shop/produkt/${slug}`);
  expect([german.status, german.html.includes('Dieses Stück ist nicht mehr da.')]).toEqual([410, true]);
  const french = await site.read(`/fr/boutique/produit/${moved}`);
  expect([french.status, french.html.includes('Cette pièce n’est plus là.')]).toEqual([410, true]);
  const click = await site.read(`/RSC/R/shop/produkt/${moved}.txt?query=`);
  expect(click.html).toContain(`"_location":"/shop/produkt/${moved}"`);
});

/** Settings of another project, so that those of the tested one stay unchanged. */
function changeSettings(changes: Record<string, unknown>) {
  proxy.fault.edit = (path, text) => {
    if (!path.startsWith('/items/ecommerce_settings')) return text;
    const { data } = JSON.parse(text) as { data: object[] };
    return JSON.stringify({ data: data.map((row) => ({ ...row, ...changes })) });
  };
}

test('a paused shop answers with a notice and Retry-After on all its pages; the rest of the site works', async () => {
  changeSettings({ maintenance_mode: true });
  await site.tell('ecommerce_settings', [1]);
  await expect.poll(async () => (await site.read('/shop')).status).toBe(503);
  for (const path of ['/shop/uhren', '/shop/suche?q=ring', '/shop/produkt/gibt-es-nicht', '/shop/marke/nichts']) {
    const { status, headers, html } = await site.read(path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '300']);
    expect(html).toContain('Der Shop macht eine kurze Pause.');
  }
  expect((await site.read('/en/shop')).html).toContain('The shop is taking a short break.');
  expect(await site.findNames('Verlobungsring')).toEqual([]);
  expect((await site.read('/kontakt')).status).toBe(200);
  proxy.reset();
  await site.tell('ecommerce_settings', [1]);
  await expect.poll(async () => (await site.read('/shop')).status).toBe(200);
});

test('a shop that is switched off answers 404 at once', async () => {
  changeSettings({ enable_cart: false });
  await site.tell('ecommerce_settings', [1]);
  await expect.poll(async () => (await site.read('/shop')).status).toBe(404);
  expect((await site.read('/fr/boutique')).status).toBe(404);
  expect((await site.read('/')).status).toBe(200);
  proxy.reset();
  await site.tell('ecommerce_settings', [1]);
  await expect.poll(async () => (await site.read('/shop')).status).toBe(200);
});

/** Requests a page until it is cached. */
async function readKept(path: string, headers: Record<string, string> = {}) {
  // Other files of this run change products, and the page is rendered anew then.
  for (;;) {
    const page = await site.read(path, headers);
    if (page.headers.has('etag')) return page;
  }
}

test('a list that was never requested before weighs as little as a cached one', async () => {
  let euros = 20_000;
  const readNew = () => {
    euros += 1;
    return site.read(`/shop/uhren?to=${euros}`);
  };
  // A list whose cards are not in memory yet is streamed.
  await expect.poll(async () => (await readNew()).headers.has('etag')).toBe(true);
  const { html, headers } = await readNew();
  expect(headers.get('content-security-policy')).not.toContain('nonce');
  expect(html).not.toContain('__FLIGHT_DATA');
  const withoutStyles = html.replace(/<style>.*?<\/style>/gs, '');
  expect(gzipSync(withoutStyles, { level: 9 }).length).toBeLessThanOrEqual(10_240);
  const [, payload = ''] = /<html data-lazy data-payload="([^"]+)"/.exec(html) ?? [];
  const [file, again] = await Promise.all(
    [payload, payload.replace(/[\w-]+\.txt/, 'evicted.txt')].map((path) => site.read(path.replaceAll('&amp;', '&'))),
  );
  expect(file?.status).toBe(200);
  expect(file?.headers.get('cache-control')).toContain('immutable');
  // Once it is evicted, the page is rendered again for it.
  expect(again?.headers.get('content-type')).toContain('text/x-component');
  expect(again?.headers.get('cache-control')).not.toContain('immutable');
  expect(again?.html).toContain('uhren');
});

test('a cached page is identical for everybody, allows its inline scripts by hash, and supports 304', async () => {
  const page = await readKept('/shop/uhren?full=1');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("'sha256-");
  expect(policy + page.html).not.toContain('nonce');
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
  const list = '/shop/uhren?full=1';
  const readAgain = async () => {
    const { headers } = await readKept(list);
    const again = await site.read(list, { 'if-none-match': headers.get('etag') ?? '' });
    return [again.status, again.html];
  };
  await expect.poll(readAgain).toEqual([304, '']);
  const isSameForLetters = async () => {
    const kept = await readKept(list);
    const tracked = await site.read('/shop/uhren?utm_source=brief&full=1&__proto__=1');
    return tracked.headers.get('etag') === kept.headers.get('etag');
  };
  await expect.poll(isSameForLetters).toBe(true);
  const countCalls = async () => {
    await readKept(list);
    const before = proxy.calls.length;
    await site.read(list);
    return proxy.calls.slice(before).filter(({ path }) => path.includes('teaser')).length;
  };
  await expect.poll(countCalls).toBe(0);
});

test('a change purges the pages that show it', async () => {
  const { id } = await makeProduct('Blinzelberyll');
  await site.tell('ecommerce_product', [id]);
  await expect.poll(() => site.findNames('Blinzelberyll')).toEqual(['Blinzelberyll']);
  const path = '/shop/suche?q=blinzelberyll&full=1';
  expect((await readKept(path)).html).toContain('120');
  await cms.patch(`/items/ecommerce_product/${id}`, { price_brutto: 347 });
  await site.tell('ecommerce_product', [id]);
  await expect.poll(async () => (await site.read(path)).html).toContain('347');
  expect((await readKept(path)).html).toContain('347');
});

test('an incomplete page is never cached', async () => {
  const path = '/shop/suche?q=trauring&full=1';
  await site.tell('ecommerce_settings', [1]);
  changeSettings({ show_stock: false });
  await site.tell('ecommerce_settings', [1]);
  proxy.fault.isCut = true;
  const failed = await site.read(`${path}&sort=name`);
  expect([failed.status, failed.headers.has('etag')]).toEqual([200, false]);
  expect((await site.read(`${path}&sort=name`)).headers.has('etag')).toBe(false);
  proxy.reset();
  await expect.poll(async () => (await site.read(`${path}&sort=name`)).html).toContain('<article');
});

test('a list makes one request to the CMS, and its frame streams before the response', async () => {
  await storefront.close();
  storefront = await startStorefront(proxy.url, { CACHE_DIR: cacheFolder });
  site = createShopSite(storefront.url);
  await expect.poll(() => site.findNames('Verlobungsring')).not.toEqual([]);
  const isLook = (path: string) => path.includes('aggregate') || !path.includes('teaser');
  proxy.fault.holds = (path) => !isLook(path);
  const asked = performance.now();
  const response = await fetch(`${storefront.url}/shop/schmuck?sort=price&page=2`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    html += part.value;
    // Without the frame nothing is answered, and the list would be the note that it cannot be shown.
    if (html.includes('<h1')) proxy.reset();
  }
  const calls = proxy.calls.filter(({ path, at }) => at > asked && !isLook(path));
  const answers = proxy.answers.filter(({ path, at }) => at > asked && !isLook(path));
  expect(response.status).toBe(200);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.length).toBeLessThanOrEqual(4);
  const first = Math.min(...answers.map(({ at }) => at));
  expect(calls.every(({ at }) => at < first)).toBe(true);
  expect(html).toContain('<article');
});

test('a storefront started without the CMS has the catalogue of its last run', async () => {
  const { slug } = await makeProduct('Erinnerungsachat');
  await expect.poll(() => site.findNames('Erinnerungsachat')).toEqual(['Erinnerungsachat']);
  const { id } = await makeProduct('Vergessensachat');
  await expect.poll(() => site.findNames('Vergessensachat')).toEqual(['Vergessensachat']);
  await cms.patch(`/items/ecommerce_product/${id}`, { status: 'archived' });
  await expect.poll(() => site.findNames('Vergessensachat')).toEqual([]);
  await storefront.close();
  proxy.fault.isCut = true;
  storefront = await startStorefront(proxy.url, { CACHE_DIR: cacheFolder });
  site = createShopSite(storefront.url);
  expect(await site.findNames('Erinnerungsachat')).toEqual(['Erinnerungsachat']);
  expect((await site.read('/shop/produkt/gibt-es-nicht')).status).toBe(404);
  expect((await site.read('/shop')).html).toMatch(/<h1/);
  proxy.reset();
  await cms.patch(`/items/ecommerce_product/${made.at(-2)}`, { status: 'archived' });
  await expect.poll(async () => (await site.read(`/shop/produkt/${slug}`)).status).toBe(410);
});

test('a suggestion has picture and price, or only a name while the CMS does not respond', async () => {
  const ask = async (text = 'winterlinde') => {
    const { html } = await site.read(`/api/suggestions?language=fr&q=${text}`);
    type Answer = { label: string; status: string; priceNote: string; suggestions: Record<string, string>[] };
    return JSON.parse(html) as Answer;
  };
  await expect.poll(async () => (await ask()).suggestions.some(({ image }) => image)).toBe(true);
  const { label, status, priceNote, suggestions } = await ask();
  expect(priceNote).toMatch(/TTC/);
  expect([label, status]).toEqual(['Suggestions', expect.stringMatching(/^\d+ suggestions?$/)]);
  const found = suggestions.find(({ name }) => name === 'Winterlinde 38');
  expect(found).toMatchObject({
    image: expect.stringMatching(/^[\w-]{36}$/),
    tint: expect.stringMatching(/^[0-9a-f]{6}$/),
    note: expect.stringMatching(/3\s?400\s€/),
  });
  proxy.fault.holds = (path) => path.includes('ecommerce_product');
  const named = await ask('chiffon');
  expect(named.priceNote).toBe('');
  const unread = named.suggestions.filter(({ name }) => name === 'Chiffon à polir');
  expect(unread).toEqual([expect.objectContaining({ note: 'Pièce' })]);
});
