import type { Page } from '@playwright/test';
import { contentPrefix } from '../../src/consent/stored-consents.ts';
import { makeContentConsent, mapHost, seedStorage } from './consent-fixtures.ts';
import { untilBooted } from './hydration.ts';
import { setSiteClock } from './site-clock.ts';
import { expect, test } from './test.ts';

const mondayNoon = '2026-11-23T12:00:00+01:00';

/**
 * Opens a page whose React does not load.
 *
 * @returns lets React load, and touches the page, which may wait for it
 */
async function openWithoutReact(page: Page, path: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/frame-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  return async () => {
    released.resolve();
    await untilBooted(page);
    await page.getByRole('searchbox').first().focus();
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
  };
}

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

const makeCart = (totalCount: number) => JSON.stringify({ version: 1, products: [], totalCount });

const makeWishlist = (...pieces: number[]) => JSON.stringify({ version: 1, pieces });

const setItem = (page: Page, key: string, text: string) =>
  page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, text]);

test.use({ isTouched: false });
test('the home page says whether the shop is open without React, and with it', async ({ page }) => {
  await setSiteClock(page, mondayNoon);
  const startReact = await openWithoutReact(page, '/');
  const line = page.getByRole('main').locator('header .opening-status');
  await expect(line).toHaveText('Heute bis 13:00 geöffnet');
  await startReact();
  await expect(line).toHaveText('Heute bis 13:00 geöffnet');
});

test('special days are up to date without React, and stay so with it and on the next page', async ({ page }) => {
  await setSiteClock(page, '2026-12-20T12:00:00+01:00');
  const startReact = await openWithoutReact(page, '/kontakt');
  const list = page.getByRole('group').filter({ hasText: 'Feiertage und besondere Zeiten' }).first();
  const days = list.locator('dl').filter({ visible: true });
  const expectCurrent = async () => {
    await expect(list.locator('summary')).toContainText('als Nächstes Do., 24. Dezember');
    await expect(days).toHaveCount(1);
    await expect(days).toContainText('Erster Weihnachtstag');
    await expect(days).not.toContainText('Adventssamstag');
  };
  await list.locator('summary').click();
  await expectCurrent();
  await startReact();
  await expectCurrent();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/impressum/);
  await page.goBack();
  await list.locator('summary').click();
  await expectCurrent();
});

test('an opening status that is copied into the page fills itself', async ({ page }) => {
  await setSiteClock(page, mondayNoon);
  await openWithoutReact(page, '/impressum');
  await page.evaluate(() => {
    const element = document.createElement('opening-status');
    element.lang = 'de';
    element.setAttribute('branch', '1');
    document.querySelector('main')?.append(element, element.cloneNode(true));
  });
  await expect(page.locator('main > opening-status')).toHaveText([/geöffnet|Geschlossen/, /geöffnet|Geschlossen/]);
});

test('header and bottom bar count cart and wishlist without React, and with it', async ({ page, context }) => {
  await seedStorage(page, { 'int-cart': makeCart(3), 'int-wishlist': makeWishlist(1, 2) });
  await page.route('**/api/pieces?*', (route) => route.fulfill({ json: { pieces: [] } }));
  const startReact = await openWithoutReact(page, '/impressum');
  await expect(link(page, 'Warenkorb, 3 Artikel')).toHaveText('3');
  await expect(link(page, 'Merkliste, 2 Stücke')).toHaveText('2');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('int-wishlist-names'))).toContain('[1,2]');

  // Another tab changes both.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await setItem(other, 'int-cart', makeCart(1));
  await setItem(other, 'int-wishlist', makeWishlist());
  await expect(link(page, 'Warenkorb, 1 Artikel')).toHaveText('1');
  await expect(link(page, 'Merkliste')).toHaveText('');

  await startReact();
  await expect(link(page, 'Warenkorb, 1 Artikel')).toHaveText('1');
  await setItem(other, 'int-cart', makeCart(4));
  await expect(link(page, 'Warenkorb, 4 Artikel')).toHaveText('4');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click();
  await expect(page).toHaveURL(/datenschutz/);
  await expect(link(page, 'Warenkorb, 4 Artikel')).toHaveText('4');
});

test('a page from the back/forward cache counts again', async ({ page }) => {
  await seedStorage(page, { 'int-cart': makeCart(3) });
  await openWithoutReact(page, '/impressum');
  await expect(link(page, 'Warenkorb, 3 Artikel')).toHaveText('3');
  await setItem(page, 'int-cart', makeCart(5));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(link(page, 'Warenkorb, 5 Artikel')).toHaveText('5');
});

test('the thanks page names the sender without React, and with it', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('contact-sender', JSON.stringify({ name: 'Ada Amsel', email: 'ada@example.org' })),
  );
  const startReact = await openWithoutReact(page, '/danke');
  await expect(page.getByRole('main')).toContainText('Ada Amsel');
  await startReact();
  await expect(page.getByRole('main')).toContainText('Ada Amsel');
});

test('the display rotates its slides without React', async ({ page }) => {
  await page.clock.install();
  await openWithoutReact(page, '/display');
  const shown = page.locator('main section[data-current]');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(shown.getByRole('heading', { name: 'Bei uns los' })).toBeVisible();
});

test('a missing picture shows its alternative text without React, and with it', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  const startReact = await openWithoutReact(page, '/');
  const picture = page.locator('main [data-missing]').first();
  await expect(picture).toBeVisible();
  await startReact();
  await expect(picture).toBeVisible();
});

test('allowed content starts React, at once or when the visitor allows it', async ({ page }) => {
  await openWithoutReact(page, '/kontakt');
  const opener = page.locator('gate-opener[service=map]');
  await expect(opener).not.toHaveAttribute('data-hydrate');
  await setItem(page, `${contentPrefix}map`, makeContentConsent(mapHost));
  await page.evaluate(() => dispatchEvent(new Event('int-consents')));
  await expect(opener).toHaveAttribute('data-hydrate', 'load');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(opener).toHaveAttribute('data-hydrate', 'load');
});

test('a draft of the contact form starts React', async ({ page }) => {
  const opener = page.locator('draft-opener');
  await openWithoutReact(page, '/kontakt');
  await expect(opener).not.toHaveAttribute('data-hydrate');
  await page.evaluate(() => sessionStorage.setItem('contact', '{"name":"Anna"}'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(opener).toHaveAttribute('data-hydrate', 'load');
});

test('the offline page, which shows what only the browser knows, starts React at once', async ({ request }) => {
  expect(await (await request.get('/offline')).text()).toContain('data-hydrate="load"');
});

test('the list of consents starts React where there are any', async ({ page }) => {
  const opener = page.locator('gate-opener');
  await openWithoutReact(page, '/datenschutz');
  await expect(opener).not.toHaveAttribute('data-hydrate');
  await page.evaluate(() => localStorage.setItem('contentConsent:map', '{}'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(opener).toHaveAttribute('data-hydrate', 'load');
});
