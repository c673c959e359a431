import type { Page, Request } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { lists } from '../routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { expect, test } from './test.ts';

const cards = 'main article';
const retryName = 'Noch einmal versuchen';

let proxy: FaultProxy;
let site: Storefront;
let unread: Storefront | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  site = await startStorefront(proxy.url);
});

test.afterEach(async () => {
  Object.assign(proxy.fault, { delayMs: 0, isCut: false });
  await unread?.close();
  unread = undefined;
});

test.afterAll(async () => {
  await site.close();
  await proxy.close();
});

test('skeletons reserve the space of the cards, without layout shift', async ({ page }) => {
  proxy.fault.holds = (path) => path.startsWith('/items/');
  const readShift = await watchLayoutShift(page);
  await page.goto(`${site.url}/shop/uhren`, { waitUntil: 'commit' });
  await expect(page.locator('main [aria-hidden=true] .product-card__plate').first()).toBeVisible();
  proxy.reset();
  await expect(page.locator(cards)).toHaveCount(20);
  expect((await readShift()).sum).toBeLessThan(0.01);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const delayMs of [0, 800]) {
    for (const { path } of lists) {
      test(`${path} is complete with a CMS that takes ${delayMs} ms`, { tag: '@one-language' }, async ({ page }) => {
        proxy.fault.delayMs = delayMs;
        await page.goto(site.url + path);
        await expect(page.locator(`${cards}:visible`)).toHaveCount(20);
        const more = page.getByRole('link', { name: /weitere|more|de plus/ });
        await more.click();
        await expect(page.locator(`${cards}:visible`)).toHaveCount(40);
      });
    }
  }

  test('a list without the CMS shows an error with a retry link', async ({ page }) => {
    proxy.fault.isCut = true;
    // What has been shown before would be shown still.
    await page.goto(`${site.url}/shop/accessories?full=1`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: retryName })).toBeVisible();
  });
});

test('without the CMS static pages work, and a list shows a retry link and recovers by itself', async ({ page }) => {
  proxy.fault.isCut = true;
  for (const path of ['/', '/kontakt', '/en/watches', '/fr/mentions-legales']) {
    expect((await page.goto(site.url + path))?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.evaluate(() => localStorage.setItem('int-cart', '{"products":[],"kept":true}'));
  const response = await page.goto(`${site.url}/shop/schmuck`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('link', { name: retryName })).toBeVisible();
  proxy.fault.isCut = false;
  expect(await page.evaluate(() => localStorage.getItem('int-cart'))).toBe('{"products":[],"kept":true}');
  await expect(page.locator(cards)).toHaveCount(20, { timeout: 15_000 });
});

/** Starts a storefront without the CMS, which has read no product; it is closed after the test. */
async function startWithoutCms(): Promise<Storefront> {
  proxy.fault.isCut = true;
  unread = await startStorefront(proxy.url);
  return unread;
}

/** Opens a list of such a storefront, and holds the answers to requests for its content. */
async function openFailedList(page: Page) {
  const { url } = await startWithoutCms();
  const answer = Promise.withResolvers<void>();
  const asked: Request[] = [];
  await page.route('**/RSC/**', async (route) => {
    asked.push(route.request());
    await answer.promise;
    await route.continue();
  });
  await page.goto(`${url}/shop/schmuck`);
  await expect(page.getByRole('link', { name: retryName })).toBeVisible();
  return { asked, answer: answer.resolve };
}

for (const how of ['clicked', 'automatic']) {
  test(`a list keeps the scroll position of a visitor who scrolls during the ${how} retry`, async ({ page }) => {
    await page.clock.install();
    // The automatic retry waits for what is busy, and so for the click.
    if (how === 'clicked') {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('aria-busy', 'true'));
      });
    }
    const { asked, answer } = await openFailedList(page);
    const retry = page.getByRole('link', { name: retryName });
    if (how === 'clicked') {
      await retry.click();
      await expect(retry).toHaveAttribute('aria-disabled', 'true');
      // Nor does it abort what the visitor has requested.
      await page.evaluate(() => document.documentElement.removeAttribute('aria-busy'));
      await page.clock.runFor(10_000);
    }
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(1);
    const positions = await page.evaluateHandle(() => {
      const tops: number[] = [];
      scrollTo({ top: 240, behavior: 'instant' });
      addEventListener('scroll', () => tops.push(scrollY));
      return tops;
    });
    proxy.fault.isCut = false;
    answer();
    await expect(page.locator(cards)).toHaveCount(20, { timeout: 15_000 });
    expect(await page.evaluate(() => scrollY)).toBe(240);
    expect((await positions.evaluate((tops) => tops)).filter((top) => top !== 240)).toEqual([]);
  });
}

test('a list that fails again is requested three times by itself', async ({ page }) => {
  await page.clock.install();
  const { asked, answer } = await openFailedList(page);
  answer();
  const goOn = async () => {
    await page.clock.runFor(1_000);
    return asked.length;
  };
  await expect.poll(goOn).toBe(3);
});

test('a storefront started without the CMS serves pages, and lists once the CMS responds', async ({ page }) => {
  const late = await startWithoutCms();
  expect((await page.goto(`${late.url}/impressum`))?.status()).toBe(200);
  await page.goto(`${late.url}/shop/uhren`);
  await expect(page.getByRole('link', { name: retryName })).toBeVisible();
  proxy.fault.isCut = false;
  await page.getByRole('link', { name: retryName }).click();
  await expect(page.locator(cards)).toHaveCount(20, { timeout: 15_000 });
});
