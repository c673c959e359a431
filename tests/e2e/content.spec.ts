import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';

type InLanguage = { language: Language; list: string; path: string; title: string; others: Record<string, string> };

const articles: InLanguage[] = [
  {
    language: 'de',
    list: '/einblicke',
    path: '/einblicke/die-richtige-ringgroesse',
    title: 'Die richtige Ringgröße',
    others: {
      'Read this in English': '/en/insights/the-right-ring-size',
      'Lire ce texte en français': '/fr/regards/la-bonne-taille-de-bague',
    },
  },
  {
    language: 'en',
    list: '/en/insights',
    path: '/en/insights/the-right-ring-size',
    title: 'The right ring size',
    others: {
      'Diesen Text auf Deutsch lesen': '/einblicke/die-richtige-ringgroesse',
      'Lire ce texte en français': '/fr/regards/la-bonne-taille-de-bague',
    },
  },
  {
    language: 'fr',
    list: '/fr/regards',
    path: '/fr/regards/la-bonne-taille-de-bague',
    title: 'La bonne taille de bague',
    others: {
      'Diesen Text auf Deutsch lesen': '/einblicke/die-richtige-ringgroesse',
      'Read this in English': '/en/insights/the-right-ring-size',
    },
  },
];

for (const { language, list, path, title, others } of articles) {
  test(`the ${language} articles are listed newest first and link to each other`, async ({ page }) => {
    await page.goto(list);
    const entries = page.getByRole('main').getByRole('article');
    await expect(entries).toHaveCount(6);
    const dates = await entries
      .locator('time')
      .evaluateAll((times) => times.map((one) => one.getAttribute('datetime')));
    expect(dates).toEqual(dates.toSorted().reverse());
    await entries.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('navigation').last().getByRole('listitem')).toHaveCount(2);
  });

  test(`the ${language} article has metadata and translations, no overflow, and in German no accessibility violation`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + path);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4);
    for (const [name, href] of Object.entries(others)) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(page.getByText(/Johanna Vierlinden/).first()).toBeVisible();
    await (language === 'de' ? expectAccessible(page) : expectNoOverflow(page));
  });
}

test('a page with a custom path is a child of the page whose path it starts with', async ({ page }) => {
  for (const [path, above] of [
    ['/uhren/rolex', '/uhren'],
    ['/uhren/longines', '/uhren'],
    ['/trauringe/werkstatt', '/trauringe'],
    ['/en/watches/rolex', '/en/watches'],
    ['/en/wedding-rings/werkstatt', '/en/wedding-rings'],
  ]) {
    const response = await page.goto(path ?? '');
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + path);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const trail = page.getByRole('navigation', { name: /^(Sie sind hier|You are here)$/ });
    await expect(trail.getByRole('link').last()).toHaveAttribute('href', above ?? '');
  }
});

test('watch pages link to their child pages', async ({ page }) => {
  await page.goto('/uhren');
  await page.getByRole('main').locator('a[href="/uhren/longines"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klassische Armbanduhren');
});

for (const { path, start, title } of [
  { path: '/trauringe/gibt-es-nicht', start: '/trauringe', title: 'Trauringe' },
  { path: '/trauringe/a/b/c', start: '/trauringe', title: 'Trauringe' },
  { path: '/trauringe/geheim', start: '/trauringe', title: 'Trauringe' },
  { path: '/en/wedding-rings/nowhere', start: '/en/wedding-rings', title: 'Wedding rings' },
]) {
  test(`${path} shows the start page of its area and is noindex`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + start);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await response?.text()).not.toContain('Frühjahrskollektion');
  });
}

/** Where in the demo each kind of block stands, and what of it a visitor sees. */
const blocks: { kind: string; path: string; find: (page: Page) => ReturnType<Page['locator']> }[] = [
  { kind: 'rich text', path: '/materialkunde', find: (page) => page.locator('main h2[id]').first() },
  { kind: 'picture', path: '/partner', find: (page) => page.locator('main figure picture').first() },
  { kind: 'gallery', path: '/nachhaltigkeit', find: (page) => page.locator('main .gallery__list picture').nth(2) },
  { kind: 'text beside picture', path: '/info', find: (page) => page.getByRole('heading', { name: 'Ohne Stufe' }) },
  { kind: 'teasers', path: '/info', find: (page) => page.getByRole('link', { name: /Häufige Fragen/ }).first() },
  { kind: 'quote', path: '/einblicke', find: (page) => page.locator('main blockquote').first() },
  { kind: 'questions', path: '/faq', find: (page) => page.locator('main details summary').first() },
  { kind: 'opening hours', path: '/danke', find: (page) => page.getByText('Wann Sie uns erreichen') },
  { kind: 'branches', path: '/info', find: (page) => page.getByRole('heading', { name: 'Laden und Werkstatt' }) },
  { kind: 'contact', path: '/info', find: (page) => page.getByRole('heading', { name: 'Etwas fehlt?' }) },
  { kind: 'products', path: '/uhren', find: (page) => page.getByRole('main').getByRole('article').nth(7) },
  { kind: 'call to action', path: '/partner', find: (page) => page.locator('.call-to-action__root a').first() },
  {
    kind: 'downloads',
    path: '/terminvereinbarung',
    find: (page) => page.getByRole('link', { name: /Ringmaß.*PDF, \d/ }),
  },
  { kind: 'video', path: '/materialkunde', find: (page) => page.getByText('Dieses Video liegt bei YouTube.') },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of block works and requests no other origin', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of new Set(blocks.map((block) => block.path))) {
      await page.goto(path);
      for (const { kind, find } of blocks.filter((block) => block.path === path)) {
        await expect.soft(find(page), kind).toBeVisible();
      }
    }
    expect(asked.filter((url) => new URL(url).origin !== new URL(site).origin)).toEqual([]);
  });
});

test('the ring ruler PDF supports range and conditional requests', async ({ page, request }) => {
  await page.goto('/einblicke/die-richtige-ringgroesse');
  const href = await page.getByRole('link', { name: /Ringmaß/ }).getAttribute('href');
  expect(href).toMatch(/^\/media\/[0-9a-f-]{36}\/ringmass-[a-z0-9-]+\.pdf$/);
  const answer = await request.get(href ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="ringmass-.*\.pdf"$/),
    'x-content-type-options': 'nosniff',
  });
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const part = await request.get(href ?? '', { headers: { range: 'bytes=0-4' } });
  expect([part.status(), await part.text()]).toEqual([206, '%PDF-']);
  const again = await request.get(href ?? '', { headers: { 'if-none-match': answer.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Ringmaß/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^ringmass-.*\.pdf$/);
});

test('pictures and unknown files cannot be downloaded as PDF', async ({ page, request }) => {
  await page.goto('/');
  const picture = await page.locator('main source').first().getAttribute('srcset');
  const id = /[0-9a-f-]{36}/.exec(picture ?? '')?.[0];
  for (const path of [`/media/${id}/bild.pdf`, '/media/00000000-0000-4000-8000-000000000000/a.pdf']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the appointment page links to the calendar in a new tab where embedding is off, and to the phone number', async ({
  page,
}) => {
  await page.goto('/terminvereinbarung');
  const button = page.getByRole('link', { name: /Auf termine\.vierlinden\.example buchen/ });
  await expect(button).toHaveAttribute('href', 'https://termine.vierlinden.example/beratung');
  await expect(button).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('main').getByRole('link', { name: '+49 30 23125120' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Öffnungszeiten' })).toBeVisible();
});

test('the imprint labels every entry, and has no brand area where there is none', async ({ page }) => {
  await page.goto('/impressum');
  const main = page.getByRole('main');
  for (const name of ['Zuständige Stellen', 'Berufshaftpflichtversicherung', 'Bildnachweis', 'Angaben nach § 5 DDG']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  for (const words of ['Hauptgeschäftsstelle', 'Johanna Vierlinden', 'HRA 1931 P', 'DE123456789', '050/193/11931']) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
  await expect(page.getByText('Markenbereich')).toHaveCount(0);
});

const privacy = [
  { path: '/datenschutz', consents: 'Zustimmungen verwalten', phone: 'Telefon' },
  { path: '/en/privacy', consents: 'Manage consents', phone: 'Phone' },
  { path: '/fr/mentions-legales', consents: 'Gérer les consentements', phone: 'Téléphone' },
];

for (const { path, consents, phone } of privacy) {
  test(`${path} has the consent manager at #cookies and names the data protection officer`, async ({ page }) => {
    await page.goto(`${path}#cookies`);
    await expect(page.locator('[id=cookies]')).toHaveCount(1);
    await expect(page.locator('#cookies')).toHaveText(consents);
    const officer = page.getByRole('main').locator('address').filter({ hasText: 'Am Wall 7' });
    await expect(officer).toBeVisible();
    await expect(officer.getByTitle(phone)).toHaveAttribute('href', 'tel:+493023125377');
  });
}

const legal = [
  { path: '/agb', label: 'AGB' },
  { path: '/widerruf', label: 'Widerruf' },
  { path: '/versand-und-zahlung', label: 'Versand und Zahlung' },
  { path: '/barrierefreiheit', label: 'Barrierefreiheit' },
];

test('legal pages are listed on each other and name who is responsible', async ({ page }) => {
  for (const { path, label } of legal) {
    await page.goto(path);
    const others = page.getByRole('navigation', { name: 'Rechtliche Seiten' });
    await expect
      .soft(others.getByRole('link', { name: label, exact: true }), path)
      .toHaveAttribute('aria-current', 'page');
    await expect.soft(page.locator('main address').getByText('Juwelier Vierlinden e. K.'), path).toBeVisible();
  }
});

const screens = [
  { path: '/display', whatIsOn: 'Bei uns los' },
  { path: '/en/display', whatIsOn: 'What is on' },
  { path: '/fr/display', whatIsOn: 'À venir' },
];

/** Time goes on by `runFor` alone: a slide is shown for twelve seconds, which a busy machine may need to look at it. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

for (const { path, whatIsOn } of screens) {
  test(`${path} rotates its slides, without a menu`, async ({ page }) => {
    await holdClock(page);
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const shown = page.locator('main section[data-current]');
    await expect(shown).toHaveCount(1);
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(shown.getByRole('heading', { name: whatIsOn })).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(shown.locator('dl').first()).toBeVisible();
  });

  test(`${path} is complete without JavaScript and without motion`, async ({ browser }) => {
    for (const options of [{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }]) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.goto(path);
      const slides = page.locator('main section');
      expect(await slides.count()).toBeGreaterThanOrEqual(8);
      for (const slide of await slides.all()) await expect(slide).toBeVisible();
      await context.close();
    }
  });
}

test('the slide show can be paused by keyboard', async ({ page }) => {
  await holdClock(page);
  await page.goto('/display');
  const shown = page.locator('main section[data-current]');
  await page.getByRole('button', { name: 'Anhalten' }).press('Enter');
  await page.clock.runFor(30_000);
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Weiter' }).press('Enter');
  await page.clock.runFor(12_000);
  await expect(shown.getByRole('heading', { name: 'Bei uns los' })).toBeVisible();
});

test('the slide show reloads with a new release and keeps running offline', async ({ page }) => {
  await page.clock.install();
  let version = '"1"';
  let isAway = false;
  await page.route('**/display', async (route) => {
    if (isAway) return route.abort();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), etag: version } });
  });
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const first = page.waitForEvent(
    'requestfinished',
    (request) => request.resourceType() === 'fetch' && request.url().endsWith('/display'),
  );
  await page.goto('/display');
  await first;
  isAway = true;
  version = '"2"';
  const failed = page.waitForEvent('requestfailed');
  await page.clock.runFor(600_000);
  await failed;
  await expect(page.locator('main section[data-current]')).toHaveCount(1);
  expect(loads).toHaveLength(1);
  isAway = false;
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(600_000);
  await reloaded;
  expect(loads).toHaveLength(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
