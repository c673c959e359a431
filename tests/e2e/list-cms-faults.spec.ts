import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { lists } from '../routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { expect, test } from './test.ts';

const cards = 'main article';

let proxy: FaultProxy;
let site: Storefront;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  site = await startStorefront(proxy.url);
});

test.afterEach(() => {
  Object.assign(proxy.fault, { delayMs: 0, isCut: false });
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
    await expect(page.getByRole('main').getByRole('link', { name: 'Noch einmal versuchen' })).toBeVisible();
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
  await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toBeVisible();
  proxy.fault.isCut = false;
  expect(await page.evaluate(() => localStorage.getItem('int-cart'))).toBe('{"products":[],"kept":true}');
  await expect(page.locator(cards)).toHaveCount(20, { timeout: 15_000 });
});

for (const how of ['clicked', 'automatic']) {
  test(`a list that recovers by the ${how} retry stays where it was scrolled to meanwhile`, async ({ page }) => {
    proxy.fault.isCut = true;
    const fresh = await startStorefront(proxy.url);
    try {
      await page.goto(`${fresh.url}/shop/schmuck`);
      const retry = page.getByRole('link', { name: 'Noch einmal versuchen' });
      await expect(retry).toBeVisible();
      const answer = Promise.withResolvers<void>();
      await page.route('**/RSC/**', async (route) => {
        await answer.promise;
        await route.continue();
      });
      const asked = page.waitForRequest('**/RSC/**');
      if (how === 'clicked') await retry.click();
      await asked;
      const positions = await page.evaluateHandle(() => {
        const tops: number[] = [];
        scrollTo({ top: 240, behavior: 'instant' });
        requestAnimationFrame(function look() {
          tops.push(scrollY);
          requestAnimationFrame(look);
        });
        return tops;
      });
      proxy.fault.isCut = false;
      answer.resolve();
      await expect(page.locator(cards)).toHaveCount(20, { timeout: 15_000 });
      const before = await positions.evaluate((tops) => tops.length);
      await expect.poll(() => positions.evaluate((tops) => tops.length)).toBeGreaterThan(before + 5);
      expect(await positions.evaluate((tops) => [...new Set(tops)])).toEqual([240]);
    } finally {
      await fresh.close();
    }
  });
}

test('a storefront started without the CMS serves pages, and lists once the CMS responds', async ({ page }) => {
  proxy.fault.isCut = true;
  const late = await startStorefront(proxy.url);
  try {
    expect((await page.goto(`${late.url}/impressum`))?.status()).toBe(200);
    await page.goto(`${late.url}/shop/uhren`);
    await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toBeVisible();
    proxy.fault.isCut = false;
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(page.locator(cards)).toHaveCount(20, { timeout: 15_000 });
  } finally {
    await late.close();
  }
});
