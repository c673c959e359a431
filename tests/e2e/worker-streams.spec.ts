import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { openUntilOfflineReady } from './offline-site.ts';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';

// One of its own: a list that was shown before does not stream.
let proxy: FaultProxy;
let site: Storefront;

test.beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  site = await startStorefront(proxy.url);
});
test.afterAll(async () => {
  await site.close();
  await proxy.close();
});

test.use({ serviceWorkers: 'allow' });

test('a shop page streams through the service worker as without one', async ({ page }) => {
  await stubPictures(page);
  await openUntilOfflineReady(page, `${site.url}/faq`);
  proxy.fault.holds = (path) => path.startsWith('/items/');
  await page.goto(`${site.url}/shop/schmuck`, { waitUntil: 'commit' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(0);
  // The list is asked for again where the server has waited too long.
  proxy.reset();
  await expect(page.locator('main article').first()).toBeVisible();
});
