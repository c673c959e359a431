import { signInspectorQuery } from '../../src/server/boundaries/access.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { findViolations } from './accessibility-engines.ts';
import { measureOverflow } from './page-checks.ts';
import { expect, test } from './test.ts';

let site: Storefront;

test.beforeAll(async () => {
  site = await startStorefront(process.env.CMS_URL ?? '', { BOUNDARIES: 'on' });
});

test.afterAll(async () => {
  await site.close();
});

const key = signInspectorQuery(process.env.SITE_SECRET ?? '');

// Inspected pages allow no script, not even those that the engines and the fixtures insert.
test.use({ breaksPolicy: true });

test('the legend of an inspected page has no accessibility problem, opens by key and leads to the switches', async ({
  page,
}) => {
  await page.goto(`${site.url}/kontakt${key}&boundaries`);
  const summary = page.locator('#x-legend summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Platzhalter' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Fehler' }).click();
  await expect(page).toHaveURL(/boundaries=errors/);
  await expect(page.locator('[data-x-error]').first()).toBeVisible();
});

test('labels lie above the corners of what they name, whose words they leave free, and lead to the page of the boundary', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/shop/uhren${key}&boundaries`);
  const label = page.locator('#x-labels a[aria-label$=" CardView"]').first();
  const number = await label.getAttribute('data-x-of');
  const card = page.locator(`[data-x-client~="${number}"]`).first();
  const [corner, region] = [await label.boundingBox(), await card.boundingBox()];
  expect(Math.abs((corner?.x ?? 0) - (region?.x ?? -99))).toBeLessThan(60);
  const end = (corner?.y ?? 0) + (corner?.height ?? 0);
  expect(Math.abs(end - (region?.y ?? -99))).toBeLessThan(2);
  await label.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('card-view.client.tsx');
});

test('an inspected page is as wide as the page itself, from 375 to 1920 px', async ({ page }) => {
  for (const path of ['/', '/shop/uhren', '/shop/warenkorb']) {
    await page.goto(`${site.url}${path}${key}&boundaries`);
    for (const width of [375, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
