import { expect, test } from '@playwright/test';
import { createCms } from '../cms.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const cms = createCms();

type Words = { id: number; display_name: string };
type Publication = { status: string; reason: string | null; collections: string };

const find = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** A visitor looks at a page before asking for the next one. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(site + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

/** The last entry of the footer, which every page of a language shows, made at build or on request, and no other test. */
async function findMenuWords(): Promise<Words> {
  const filter = {
    language: { _eq: 'de' },
    menu_entry_id: { menu: { key: { _eq: 'footer' }, project: { id: { _eq: 1 } } } },
  };
  const [words] = await cms.get<Words[]>(`/items/menu_entry_translations?${find(filter)}&sort=-id&limit=1`);
  if (!words) throw new Error('The menu of the footer is empty.');
  return words;
}

async function readNewestPublication(): Promise<Publication | undefined> {
  const [newest] = await cms.get<Publication[]>('/items/publication?sort=-id&limit=1');
  return newest;
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('twenty edits during load all go online, nothing fails, no page falls back behind another', async () => {
  const words = await findMenuWords();
  const pages = ['/', '/kontakt', '/impressum', '/shop/uhren?full=1', '/gibt-es-nicht'];
  const [before] = await cms.get<{ id: number }[]>('/items/publication?sort=-id&limit=1&fields=id');
  const faults: string[] = [];
  let newest = 0;
  let requests = 0;
  let isOver = false;
  const visit = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      const atLeast = newest;
      const { status, text } = await read(path).catch((error) => ({ status: 0, text: String(error) }));
      requests += 1;
      const expected = path === '/gibt-es-nicht' ? 404 : 200;
      if (status !== expected) faults.push(`${path}: ${status} ${text.slice(0, 200)}`);
      const shown = Number(/Ausgabe (\d+)\./.exec(text)?.[1] ?? 0);
      if (shown < atLeast) faults.push(`${path} shows edit ${shown} after another page showed ${atLeast}`);
      newest = Math.max(newest, shown);
      await pause();
    }
  };
  const visitors = Promise.all([visit(), visit(), visit()]);
  try {
    for (let edit = 1; edit <= 20; edit += 1) {
      await cms.patch(`/items/menu_entry_translations/${words.id}`, { display_name: `Ausgabe ${edit}.` });
    }
    await expect.poll(() => newest, { timeout: 120_000 }).toBe(20);
  } finally {
    isOver = true;
    await visitors;
    await cms.patch(`/items/menu_entry_translations/${words.id}`, { display_name: words.display_name });
  }
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(50);
  await expect.poll(async () => (await read('/')).text.includes(words.display_name), { timeout: 60_000 }).toBe(true);
  await expect.poll(async () => (await readNewestPublication())?.status, { timeout: 60_000 }).toBe('live');
  // Edits that come while pages are made share the next release.
  const made = await cms.get<Publication[]>(`/items/publication?${find({ id: { _gt: before?.id ?? 0 } })}`);
  expect(made.map(({ status }) => status)).not.toContain('failed');
  expect(made.length).toBeLessThan(20);
});

test('addresses that cannot be are not published: the last release stays, and staff read why', async () => {
  const [settings] = await cms.get<{ id: number; store_root_path: string }[]>(
    `/items/ecommerce_settings_translations?${find({ language: { _eq: 'de' }, ecommerce_settings_id: { project: { id: { _eq: 1 } } } })}&limit=1`,
  );
  if (!settings) throw new Error('The shop has no settings.');
  const path = `/items/ecommerce_settings_translations/${settings.id}`;
  await cms.patch(path, { store_root_path: 'kontakt' });
  try {
    await expect.poll(async () => (await readNewestPublication())?.status, { timeout: 60_000 }).toBe('failed');
    expect((await readNewestPublication())?.reason).toContain('"/kontakt" is the address of a page');
    const [notification] = await cms.get<{ message: string }[]>('/notifications?sort=-id&limit=1');
    expect(notification?.message).toContain('Besucher sehen weiter den Stand davor');
    expect((await read('/shop/uhren')).status).toBe(200);
    expect((await read('/kontakt')).text).toContain('<h1');
  } finally {
    await cms.patch(path, { store_root_path: settings.store_root_path });
  }
  await expect.poll(async () => (await readNewestPublication())?.status, { timeout: 60_000 }).toBe('live');
});

test('a new slug is an address at once, and the old one is none any more', async () => {
  const filter = {
    language: { _eq: 'de' },
    ecommerce_category_id: { key: { _eq: 'beads' }, project: { id: { _eq: 1 } } },
  };
  const [words] = await cms.get<{ id: number; slug: string }[]>(
    `/items/ecommerce_category_translations?${find(filter)}&limit=1`,
  );
  if (!words) throw new Error('There is no such category.');
  const path = `/items/ecommerce_category_translations/${words.id}`;
  await cms.patch(path, { slug: 'perlen-und-ketten' });
  try {
    await expect.poll(async () => (await read('/shop/perlen-und-ketten')).status, { timeout: 60_000 }).toBe(200);
    expect((await read('/shop/perlen')).status).toBe(404);
    expect((await read('/sitemap-de.xml')).text).toContain('/shop/perlen-und-ketten<');
  } finally {
    await cms.patch(path, { slug: words.slug });
  }
  await expect.poll(async () => (await read('/shop/perlen')).status, { timeout: 60_000 }).toBe(200);
});

test('nobody but the studio can have pages made', async () => {
  for (const headers of [{}, { 'x-vitrine-signature': `t=${Date.now()},n=${'A'.repeat(22)},v2=${'0'.repeat(64)}` }]) {
    const response = await fetch(`${site}/api/publish`, { method: 'POST', headers, body: '{"collection":"page"}' });
    expect(response.status).toBe(401);
  }
});

test('a draft is seen by those whom the studio gives a link, and by nobody else', async ({ page }) => {
  const titles = { de: 'Noch nicht fertig', en: 'Not ready yet' };
  const row = await cms.post<{ id: number }>('/items/page?fields=id', {
    ...{ project: 1, status: 'draft', path: 'noch-nicht-fertig' },
    translations: Object.entries(titles).map(([language, title]) => ({ language, title })),
  });
  try {
    const link = await cms.follow(`/publishing/preview/page/${row.id}`);
    expect(link).toContain(`/vorschau/page/${row.id}?key=`);
    const response = await page.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('no-store');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.de);
    await expect(page.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.en);
    const forged = `?key=t%3D${Date.now()}%2Cv2%3D${'0'.repeat(64)}`;
    for (const closed of ['/noch-nicht-fertig', `/vorschau/page/${row.id}`, `/vorschau/page/${row.id}${forged}`]) {
      expect((await read(closed)).status, closed).toBe(404);
    }
    expect((await read(link.replace(site, '').replace(`/page/${row.id}`, '/page/1'))).status).toBe(404);
    const stranger = await fetch(`${process.env.CMS_URL}/publishing/preview/page/${row.id}`, { redirect: 'manual' });
    expect(stranger.status).toBe(401);
  } finally {
    await cms.delete(`/items/page/${row.id}`);
  }
});
