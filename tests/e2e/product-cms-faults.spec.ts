import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { productPaths, products } from '../product-routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { untilHydrated } from './hydration.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';

let proxy: FaultProxy;
let site: Storefront;

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ page }) => stubPictures(page));

test.beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  site = await startStorefront(proxy.url);
  // From here on it knows which products there are.
  const other = `${site.url + productPaths[0].path}/${products.madeToOrder}`;
  await expect.poll(async () => (await fetch(other)).text(), { timeout: 45_000 }).toContain('product-page__title');
});

test.afterEach(() => {
  Object.assign(proxy.fault, { delayMs: 0, isCut: false });
});

test.afterAll(async () => {
  await site.close();
  await proxy.close();
});

test('streamed details shift no layout', async ({ page }) => {
  proxy.fault.delayMs = 500;
  const readShift = await watchLayoutShift(page, 'main');
  for (const [width, slug] of [
    [1440, products.wedding],
    [375, products.engraved],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url + productPaths[0].path}/${slug}`);
    await expect(page.locator('.product-page__details')).toBeAttached();
    const { sum, shifts } = await readShift();
    expect(sum, shifts.join('\n')).toBeLessThan(0.01);
  }
});

test('a product whose details fail to load keeps its name and recovers by itself', async ({ page }) => {
  proxy.fault.isCut = true;
  const response = await page.goto(`${site.url + productPaths[0].path}/${products.reduced}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Noch einmal versuchen' }).first()).toBeVisible();
  proxy.fault.isCut = false;
  await expect(page.getByText('Artikelnummer').first()).toBeVisible({ timeout: 15_000 });
});

test('clicks on details whose code comes after React are not lost', { tag: '@one-language' }, async ({ page }) => {
  proxy.fault.delayMs = 500;
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/product-page-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(`${site.url + productPaths[0].path}/bead-morgentau`);
  const more = page.getByRole('main').getByRole('button', { name: 'Eins mehr' });
  await more.click();
  await untilHydrated(page);
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await more.click();
  code.resolve();
  await expect(page.getByRole('spinbutton', { name: 'Anzahl' })).toHaveValue('3');
  await expect(more).not.toHaveAttribute('aria-busy');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is complete with a slow CMS', async ({ page }) => {
    proxy.fault.delayMs = 500;
    await page.goto(`${site.url + productPaths[0].path}/${products.gone}`);
    await expect(page.locator('.product-page__details')).toBeVisible();
    await expect(page.locator('.product-choice__price').first()).toBeVisible();
  });
});
