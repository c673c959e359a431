import { openFormsSite } from './forms-site.ts';
import { openUntilOfflineReady } from './offline-site.ts';
import { expect, test } from './test.ts';

const { site, proxy } = openFormsSite();

test.use({ serviceWorkers: 'allow' });

test('a shop page streams through the service worker as without one', async ({ page }) => {
  await openUntilOfflineReady(page, `${site().url}/faq`);
  proxy().fault.delayMs = 1_500;
  await page.goto(`${site().url}/shop/schmuck`, { waitUntil: 'commit' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(0);
  await expect(page.locator('main article').first()).toBeVisible();
});
