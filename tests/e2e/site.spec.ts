import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { findShopHref } from '../../src/routing/shop-routes.ts';
import { addressesOfPages, legalPages, lists, notFound, pagesLikeOthers, siteMap } from '../routes.ts';
import { findLowContrast, findViolations } from './accessibility-engines.ts';
import { findBanner, findStoredKeys } from './consent-fixtures.ts';
import { untilHydrated, untilRevealed } from './hydration.ts';
import { expectAccessible, expectNoOverflow, expectWithinBudget, openCachedPage, watchPage } from './page-checks.ts';
import { expect, openContext, test } from './test.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';

test.use({ viewport: { width: 1440, height: 900 } });

/** One for all tests of a worker: it reads what was served and runs none of it. */
let parser: Page | undefined;

async function getParser(browser: Browser): Promise<Page> {
  parser ??= await browser.newPage();
  return parser;
}

/** One for all tests of a worker as well: a first page costs the processor twice as much as each that follows. */
let visited: Page | undefined;

/** Opens a page for a visitor who comes from others of the site. */
async function openPage(browser: Browser, path: string) {
  visited ??= await (await openContext(browser, site)).newPage();
  for (const event of ['console', 'pageerror', 'request', 'response'] as const) visited.removeAllListeners(event);
  await visited.setViewportSize({ width: 1440, height: 900 });
  const watched = watchPage(visited, site, true);
  return { page: visited, watched, response: await visited.goto(path) };
}

test.afterAll(async () => {
  await parser?.context().close();
  await visited?.context().close();
  parser = undefined;
  visited = undefined;
});

/** Pages that are scanned at 375 px too, where their template is another. */
const narrowTemplates = new Set(['/', '/kontakt', '/shop/uhren', '/shop/warenkorb']);

/** Pages of every template; the contrast of their texts is measured in dark mode too. */
const darkTemplates = new Set([
  ...['/', '/kontakt', '/einblicke', '/datenschutz', '/trauringe', '/terminvereinbarung', '/gibt-es-nicht'],
  ...['/offline', '/display', '/shop', '/shop/uhren', '/shop/warenkorb', '/shop/merkliste'],
]);

for (const { page: key, language, path } of addressesOfPages) {
  test(`${path} is the ${language} page ${key}`, async ({ browser }) => {
    const { page, watched, response } = await openPage(browser, path);
    expect(response?.status()).toBe(200);
    await expectHead(page, language, path);
    await untilAlive(page);
    await expectSameWithoutScripts(page, await getParser(browser), path);
    expectWithinBudget(await watched.weigh(), {
      script: key === 'offline' ? 112.4 : 111.5,
      html: legalPages.has(key) ? 15 : 10,
    });
    await (pagesLikeOthers.has(key) ? expectNoOverflow(page) : expectAccessible(page));
    await expectNothingAsked(page, language);
    expect(watched.problems).toEqual([]);
    await expectOtherTemplates(page, path);
  });
}

for (const { language, path } of lists) {
  test(`${path} is a list in ${language}`, async ({ page, browser, request }) => {
    const watched = await openCachedPage(page, request, { site, path });
    expect(watched.response?.status()).toBe(200);
    await expectHead(page, language, path);
    await expect(page.locator('main article').first()).toBeVisible();
    await untilAlive(page);
    await expectSameWithoutScripts(page, await getParser(browser), `${path}?full=1`);
    expectWithinBudget(await watched.weigh(), { script: 108.1, html: 10.24, scriptFiles: 6, requests: 12 });
    await expectAccessible(page);
    await expectNothingAsked(page, language);
    expect(watched.problems).toEqual([]);
    await expectOtherTemplates(page, path);
  });
}

/** Pages of the shop beside its lists and products. What the visitor has chosen is not cached, and has its payload in it. */
const shopBudgets = [
  { path: '/shop', isCached: true, script: 108.1, html: 10.5, scriptFiles: 6, requests: 12 },
  { path: '/shop/marke/corvenay', isCached: true, script: 108.1, html: 8.5, scriptFiles: 6, requests: 12 },
  { path: '/shop/suche?q=ring', isCached: true, script: 108.1, html: 10.1, scriptFiles: 6, requests: 12 },
  { path: '/shop/vergleich?pieces=135,101', isCached: false, script: 104.1, html: 12.4, scriptFiles: 4, requests: 10 },
  { path: '/shop/merkliste', isCached: false, script: 109.4, html: 9.3, scriptFiles: 6, requests: 12 },
  { path: '/shop/warenkorb', isCached: false, script: 119.2, html: 11.1, scriptFiles: 10, requests: 16 },
] as const;

for (const { path, isCached, ...budget } of shopBudgets) {
  test(`${path} loads no more than its budget`, async ({ page, request }) => {
    const open = async () => {
      const watched = watchPage(page, site);
      await page.goto(path);
      return watched;
    };
    const { weigh } = isCached ? await openCachedPage(page, request, { site, path }) : await open();
    await untilAlive(page);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expectWithinBudget(await weigh(), budget);
    await expectOtherTemplates(page, path);
  });
}

for (const { language, path } of notFound) {
  test(`${path} is a 404 page in ${language}`, async ({ page }) => {
    const { problems } = watchPage(page, site);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const home = language === 'de' ? '/' : `/${language}`;
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', home);
    const hasShop = findShopHref('search', language, siteMap.addresses) !== undefined;
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(hasShop ? 1 : 0);
    await expect(page.locator('main article')).toHaveCount(hasShop ? 4 : 0);
    await expectAccessible(page);
    await expectNothingAsked(page, language);
    expect(problems.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
    await expectOtherTemplates(page, path);
  });
}

test('a product has no accessibility violation with its narrow template, nor in dark mode', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/shop/produkt/corvenay-reserve-39');
  await untilAlive(page);
  expect.soft(await findViolations(page)).toEqual([]);
  await expectContrastInTheDark(page);
});

test('the checkout has enough contrast in dark mode', async ({ page }) => {
  await page.goto('/shop/kasse');
  await untilAlive(page);
  await expectContrastInTheDark(page);
});

test('the server’s own error page has no accessibility violation, light and dark', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A');
  expect(response?.status()).toBe(400);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findLowContrast(page)).toEqual([]);
});

test('the open menu has no accessibility violation on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

/** The page that is open, as it is on a narrow screen and in dark mode, where it stands for its template. */
async function expectOtherTemplates(page: Page, path: string): Promise<void> {
  if (narrowTemplates.has(path)) {
    await page.setViewportSize({ width: 375, height: 800 });
    expect.soft(await findViolations(page), 'barriers at 375 px').toEqual([]);
  }
  if (darkTemplates.has(path)) await expectContrastInTheDark(page);
}

/** Sets what the chosen mode sets before the first paint (color-mode.spec.ts). */
async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const root = page.locator('html');
  await root.evaluate((element) => element.setAttribute('data-color-mode', 'dark'));
  await expect(root).toHaveCSS('color-scheme', 'dark');
  const countTransitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  await expect.poll(() => page.evaluate(countTransitions), 'colours that are on their way').toBe(0);
  expect.soft(await findLowContrast(page), 'contrast in dark mode').toEqual([]);
}

/** The visitor has refused everything: nobody asks again, and nothing is left behind. */
async function expectNothingAsked(page: Page, language: Language): Promise<void> {
  expect.soft(await findBanner(page, language).count(), 'banners').toBe(0);
  expect.soft(await findStoredKeys(page), 'traces').toEqual([]);
}

/** The page's own title, the separator and the site's; or the site's alone. Pages for machines to pass over have no address. */
async function expectHead(page: Page, language: Language, path: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
  const { seoTitle = '', titleSeparator = '' } = siteMap.texts.site[language] ?? {};
  const [own, ...rest] = (await page.title()).split(` ${titleSeparator} ${seoTitle}`);
  expect(own === seoTitle || (own !== '' && rest.join() === ''), `title: ${await page.title()}`).toBe(true);
  if ((await page.locator('meta[name=robots][content*=noindex]').count()) > 0) return;
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', path === '/' ? `${site}/` : site + path);
}

/** What was a link without scripts has become a button. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await untilRevealed(page);
  if ((await page.locator('[data-screen-only] > a').count()) === 0) return;
  await expect(page.locator('[aria-haspopup=dialog]').first()).toBeAttached();
}

/** Scripts may add a word on what is true at this moment; they take none away, and nothing waits for them. */
async function expectSameWithoutScripts(page: Page, reader: Page, path: string): Promise<void> {
  const served = await (await page.request.get(path)).text();
  const [alive, still] = [await readMain(page), await readMain(reader, served)];
  expect(still.join(' ').length, 'there is something to read').toBeGreaterThan(150);
  expect(
    still.filter((text) => !alive.some((longer) => longer.includes(text))),
    'only without scripts',
  ).toEqual([]);
  expect(alive.filter((text) => !still.includes(text)).length, 'texts that only scripts bring').toBeLessThanOrEqual(5);
}

/** Without the coming holidays, of which scripts know more than the four that everybody reads, and words about scripts. */
function readMain(page: Page, served?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const read = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const kinds = 'h1, h2, h3, p, li, dt, dd, th, td, summary, address, label, legend';
    return [...read.querySelectorAll(`main :is(${kinds})`)]
      .filter((element) => !element.closest('.opening-hours__specialList, noscript'))
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  }, served);
}
