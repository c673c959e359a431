import type { Browser, Page } from '@playwright/test';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { findShopHref } from '../../src/routing/shop-routes.ts';
import { products } from '../product-routes.ts';
import { addressesOfPages, lists, notFound, siteMap } from '../routes.ts';
import { cartPaths } from './cart-fixtures.ts';
import { findBanner, findStoredKeys, getConsentMessages, makeStoredConsents } from './consent-fixtures.ts';
import { productPaths } from './demo-products.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';

const shop = languages.flatMap((language) =>
  [
    cartPaths[language],
    findShopHref('checkout', language, siteMap.addresses),
    findShopHref('wishlist', language, siteMap.addresses),
    findShopHref('search', language, siteMap.addresses),
    `${productPaths[language]}/${products.gone}`,
  ].flatMap((path) => (path ? [{ language, path }] : [])),
);
/**
 * Every German page; of the other languages the first one, and those of the shop. That the rest is made of the same kinds of
 * elements, and holds nothing of another house, is seen without a browser: integration/pages.test.ts.
 */
const pages = addressesOfPages.filter(({ language, page }) => language === 'de' || page === 'home');
const all = [...pages, ...lists, ...notFound, ...shop];
const batches = languages.flatMap((language) => {
  const own = all.filter((one) => one.language === language).map(({ path }) => path);
  return [
    [language, own.filter((_, at) => at % 2 === 0)],
    [language, own.filter((_, at) => at % 2 === 1)],
  ] as [Language, string[]][];
});

/** Cards that stand alone, without the frame of the site: nothing on them asks for anything. */
const standsAlone = (path: string) => /display|offline|hors-ligne/.test(path);

/** A browser of its own that writes down whom it asks. */
async function openBrowser(browser: Browser, kept: string | null): Promise<{ page: Page; asked: Set<string> }> {
  const refused = {
    cookies: [],
    origins: [{ origin: site, localStorage: [{ name: 'int-consents', value: kept ?? '' }] }],
  };
  const context = await browser.newContext({ baseURL: site, ...(kept !== null && { storageState: refused }) });
  const page = await context.newPage();
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site && protocol !== 'data:' && protocol !== 'blob:') asked.add(request.url());
  });
  return { page, asked };
}

for (const [at, [language, paths]] of batches.entries()) {
  const share = `${language}, part ${(at % 2) + 1}`;

  test(`before a choice no page requests another origin or stores anything: ${share}`, async ({ browser }) => {
    test.setTimeout(150_000);
    const { page, asked } = await openBrowser(browser, null);
    for (const path of paths) {
      await page.goto(path);
      if (!standsAlone(path)) await expect(findBanner(page, language), path).toBeVisible();
      expect.soft(await findStoredKeys(page), path).toEqual([]);
      expect.soft([...asked], path).toEqual([]);
      expect.soft(await page.evaluate(() => localStorage.getItem('int-consents')), path).toBeNull();
    }
    await page.context().close();
  });
}

for (const language of languages) {
  // site.spec.ts opens all the others after refusal.
  test(`after a refusal no shop page requests another origin or stores anything: ${language}`, async ({ browser }) => {
    const { page, asked } = await openBrowser(browser, makeStoredConsents([]));
    for (const { path } of shop.filter((one) => one.language === language)) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: getConsentMessages(language).settings }), path).toBeAttached();
      expect.soft(await findBanner(page, language).count(), path).toBe(0);
      expect.soft(await findStoredKeys(page), path).toEqual([]);
      expect.soft([...asked], path).toEqual([]);
    }
    await page.context().close();
  });
}
