import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { naughtyStrings } from '../naughty-strings.ts';
import {
  consentsKey,
  findBanner,
  getConsentMessages,
  makeContentConsent,
  makeStoredConsents,
  mapHost,
  optionalPurposes,
  readStoredConsents,
  seedStorage,
  untilConsentsChecked,
} from './consent-fixtures.ts';
import { untilHydrated } from './hydration.ts';
import { watchPage } from './page-checks.ts';
import { expect, test } from './test.ts';

test.use({ isNewVisitor: true });

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const messages = getConsentMessages('de');
/** Who agreed to statistics asks for them, where nobody answers. */
const isOwnFault = (fault: string) =>
  !fault.includes('Failed to load resource') && !fault.includes(process.env.MATOMO_URL ?? 'no statistics');
const contentKeys = ['map', 'booking', 'youtube', 'vimeo', 'clock'].map((service) => `contentConsent:${service}`);
const keys = [consentsKey, ...contentKeys];

/** Half characters would not survive the way into the browser as they are. */
const keep = (page: Page, text: string) =>
  page.evaluate(
    ([all, json]) => {
      for (const key of all) localStorage.setItem(key, JSON.parse(json));
    },
    [keys, JSON.stringify(text)] as const,
  );

test('corrupt consent keys count as no consent', async ({ page }) => {
  const { problems } = watchPage(page, site);
  await page.goto('/datenschutz');
  await expect(findBanner(page)).toBeVisible();
  await untilHydrated(page);
  const taken = await page.evaluate(
    async ([all, texts, good]) => {
      const keep = async (text: string) => {
        for (const key of all) {
          localStorage.setItem(key, text);
          dispatchEvent(new StorageEvent('storage', { key }));
        }
        // After whatever React has put off.
        await scheduler.postTask(() => undefined, { priority: 'background' });
      };
      const wrong: string[] = [];
      await keep(good);
      if (document.querySelector('#main :is(input:checked, [id^=content-])') === null) wrong.push('nothing is read');
      for (const text of JSON.parse(texts) as string[]) {
        await keep(text);
        const boxes = document.querySelectorAll('#main :is(input:checked, [id^=content-])').length;
        const ticked = document.querySelectorAll(
          'section[aria-labelledby=consents-title] input:checked:enabled',
        ).length;
        const isAsked = document.querySelector('section[aria-labelledby=consents-title]') !== null;
        if (boxes > 0 || ticked > 0 || !isAsked) wrong.push(text.slice(0, 100));
      }
      return wrong;
    },
    [keys, JSON.stringify(naughtyStrings), makeStoredConsents(optionalPurposes)] as const,
  );
  expect(taken.slice(0, 5)).toEqual([]);
  expect(problems.filter(isOwnFault)).toEqual([]);
});

test('with a naughty string in every key the banner opens again and the page works', async ({ page }) => {
  const { problems } = watchPage(page, site);
  await page.goto('/danke');
  // The longest, what is nested deepest and a few others, since each is a page load: consent-storage.test.ts reads them all,
  // and the page above too.
  const longest = Math.max(...naughtyStrings.map(({ length }) => length));
  const some = naughtyStrings.filter(
    (text, at) => at % 150 === 0 || text.length === longest || text.startsWith('[[[') || text.includes('"length"'),
  );
  expect(some.length).toBeGreaterThanOrEqual(6);
  expect(some.length).toBeLessThanOrEqual(9);
  for (const text of some) {
    await keep(page, text);
    await page.reload();
    await expect(findBanner(page), JSON.stringify(text.slice(0, 100))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await findBanner(page).getByRole('button', { name: messages.refuseAll }).click();
  await expect(findBanner(page)).toBeHidden();
  await page.reload();
  await untilConsentsChecked(page);
  await expect(findBanner(page)).toBeHidden();
  expect(problems.filter(isOwnFault)).toEqual([]);
});

const browsers = {
  'refuses to store': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  'has no room': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, make] of Object.entries(browsers)) {
  test(`a browser that ${name} asks once and remembers as long as the page lives`, async ({ page }) => {
    await page.addInitScript(make);
    const { problems } = watchPage(page, site);
    await page.goto('/datenschutz');
    await findBanner(page).getByRole('button', { name: messages.allowAll }).click();
    await expect(findBanner(page)).toBeHidden();
    const boxes = page.getByRole('group', { name: messages.manager.contents }).getByRole('checkbox');
    await expect(boxes).toHaveCount(4);
    await boxes.first().uncheck();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(/impressum$/);
    await expect(findBanner(page)).toBeHidden();
    await page.goto('/danke');
    await expect(findBanner(page)).toBeVisible();
    expect(problems.filter(isOwnFault)).toEqual([]);
  });
}

test('an earlier consent does not survive a withdrawal that could not be stored', async ({ page }) => {
  await seedStorage(page, {
    [consentsKey]: makeStoredConsents(optionalPurposes),
    'contentConsent:map': makeContentConsent(mapHost),
  });
  await page.goto('/danke');
  await page.evaluate(browsers['has no room']);
  await page.getByRole('button', { name: messages.settings }).click();
  await findBanner(page).getByRole('button', { name: messages.refuseAll }).click();
  await expect(findBanner(page)).toBeHidden();
  expect(await readStoredConsents(page)).toEqual({ answers: {}, contents: [] });
  await page.reload();
  await expect(findBanner(page)).toBeVisible();
});

test('before a touch the banner loads a kilobyte of script, and none after a choice', async ({ browser }) => {
  const load = async (kept: string | null) => {
    const state = {
      cookies: [],
      origins: [{ origin: site, localStorage: [{ name: consentsKey, value: kept ?? '' }] }],
    };
    const context = await browser.newContext(kept === null ? {} : { storageState: state });
    const page = await context.newPage();
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      scripts.set(new URL(response.url()).pathname, size);
    });
    await page.goto(`${site}/kontakt`);
    await untilConsentsChecked(page);
    if (kept === null) await expect(findBanner(page)).toBeVisible();
    // What comes by itself after the entry: the form's draft.
    for (const part of ['/keep-draft-', '/drafts-'])
      await expect.poll(() => [...scripts.keys()].join()).toContain(part);
    await page.waitForLoadState('networkidle');
    const sizes = new Map<string, number>();
    for (const [path, size] of scripts) sizes.set(path, await size);
    await context.close();
    return sizes;
  };
  const chosen = await load(makeStoredConsents([]));
  const asked = await load(null);
  const more = [...asked].filter(([path]) => !chosen.has(path));
  expect(more.length).toBeGreaterThan(0);
  const weigh = (parts: [string, number][]) => parts.reduce((sum, [, size]) => sum + size, 0);
  expect(weigh(more), JSON.stringify(more)).toBeLessThanOrEqual(1_150);
  expect(weigh([...asked]), 'all that the contact page loads at a first visit').toBeLessThanOrEqual(11_350);
});
