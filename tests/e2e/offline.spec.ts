import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { hrefTo, pageRoutes } from '../../src/routing/routes.ts';
import { productPaths, products } from '../product-routes.ts';
import { bead, makeStoredCart, shopPaths } from './checkout-steps.ts';
import { findProductsInStock, wishlistPaths } from './demo-products.ts';
import {
  goOffline,
  listAllCached,
  listCachedPages,
  openOfflineSite,
  openUntilOfflineReady,
  reconnect,
  stayOffline,
  untilCached,
} from './offline-site.ts';
import { expectAccessible } from './page-checks.ts';
import { expect, test } from './test.ts';

const { at, proxy } = openOfflineSite();

/** How a page says that its prices are of then. */
const datedWords = {
  de: 'Preise und Verfügbarkeit von damals',
  en: 'prices and availability from then',
  fr: 'prix et disponibilités d’alors',
};
const datedPages = productPaths.map(({ language, path }) => ({ language, path, words: datedWords[language] }));

const isOffline = (page: Page, language: (typeof languages)[number]) =>
  expect(page).toHaveURL(new RegExp(`${hrefTo('offline', language)}\\?from=`));

for (const language of languages) {
  const { offline, cart, content } = getMessages(language);
  const faq = pageRoutes.faq[language];

  test.describe(`offline, in ${language}`, () => {
    test('a visited page is served from the cache and hydrates', { tag: '@one-language' }, async ({
      page,
      context,
    }) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await openUntilOfflineReady(page, at(faq));
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await goOffline(context, proxy());
      await page.goto(at(`${faq}?utm_source=mail`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('[aria-haspopup=dialog]').first()).toBeAttached();
      await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Newsreader Variable"'))).toBe(true);
      expect(thrown).toEqual([]);
    });

    test('an unvisited page shows the offline page, and loads after reconnecting', { tag: '@one-language' }, async ({
      page,
      context,
    }) => {
      await openUntilOfflineReady(page, at(faq));
      await goOffline(context, proxy());
      await page.goto(at(hrefTo('contact', language)));
      await isOffline(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
      await expect(page.getByRole('status').filter({ hasText: offline.away })).toContainText(offline.waiting);
      await expect(page.getByRole('heading', { name: content.openingHours })).toBeVisible();
      await expect(page.getByRole('main').locator('dl').first()).toContainText(/\d\d:\d\d|\d\sh\s\d\d/);
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
      await expect(page.getByRole('link', { name: content.directions })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Altenbruck');
      await expect(page.locator(`main a[href="${faq}"]`)).toHaveText(/.{4}/);
      await expectAccessible(page);
      await reconnect(context, proxy());
      await expect(page).toHaveURL(at(hrefTo('contact', language)));
    });

    test('client navigations serve cached pages and show the offline page for others', {
      tag: '@one-language',
    }, async ({ page, context }) => {
      await openUntilOfflineReady(page, at(hrefTo('home', language)));
      await openUntilOfflineReady(page, at(faq));
      await goOffline(context, proxy());
      await page
        .locator(`header a[href="${hrefTo('home', language)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(at(hrefTo('home', language)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page
        .locator(`footer a[href="${hrefTo('imprint', language)}"]`)
        .first()
        .click();
      await isOffline(page, language);
    });

    test('the cart shows its lines with the date of their prices, and can be changed', {
      tag: '@one-language',
    }, async ({ page, context }) => {
      await page.clock.install({ time: new Date('2026-11-20T14:05:00+01:00') });
      await page.addInitScript((text) => {
        if (!sessionStorage.getItem('seeded')) localStorage.setItem('int-cart', text);
        sessionStorage.setItem('seeded', '1');
      }, makeStoredCart(bead));
      await openUntilOfflineReady(page, at(faq));
      await page.goto(at(shopPaths[language].cart));
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('int-cart-confirmed')))
        .toMatch(/"moment":\d+,"prices":{".+":\d+}/);
      await goOffline(context, proxy());
      await page.goto(at(shopPaths[language].cart));
      await stayOffline(context);
      const lines = page.getByRole('list', { name: cart.lines });
      await expect(lines.getByRole('listitem')).toHaveCount(1);
      const problem = page.getByRole('status').filter({ hasText: cart.offlineTitle });
      await expect(problem).toContainText(cart.offlineText);
      await expect(problem).toContainText(/20.{1,3}(?:November|novembre) 2026/);
      await page
        .getByRole('spinbutton')
        .or(page.getByRole('textbox', { name: cart.count }))
        .first()
        .fill('3');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('int-cart'))).toContain('"totalCount":3');
      await page.getByRole('button', { name: cart.toCheckout }).click();
      await expect(page.getByText(cart.offlineHeld)).toBeVisible();
      await expect(page).toHaveURL(at(shopPaths[language].cart));
      await expectAccessible(page);
      await reconnect(context, proxy());
      await expect(problem).toBeHidden();
      await expect(page.getByRole('link', { name: cart.toCheckout })).toBeVisible();
    });

    test('the checkout is refused with a link to the cart', { tag: '@one-language' }, async ({ page, context }) => {
      await openUntilOfflineReady(page, at(faq));
      await page.evaluate((text) => localStorage.setItem('int-cart', text), makeStoredCart(bead));
      await goOffline(context, proxy());
      await page.goto(at(shopPaths[language].checkout));
      await isOffline(page, language);
      await expect(page.getByRole('main')).toContainText(offline.orderingText);
      await page.getByRole('link', { name: offline.toCart, exact: true }).click();
      await expect(page).toHaveURL(at(shopPaths[language].cart));
      await expect(page.getByRole('list', { name: cart.lines }).getByRole('listitem')).toHaveCount(1);
    });

    test('the wishlist shows names and pictures', { tag: '@one-language' }, async ({ page, context }) => {
      const [demoProduct] = await findProductsInStock();
      if (!demoProduct) throw new Error('The demo has a piece in stock.');
      await openUntilOfflineReady(page, at(faq));
      await page.evaluate(
        (id) => localStorage.setItem('int-wishlist', `{"version":1,"pieces":[${id}]}`),
        demoProduct.id,
      );
      await expect(async () => {
        await page.goto(at(wishlistPaths[language]));
        // A busy server refuses a picture, for which the page does not ask again.
        await expect
          .poll(() => listAllCached(page), { timeout: 5_000 })
          .toContainEqual(expect.stringMatching(/^\/media\/.*\/320\.avif$/));
      }).toPass();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('int-wishlist-names')))
        .toContain(JSON.stringify(demoProduct.name[language]));
      await goOffline(context, proxy());
      await page.goto(at(hrefTo('contact', language)));
      const item = page.getByRole('listitem').filter({ hasText: demoProduct.name[language] });
      await expect(item.getByRole('link')).toBeVisible();
      const picture = item.locator('img');
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    });

    test('the offline page is an ordinary page while online, also without JavaScript', async ({ page, browser }) => {
      await page.goto(at(hrefTo('offline', language)));
      await expect(page.getByRole('status').filter({ hasText: offline.back })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const context = await browser.newContext({ javaScriptEnabled: false });
      const reader = await context.newPage();
      await reader.goto(at(hrefTo('offline', language)));
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(offline.title);
      await expect(reader.locator('main a[href^="tel:"]')).toBeVisible();
      await expect(reader.getByRole('main').locator('dl').first()).toContainText(/\d\d:\d\d|\d\sh\s\d\d/);
      await context.close();
    });
  });
}

for (const { language, path, words } of datedPages) {
  test(`a visited product and list are served offline in ${language} with the date of their prices`, {
    tag: '@one-language',
  }, async ({ page, context }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    const product = `${path}/${products.plain}`;
    await openUntilOfflineReady(page, at(product));
    const price = await page.locator('.product-choice__price').first().textContent();
    const asOf = page.locator('[data-as-of]');
    await expect(asOf).toBeHidden();
    const list = (await page.locator('.product-page__back').getAttribute('href')) ?? '';
    await page.goto(at(list));
    await untilCached(page, list);
    await goOffline(context, proxy());
    await page.goto(at(`${product}?utm_source=mail`));
    await stayOffline(context);
    await expect(asOf).toContainText(words);
    await expect(asOf.locator('time')).toHaveText(/20\d\d, \d\d:\d\d$/);
    await expect(page.locator('.product-choice__price').first()).toHaveText(price ?? '');
    const picture = page.locator('.product-gallery__slide img').first();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await page.goto(at(list));
    await expect(asOf).toContainText(words);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(at(`${list}?sort=price`));
    await isOffline(page, language);
    await expect(page.locator(`main a[href="${product}"]`)).toHaveText(/.{4}/);
    await reconnect(context, proxy());
    await expect(page).toHaveURL(at(`${list}?sort=price`));
    await expect(asOf).toBeHidden();
    expect(thrown).toEqual([]);
  });
}

test('a hanging network falls back to the cached page after a timeout', async ({ page }) => {
  await openUntilOfflineReady(page, at('/faq'));
  proxy().fault.delayMs = 60_000;
  await page.goto(at('/faq'), { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
});

test('a cached page is updated on each visit', async ({ page, context }) => {
  await openUntilOfflineReady(page, at('/faq'));
  proxy().fault.edit = (path, text) => (path === '/faq' ? `${text}<!-- new -->` : text);
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open('vitrine-pages')).match('/faq', { ignoreVary: true }))?.text(),
      ),
    )
    .toContain('<!-- new -->');
  proxy().reset();
  await goOffline(context, proxy());
  const answer = await page.goto(at('/faq'));
  expect(await answer?.text()).toContain('<!-- new -->');
});

test('a page that is gone is removed from the cache', async ({ page, context }) => {
  await openUntilOfflineReady(page, at('/kontakt'));
  await openUntilOfflineReady(page, at('/faq'));
  proxy().fault.isGone = (path) => path === '/kontakt';
  expect((await page.goto(at('/kontakt')))?.status()).toBe(404);
  await expect.poll(() => listCachedPages(page)).not.toContain('/kontakt');
  proxy().reset();
  await goOffline(context, proxy());
  await page.goto(at('/kontakt'));
  await isOffline(page, 'de');
});

test('personal and no-store pages are never cached', async ({ page }) => {
  await openUntilOfflineReady(page, at('/faq'));
  await page.evaluate((text) => localStorage.setItem('int-cart', text), makeStoredCart(bead));
  const closed = [
    '/shop/kasse',
    '/shop/bestellung/unknown-token',
    '/newsletter/bestaetigen?token=x',
    '/vorschau/page/1?key=x',
    '/vertrag-widerrufen/eingegangen?at=x',
    '/shop/suche?q=ring',
    '/shop/suche',
    '/shop/merkliste?ids=1',
    '/danke',
    '/gibt-es-nicht',
    '/api/translation?of=%2Ffaq&to=en',
    '/embed/map',
  ];
  for (const path of closed) await page.goto(at(path)).catch(() => undefined);
  await page.goto(at('/kontakt'));
  await untilCached(page, '/kontakt');
  await page.evaluate(async () => {
    const paths = ['/opening-hours-de.json', '/consents-de.json', '/api/suggestions?q=ring', '/healthz', '/sw.js'];
    await Promise.all(paths.map((path) => fetch(path).catch(() => undefined)));
    await fetch('/api/newsletter', { method: 'POST', body: new URLSearchParams({ email: '' }) }).catch(() => undefined);
    await fetch('/RSC/R/shop/kasse.txt?query=').catch(() => undefined);
    await fetch('/favicon.svg', { headers: { range: 'bytes=0-10' } });
  });
  const kept = await listAllCached(page);
  expect(
    kept.filter((path) =>
      /kasse|bestellung|newsletter|vorschau|eingegangen|suche|merkliste|danke|nicht|api|embed|opening-hours-|consents|healthz|sw\.js|RSC/.test(
        path,
      ),
    ),
  ).toEqual([]);
  // Where two of those addresses lead to is everybody's, and is cached when all has come that it needs.
  await expect
    .poll(async () => (await listCachedPages(page)).sort())
    .toEqual(['/en/faq', '/faq', '/kontakt', '/vertrag-widerrufen']);
});

test('statuses and redirects come from the server', async ({ page }) => {
  await openUntilOfflineReady(page, at('/faq'));
  expect((await page.goto(at('/gibt-es-nicht')))?.status()).toBe(404);
  await page.goto(at('/KONTAKT'));
  await expect(page).toHaveURL(at('/kontakt'));
  await page.goto(at('/schaufenster'));
  await expect(page).toHaveURL(at('/trauringe'));
});
