import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharp } from '../../demo/pictures/sharp.ts';
import { ringStudioRoutes } from '../../src/routing/routes.ts';
import { createCms } from '../cms.ts';
import { readLinks, readMeta } from '../read-head.ts';
import { addressesOfPages, isListed, lists } from '../routes.ts';
import { fetchSite, readHtml, site } from '../site-fetch.ts';

const cms = createCms();

type Words = { id: number; display_name: string };
type Publication = { status: string };

const find = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** A visitor looks at a page before asking for the next one. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

const payloadOf = (html: string) => /"(\/payload\/[^"]+)"/.exec(html)?.[1];

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetchSite(path);
  return { status: response.status, text: await response.text() };
}

/** The last entry of the footer, which every page of a language shows, made at build or on request, and no other test. */
async function findMenuWords(): Promise<Words> {
  const filter = {
    language: { _eq: 'de' },
    menu_entry_id: { menu: { key: { _eq: 'footer' }, project: { id: { _eq: 1 } } } },
  };
  const [translation] = await cms.get<Words[]>(`/items/menu_entry_translations?${find(filter)}&sort=-id&limit=1`);
  if (!translation) throw new Error('The menu of the footer is empty.');
  return translation;
}

/** Publications of changes of a collection that no other test changes: those of others may fail, or be left running. */
const readPublications = (collection: string, after = 0) =>
  cms.get<Publication[]>(
    `/items/publication?${find({ collections: { _contains: collection }, id: { _gt: after } })}&sort=-id&limit=-1`,
  );

const readNewestStatus = async (collection: string) => (await readPublications(collection))[0]?.status;

async function readNewestId(): Promise<number> {
  const [newest] = await cms.get<{ id: number }[]>('/items/publication?sort=-id&limit=1&fields=id');
  return newest?.id ?? 0;
}

// What reads every address of the site stands beside what changes them, since a file runs one test after the other.
test('the sitemaps list every indexable page, and nothing else', async () => {
  const index = await readHtml('/sitemap.xml');
  const sitemaps = [...index.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)].map(([, url = '']) => url);
  expect(sitemaps).toEqual(['de', 'en', 'fr'].map((language) => `${site}/sitemap-${language}.xml`));
  const listed: string[] = [];
  for (const url of sitemaps) {
    const response = await fetchSite(url);
    expect(response.headers.get('content-type')).toContain('xml');
    const entries = (await response.text()).match(/<url>.*?<\/url>/g) ?? [];
    for (const entry of entries) {
      listed.push(/<loc>([^<]+)/.exec(entry)?.[1] ?? '');
      const others = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(others.length === 0 || others.length >= 3, entry).toBe(true);
    }
    expect(entries.filter((entry) => !/<lastmod>\d/.test(entry))).toEqual([]);
  }
  expect(new Set(listed).size).toBe(listed.length);
  const expected = [
    ...[...addressesOfPages, ...lists].map(({ path }) => path).filter(isListed),
    ...Object.values(ringStudioRoutes),
  ];
  const whole = (path: string) => site + path;
  expect(expected.map(whole).filter((url) => !listed.includes(url))).toEqual([]);
  // The pages of products, brands and topics share templates: a few of each stand for all.
  const isOneOfMany = (url: string) => /\/(?:produ|marke|brand|marque|thema|topic|theme)[^/]*\/[^/]+$/.test(url);
  const read = listed.filter((url, at) => !isOneOfMany(url) || at % 40 === 0);
  expect(listed.filter((url) => url.includes('/shop/produkt/')).length).toBeGreaterThan(100);
  for (const url of read) {
    const response = await fetchSite(url);
    expect(response.status, url).toBe(200);
    const html = await response.text();
    expect(readMeta(html).get('robots'), url).toBeUndefined();
    expect(readLinks(html, 'canonical')).toEqual([['', url]]);
  }
});

test('hreflang links are reciprocal, and no link of the site is broken', async () => {
  const read = new Map<string, { status: number; html: string }>();
  const get = async (path: string) => {
    const known = read.get(path);
    if (known) return known;
    const response = await fetchSite(path);
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    const text = await response.text();
    const answer = { status: response.status, html: isPage ? text : '' };
    read.set(path, answer);
    return answer;
  };
  const problems: string[] = [];
  const links = new Map<string, string>();
  for (const { path } of [...addressesOfPages, ...lists]) {
    const { html } = await get(path);
    for (const href of alternatesOf(html)) {
      const back = alternatesOf((await get(new URL(href).pathname)).html);
      if (!back.includes(new URL(path, site).href)) problems.push(`${href} does not point back at ${path}`);
    }
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([/#][^"]*)/g)) {
      const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), new URL(path, site));
      if (!pathname.startsWith('/media/')) links.set(pathname + search + hash, path);
    }
  }
  const entries = [...links];
  const follow = async (): Promise<void> => {
    for (let entry = entries.pop(); entry; entry = entries.pop()) {
      const [link, from] = entry;
      const [address = '', anchor] = link.split('#', 2);
      const { status, html } = await get(address);
      if (status >= 400) problems.push(`${address} on ${from}: ${status}`);
      else if (anchor && html && !html.includes(`id="${decodeURIComponent(anchor)}"`))
        problems.push(`${link} on ${from}`);
    }
  };
  await Promise.all([follow(), follow(), follow(), follow()]);
  expect(problems).toEqual([]);
});

function alternatesOf(html: string): string[] {
  const links = html.matchAll(/<link rel="alternate" hrefLang="(?:de|en|fr)" href="([^"]+)"/gi);
  return [...links].map(([, href]) => href ?? '');
}

test('twenty edits under load are all published, without errors or stale pages', async () => {
  const translation = await findMenuWords();
  const pages = ['/', '/kontakt', '/impressum', '/shop/uhren?full=1', '/gibt-es-nicht'];
  const before = await readNewestId();
  const problems: string[] = [];
  let newest = 0;
  let requests = 0;
  let isOver = false;
  let last = '';
  const visit = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      const atLeast = newest;
      const { status, text } = await read(path).catch((error) => ({ status: 0, text: String(error) }));
      requests += 1;
      const expected = path === '/gibt-es-nicht' ? 404 : 200;
      if (status !== expected) problems.push(`${path}: ${status} ${text.slice(0, 200)}`);
      const shown = Number(/Ausgabe (\d+)\./.exec(text)?.[1] ?? 0);
      if (shown < atLeast) problems.push(`${path} shows edit ${shown} after another page showed ${atLeast}`);
      newest = Math.max(newest, shown);
      await pause();
      const payload = payloadOf(text);
      if (payload && (await read(payload)).status !== 200)
        problems.push(`${path} has lost its payload ${payload} ${shown} ${newest}`);
    }
  };
  const visitors = Promise.all([visit(), visit(), visit()]);
  try {
    for (let edit = 1; edit <= 20; edit += 1) {
      await cms.patch(`/items/menu_entry_translations/${translation.id}`, { display_name: `Ausgabe ${edit}.` });
    }
    await expect.poll(() => newest, { timeout: 120_000 }).toBe(20);
  } finally {
    isOver = true;
    await visitors;
    last = (await read('/')).text;
    await cms.patch(`/items/menu_entry_translations/${translation.id}`, { display_name: translation.display_name });
  }
  expect(problems).toEqual([]);
  expect(requests).toBeGreaterThan(50);
  await expect
    .poll(async () => (await read('/')).text.includes(translation.display_name), { timeout: 60_000 })
    .toBe(true);
  // Who was sent the page before is still about to ask for what brings it to life.
  const payload = payloadOf(last) ?? '';
  expect(payloadOf((await read('/')).text)).not.toBe(payload);
  expect((await read(payload)).status).toBe(200);
  await expect.poll(() => readNewestStatus('menu_entry_translations'), { timeout: 60_000 }).toBe('live');
  // Edits that come while pages are made share the next release.
  const made = await readPublications('menu_entry_translations', before);
  expect(made.length).toBeGreaterThan(0);
  expect(made.map(({ status }) => status)).not.toContain('failed');
  expect(made.length).toBeLessThan(20);
});

type Told = { id: number; status: string; notices: string | null; notice_count: number };

/** As notices and notifications, which are Markdown, have it. */
const asMarkdown = (text: string) => text.replaceAll('-', '\\-');

/** The newest publication that quotes a text. */
const findTold = async (text: string, after = 0): Promise<Told | undefined> => {
  const filter = find({ notices: { _contains: asMarkdown(text) }, id: { _gt: after } });
  return (await cms.get<Told[]>(`/items/publication?${filter}&sort=-id&limit=1`))[0];
};

test('a page whose address is taken is left out alone: changes of others go online, and staff read which entry it is', async () => {
  const taken = `presse-${randomUUID().slice(0, 8)}`;
  const make = (path: string, title: string) =>
    cms.post<{ id: number }>('/items/page?fields=id', {
      ...{ project: 1, status: 'published', path },
      translations: [{ language: 'de', title }],
    });
  const pages = [await make(taken, 'Die erste')];
  try {
    await expect.poll(async () => (await read(`/${taken}`)).status, { timeout: 60_000 }).toBe(200);
    pages.push(await make(taken, 'Die zweite'));
    const [first, second] = pages.map(({ id }) => id);
    await expect.poll(() => findTold(taken), { timeout: 60_000 }).toMatchObject({ status: 'live' });
    const line = (await findTold(taken))?.notices?.split('\n').find((one) => one.includes('presse'));
    expect(line).toContain(`ist schon die Adresse einer anderen Seite: Seite Nr. ${first}`);
    expect(line).toMatch(new RegExp(`\\[Eintrag öffnen\\]\\([^)]*/admin/content/page/${second}\\)$`));
    const listSubjects = async () => {
      const filter = find({ message: { _contains: asMarkdown(taken) } });
      return (await cms.get<{ subject: string }[]>(`/notifications?${filter}`)).map(({ subject }) => subject);
    };
    await expect.poll(listSubjects).toEqual(['Ein Eintrag fehlt auf der Website']);
    pages.push(await make(`${taken}-b`, 'Die dritte'));
    await expect.poll(async () => (await read(`/${taken}-b`)).status, { timeout: 60_000 }).toBe(200);
    expect((await read(`/${taken}`)).text).toContain('Die erste');
    expect(await listSubjects()).toHaveLength(1);
  } finally {
    await cms.delete(
      '/items/page',
      pages.map(({ id }) => id),
    );
  }
});

test('entries that are empty or odd do not keep anything else from being published', async () => {
  const path = `leer-${randomUUID().slice(0, 8)}`;
  const collections = ['rich_text', 'gallery', 'text_picture', 'teasers', 'quote', 'faq', 'opening_hours', 'branches'];
  const others = ['contact', 'products', 'call_to_action', 'downloads', 'video'];
  const html =
    '<p><a href="https://[">x</a><a href="/%E0%A4%A">y</a><a href="mailto:">z</a><a href="#%">ä</a></p><img src="x"><table><td>';
  const texts = { language: 'de', heading: '', content: html };
  const odd = [
    {
      collection: 'block_call_to_action',
      item: { path: 'gibt/es/nicht', external_path: 'https://[', translations: [{ ...texts, label: 'x' }] },
    },
    {
      collection: 'block_teasers',
      item: {
        teasers: [
          { path: null, translations: [] },
          { path: '', translations: [{ language: 'fr', title: '' }] },
        ],
      },
    },
    { collection: 'block_faq', item: { items: [{ translations: [] }] } },
    { collection: 'block_video', item: { provider: 'youtube', video_id: '"><script>', translations: [] } },
    {
      collection: 'block_rich_text',
      item: {
        translations: [
          { language: 'de', content: html },
          { language: 'de', content: html },
        ],
      },
    },
    { collection: 'block_products', item: { count: 12, translations: [{ language: 'fr', heading: 'x' }] } },
  ];
  const project = 1;
  const rows: [string, object][] = [
    [
      'page',
      {
        ...{ project, status: 'published', path, translations: [{ language: 'de', title: '\u200b' }] },
        blocks: [...[...collections, ...others].map((name) => ({ collection: `block_${name}`, item: {} })), ...odd],
      },
    ],
    ['article', { project, status: 'published', translations: [] }],
    [
      'article',
      { project, status: 'published', author: '', translations: [{ language: 'de', title: '', slug: `${path}-x` }] },
    ],
    [
      'event',
      {
        project,
        status: 'published',
        starts_at: '9998-12-31T23:59:00',
        ends_at: '2000-01-01T00:00:00',
        translations: [],
      },
    ],
    ['holiday', { project, date: '2026-12-31', date_to: '2026-01-01', translations: [] }],
    [
      'holiday',
      { project, date: '1000-01-01', date_to: '9998-12-31', closed: false, time_open: '18:00', time_close: '08:00' },
    ],
    ['redirect', { project, from_path: `/${path}-a`, to_path: `/${path}-a` }],
    ['redirect', { project, from_path: `/${path}-b?%E0`, to_path: 'https://[' }],
    ['legal_notice', { project, notice_id: 'insurance', translations: [] }],
  ];
  const branch = [
    'branch',
    {
      ...{ project, status: 'published', display_name: ' ', country: 'Deutschland', phone: '☎', zip: '<b>' },
      opening_periods: [
        { day: 'nach Vereinbarung', time_open: '20:00', time_close: null },
        { day: '4', time_open: '20:00', time_close: '08:00' },
        { day: '' },
      ],
    },
  ] satisfies (typeof rows)[number];
  const made: string[] = [];
  try {
    const post = async ([collection, row]: (typeof rows)[number]) => {
      const { id } = await cms.post<{ id: number }>(`/items/${collection}?fields=id`, row);
      made.push(`/items/${collection}/${id}`);
    };
    const posted = await Promise.allSettled(rows.map(post));
    expect(posted.filter(({ status }) => status === 'rejected')).toEqual([]);
    // Last, so that the release that is waited for has all of them.
    await post(branch);
    await expect.poll(async () => (await read(`/${path}`)).status, { timeout: 90_000 }).toBe(200);
    await expect.poll(() => readNewestStatus('opening_period'), { timeout: 60_000 }).toBe('live');
    for (const page of ['/', '/kontakt', '/en/contact', '/fr/contact', '/sitemap-de.xml']) {
      expect((await read(page)).status, page).toBe(200);
    }
  } finally {
    await Promise.all(made.map((one) => cms.delete(one)));
  }
});

/** Width and height of a PNG, from its header. */
const readSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

const readBytes = async (path: string) => Buffer.from(await (await fetchSite(path)).arrayBuffer());

// Changes that do not meet share a release, which takes seconds of the processor.
describe('a release with several changes', () => {
  const missing = `fehlt-${randomUUID()}`;
  const patience = { timeout: 60_000, interval: 100 };
  let usual: Buffer;
  let block: string | undefined;
  let restore: () => Promise<unknown>;

  const isUsual = async () => (await readBytes('/icon-512.png')).equals(usual);

  beforeAll(async () => {
    usual = await readBytes('/icon-512.png');
    const [settings] = await cms.get<{ id: number; store_root_path: string }[]>(
      `/items/ecommerce_settings_translations?${find({ language: { _eq: 'de' }, ecommerce_settings_id: { project: { id: { _eq: 1 } } } })}&limit=1`,
    );
    const category = {
      language: { _eq: 'de' },
      ecommerce_category_id: { key: { _eq: 'beads' }, project: { id: { _eq: 1 } } },
    };
    const [translation] = await cms.get<{ id: number; slug: string }[]>(
      `/items/ecommerce_category_translations?${find(category)}&limit=1`,
    );
    const [picture] = await cms.get<{ id: string }[]>(
      `/files?${find({ type: { _eq: 'image/jpeg' } })}&fields=id&limit=1`,
    );
    if (!settings || !translation || !picture) throw new Error('The demo lacks settings, a category or a picture.');
    const settingsPath = `/items/ecommerce_settings_translations/${settings.id}`;
    const categoryPath = `/items/ecommerce_category_translations/${translation.id}`;
    const text = { language: 'de', content: `<p><a href="/${missing}">Hier</a> steht mehr.</p>` };
    const page = await cms.post<{ id: number; blocks: { item: string }[] }>('/items/page?fields=id,blocks.item', {
      ...{ project: 1, status: 'published', path: `hinweis-${randomUUID()}` },
      translations: [{ language: 'de', title: 'Hinweis' }],
      blocks: [{ collection: 'block_rich_text', item: { translations: [text] } }],
    });
    block = page.blocks[0]?.item;
    restore = () =>
      Promise.all([
        cms.delete(`/items/page/${page.id}`),
        cms.patch(settingsPath, { store_root_path: settings.store_root_path }),
        cms.patch(categoryPath, { slug: translation.slug }),
        cms.patch('/items/project/1', { icon: null }),
      ]);
    await Promise.all([
      cms.patch(settingsPath, { store_root_path: 'kontakt' }),
      cms.patch(categoryPath, { slug: 'perlen-und-ketten' }),
      cms.patch('/items/project/1', { icon: picture.id }),
    ]);
  });

  afterAll(async () => {
    await restore?.();
    await vi.waitFor(async () => {
      expect((await read('/shop/perlen')).status).toBe(200);
      expect(await isUsual(), 'without a picture the icons are the usual ones').toBe(true);
      expect(await readNewestStatus('ecommerce_settings_translations')).toBe('live');
    }, patience);
  });

  test('does not move the shop to a path that is taken, and staff see why', async () => {
    await expect.poll(() => findTold('Shop: „/kontakt“ ist schon'), patience).toMatchObject({ status: 'live' });
    expect((await findTold('Shop: „/kontakt“'))?.notices).toContain('Der Shop bleibt unter „/shop“');
    expect((await read('/shop/uhren')).status).toBe(200);
    expect((await read('/kontakt')).text).toContain('<h1');
  });

  test('lists content problems that staff can fix in the studio, though the pages are online', async () => {
    await expect.poll(() => findTold(missing), patience).toMatchObject({ status: 'live' });
    const told = await findTold(missing);
    const line = told?.notices?.split('\n').find((one) => one.includes('fehlt\\-'));
    expect(line).toContain('aber diese Seite gibt es nicht');
    expect(line).toMatch(new RegExp(`\\[Eintrag öffnen\\]\\([^)]*/admin/content/block_rich_text/${block}\\)$`));
    expect(told?.notice_count).toBe(told?.notices?.split('\n').length);
  });

  test('has a new slug as an address, and the old one is 404', async () => {
    await expect.poll(async () => (await read('/shop/perlen-und-ketten')).status, patience).toBe(200);
    expect((await read('/shop/perlen')).status).toBe(404);
    expect((await read('/sitemap-de.xml')).text).toContain('/shop/perlen-und-ketten<');
  });

  test('has icons of the picture that staff choose', async () => {
    await expect.poll(isUsual, patience).toBe(false);
    const sizes = { 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512, 'apple-touch-icon': 180 };
    for (const [name, size] of Object.entries(sizes)) {
      expect(readSize(await readBytes(`/${name}.png`)), name).toEqual([size, size]);
    }
    expect(readSize((await readBytes('/favicon.ico')).subarray(22))).toEqual([32, 32]);
    const svg = await fetchSite('/favicon.svg');
    expect(svg.headers.get('content-type')).toContain('image/svg+xml');
    expect(await svg.text()).toMatch(/<image [^>]*href="data:image\/png;base64,iVBOR/);
  });
});

test('damaged pictures keep nobody’s changes from visitors, and the icons are the usual ones', async () => {
  const usual = await (await fetchSite('/icon-512.png')).bytes();
  const noise =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><filter id="n"><feTurbulence baseFrequency="0.9"/></filter><rect width="600" height="600" filter="url(#n)"/></svg>';
  const whole = await sharp(Buffer.from(noise)).png().toBuffer();
  const body = new FormData();
  body.set('title', 'Beschädigt');
  body.set(
    'file',
    new Blob([new Uint8Array(whole.subarray(0, whole.length / 2))], { type: 'image/png' }),
    'beschaedigt.png',
  );
  const headers = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}` };
  const uploaded = await fetch(`${process.env.CMS_URL}/files`, { method: 'POST', headers, body });
  const { data } = (await uploaded.json()) as { data: { id: string } };
  const picture = data.id;
  const words = await findMenuWords();
  const [page] = await cms.get<{ id: number; image: string | null }[]>(
    `/items/page?${find({ key: { _eq: 'bicycles' }, project: { _eq: 1 } })}&fields=id,image`,
  );
  const probe = `Probe ${randomUUID()}`;
  const [project] = await cms.get<{ social_image: string | null }[]>(
    '/items/project?filter[id][_eq]=1&fields=social_image',
  );
  const before = await readNewestId();
  try {
    await cms.patch('/items/project/1', { icon: picture, social_image: picture });
    await cms.patch(`/items/page/${page?.id}`, { image: picture });
    // Last, so that its release has the pictures.
    await cms.patch(`/items/menu_entry_translations/${words.id}`, { display_name: probe });
    await expect.poll(() => readHtml('/kontakt'), { timeout: 90_000 }).toContain(probe);
    await expect.poll(() => readHtml('/fahrraeder'), { timeout: 90_000 }).toContain(picture);
    expect(await (await fetchSite('/icon-512.png')).bytes()).toEqual(usual);
    expect((await fetchSite('/favicon.ico')).status).toBe(200);
    // The first release with the pictures may have read the words before their own publication, which comes later then.
    await expect.poll(() => findTold('wohl beschädigt', before), { timeout: 60_000 }).toMatchObject({ status: 'live' });
  } finally {
    await Promise.all([
      cms.patch('/items/project/1', { icon: null, social_image: project?.social_image ?? null }),
      cms.patch(`/items/page/${page?.id}`, { image: page?.image ?? null }),
      cms.patch(`/items/menu_entry_translations/${words.id}`, { display_name: words.display_name }),
    ]);
    await cms.delete(`/files/${picture}`);
  }
});

test('only the studio can start a publication', async () => {
  for (const headers of [{}, { 'x-vitrine-signature': `t=${Date.now()},n=${'A'.repeat(22)},v2=${'0'.repeat(64)}` }]) {
    const response = await fetch(`${site}/api/publish`, { method: 'POST', headers, body: '{"collection":"page"}' });
    expect(response.status).toBe(401);
  }
});
