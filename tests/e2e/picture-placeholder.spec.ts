import type { Page } from '@playwright/test';
import { placeOrder } from '../order-fixtures.ts';
import { bead, makeStoredCart, shopPaths } from './checkout-steps.ts';
import { openOrder } from './page-checks.ts';
import { expect, test } from './test.ts';

const tint = /^rgb\((\d+), (\d+), (\d+)\)$/;

/** Holds all pictures until the test lets them through. */
async function holdPictures(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const readFirst = (page: Page) =>
  page
    .locator('main article picture img')
    .first()
    .evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('The first picture is none.');
      const { backgroundColor, filter } = getComputedStyle(image);
      const { width, height, x, y } = image.getBoundingClientRect();
      return {
        backgroundColor,
        filter,
        isLoaded: image.complete && image.naturalWidth > 0,
        box: { width, height, x, y },
      };
    });

test('a list shows the colour of each picture until the picture arrives, and nothing moves then', async ({ page }) => {
  const letThrough = await holdPictures(page);
  const response = await page.goto('/shop/uhren', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main article')).toHaveCount(20);
  const before = await readFirst(page);
  expect(before.isLoaded).toBe(false);
  expect(before.backgroundColor).toMatch(tint);
  const colors = await page
    .locator('main article picture img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor));
  expect(colors).toHaveLength(20);
  expect(colors.every((color) => tint.test(color))).toBe(true);
  // Each picture has its own.
  expect(new Set(colors).size).toBeGreaterThan(1);

  const html = (await response?.text()) ?? '';
  const bytes = [...html.matchAll(/ style="--p:#[0-9a-f]{6}"|,\\"tint\\":\\"[0-9a-f]{6}\\"/g)].map(
    ([text]) => text.length,
  );
  // In the markup, and in the payload where it is part of the page.
  expect([20, 40]).toContain(bytes.length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(20 * 40);

  letThrough();
  await expect.poll(async () => (await readFirst(page)).isLoaded).toBe(true);
  expect((await readFirst(page)).box).toEqual(before.box);
});

test('in dark mode the colour is dimmed as the picture is', async ({ page }) => {
  await holdPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('html').evaluate((root) => root.setAttribute('data-color-mode', 'dark'));
  const hero = page.locator('main header picture img');
  await expect(hero).toHaveCSS('background-color', tint);
  await expect(hero).toHaveCSS('filter', 'brightness(0.8)');
});

test('lines of the cart and of an order have the colours of their pictures', async ({ page }) => {
  await page.addInitScript((cart) => localStorage.setItem('int-cart', cart), makeStoredCart(bead));
  await holdPictures(page);
  const { path } = await placeOrder('de');
  for (const address of [shopPaths.de.cart, path]) {
    await openOrder(page, address, { waitUntil: 'domcontentloaded' });
    const picture = page.locator('main li picture img').first();
    await expect(picture, address).toHaveCSS('background-color', tint);
  }
});
