import type { Page } from '@playwright/test';
import { untilHydrated } from './hydration.ts';
import { openingTimesFile, setSiteClock } from './site-clock.ts';
import { expect, test } from './test.ts';

/** Noon in Altenbruck, on a Monday. */
const mondayNoon = '2026-11-23T12:00:00+01:00';
const heroLine = (page: Page) => page.getByRole('main').locator('header .opening-status');

const states = [
  ['2026-11-23T08:00:00+01:00', 'Geschlossen, öffnet heute um 09:30'],
  [mondayNoon, 'Heute bis 13:00 geöffnet'],
  ['2026-11-23T13:30:00+01:00', 'Geschlossen, öffnet heute um 14:00'],
  ['2026-11-23T18:00:00+01:00', 'Geschlossen, öffnet morgen um 09:30'],
  ['2026-11-28T17:00:00+01:00', 'Heute bis 18:00 geöffnet'],
  ['2026-11-28T19:00:00+01:00', 'Geschlossen, öffnet Montag um 09:30'],
  ['2026-12-24T14:00:00+01:00', 'Geschlossen, öffnet Montag um 09:30'],
  ['2026-12-25T12:00:00+01:00', 'Heute geschlossen: Erster Weihnachtstag, öffnet Montag um 09:30'],
  ['2026-12-31T14:00:00+01:00', 'Geschlossen, öffnet Samstag um 09:30'],
  ['2027-02-16T12:00:00+01:00', 'Heute geschlossen: Betriebsferien, öffnet Montag um 09:30'],
  ['2027-03-28T12:00:00+02:00', 'Heute geschlossen: Ostersonntag, öffnet Dienstag um 09:30'],
  ['2027-10-31T12:00:00+01:00', 'Heute geschlossen: Reformationstag, öffnet morgen um 09:30'],
] as const;

test('the home page says whether the shop is open, until when, and when it opens', async ({ page }) => {
  for (const [time, text] of states) {
    await setSiteClock(page, time);
    await page.goto('/');
    await expect(heroLine(page), time).toHaveText(text);
  }
});

for (const [path, text] of [
  ['/en', 'Open today until 13:00'],
  ['/fr', 'Ouvert aujourd’hui jusqu’à 13\u00a0h'],
] as const) {
  test(`${path} shows the opening state in its language`, async ({ page }) => {
    await setSiteClock(page, mondayNoon);
    await page.goto(path);
    await expect(heroLine(page)).toHaveText(text);
  });
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a visitor sees the shop’s local time, labelled as such', async ({ page }) => {
    await setSiteClock(page, mondayNoon);
    await page.goto('/');
    await expect(heroLine(page)).toHaveText('Heute bis 13:00 (Ortszeit) geöffnet');
  });
});

test('a wrong browser clock does not change the opening state', async ({ page }) => {
  await setSiteClock(page, mondayNoon);
  await page.addInitScript(() => {
    const start = Date.UTC(2001, 0, 7);
    const zero = performance.now();
    Date.now = () => start + performance.now() - zero;
  });
  await page.goto('/');
  await expect(heroLine(page)).toHaveText('Heute bis 13:00 geöffnet');
});

test('the opening state updates every minute without a request', async ({ page }) => {
  await page.clock.install();
  await setSiteClock(page, '2026-11-23T12:59:00+01:00');
  await page.goto('/');
  await expect(heroLine(page)).toHaveText('Heute bis 13:00 geöffnet');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/opening-hours-de.json')) asked += 1;
  });
  await page.clock.runFor(61_000);
  await expect(heroLine(page)).toHaveText('Geschlossen, öffnet heute um 14:00');
  expect(asked).toBe(0);
});

test('a tab that wakes up fetches the time again', async ({ page }) => {
  await setSiteClock(page, mondayNoon);
  await page.goto('/');
  await expect(heroLine(page)).toHaveText('Heute bis 13:00 geöffnet');
  await setSiteClock(page, '2026-11-24T19:00:00+01:00');
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 30 * 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(heroLine(page)).toHaveText('Geschlossen, öffnet morgen um 09:30');
});

test('one page fetches the time once, and client navigations do not repeat it', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/opening-hours-de.json')) asked += 1;
  });
  await page.goto('/');
  await expect(heroLine(page)).toHaveText(/öffnet|geöffnet|Geschlossen|Heute/);
  await untilHydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Impressum' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/impressum/);
  await page.goBack();
  await expect(heroLine(page)).toHaveText(/öffnet|geöffnet|Geschlossen|Heute/);
  expect(asked).toBe(1);
});

for (const [reason, answer] of [
  ['the request fails', undefined],
  ['the answer tells no time', { date: '' }],
  ['the calendar ends before today', { date: 'Tue, 01 Jan 2030 11:00:00 GMT' }],
] as const) {
  test(`no opening state is shown when ${reason}`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.route(openingTimesFile, async (route) => {
      if (!answer) return route.abort();
      const response = await route.fetch();
      return route.fulfill({ response, headers: { ...response.headers(), ...answer } });
    });
    const asked = page.waitForRequest(/opening-hours-de/);
    await page.goto('/kontakt');
    await asked;
    await page.waitForLoadState('networkidle');
    for (const line of await page.locator('.opening-status').all()) await expect(line).toHaveText('');
    await expect(page.getByRole('main')).toContainText('09:30');
    expect(problems).toEqual([]);
  });
}

for (const [path, width] of [
  ['/', 1440],
  ['/', 360],
  ['/kontakt', 1440],
  ['/kontakt', 360],
] as const) {
  test(`the opening state shifts no layout on ${path} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(openingTimesFile, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response, headers: { ...response.headers(), date: 'Fri, 25 Dec 2026 11:00:00 GMT' } });
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page
        .locator('main :is(h1, h2, h3, p, dl:not(details dl), summary, a, section), footer')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
    const before = await places();
    release();
    await expect(page.locator('main .opening-status').first()).toContainText('Erster Weihnachtstag');
    expect(await places()).toEqual(before);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('each shop has its own hours, also in the older data format', async ({ page }) => {
  await setSiteClock(page, '2026-11-23T13:30:00+01:00');
  await page.goto('/kontakt');
  const workshop = page.getByRole('main').getByRole('article').filter({ hasText: 'Werkstatt' });
  await expect(workshop.locator('.opening-status')).toHaveText('Geschlossen, öffnet heute um 14:00');
  await setSiteClock(page, '2026-11-27T14:30:00+01:00');
  await page.reload();
  await expect(workshop.locator('.opening-status')).toHaveText('Geschlossen, öffnet Montag um 10:00');
});

test('the drawer shows the opening state as well', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await setSiteClock(page, mondayNoon);
  await page.goto('/impressum');
  await page.getByRole('button', { name: 'Kontakt' }).click();
  await expect(page.getByRole('dialog').locator('.opening-status')).toHaveText('Heute bis 13:00 geöffnet');
});

test('holidays are listed below the hours, the next one is named, and past ones are removed', async ({ page }) => {
  await setSiteClock(page, '2026-12-20T12:00:00+01:00');
  await page.goto('/kontakt');
  const list = page.getByRole('group').filter({ hasText: 'Feiertage und besondere Zeiten' }).first();
  await expect(list.locator('summary')).toContainText('als Nächstes Do., 24. Dezember');
  await list.locator('summary').click();
  const shown = list.locator('dl').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown.getByText('Erster Weihnachtstag')).toBeVisible();
  await expect(shown.getByText('Adventssamstag')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('hours and holidays are listed, without a current opening state', async ({ page }) => {
    await page.goto('/kontakt');
    const main = page.getByRole('main');
    await expect(main).toContainText('Mo - Fr');
    await expect(main.locator('.opening-status').first()).toHaveText('');
    await main.getByText('Feiertage und besondere Zeiten').first().click();
    await expect(
      main
        .getByRole('group')
        .first()
        .getByText(/^geschlossen|^\d\d:\d\d – \d\d:\d\d/)
        .first(),
    ).toBeVisible();
  });
});
