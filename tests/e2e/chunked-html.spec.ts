import { type ChunkedProxy, startChunkedProxy } from '../chunked-proxy.ts';
import { productPaths, products } from '../product-routes.ts';
import { lists } from '../routes.ts';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';

let proxy: ChunkedProxy;

test.beforeEach(async ({ page }) => {
  await stubPictures(page);
  // Where a font comes after the first line is painted, the fonts of the machine decide on what moves.
  await page.route('**/fonts/**', (route) => route.abort());
});

test.beforeAll(async () => {
  proxy = await startChunkedProxy(process.env.SITE_URL ?? '', {
    before: /<(?:header|nav|ul|main|search|form|button|footer)[ >]|<a [^>]*class="(?:wishlist|counted)/,
    delayMs: 60,
  });
});

test.afterAll(() => proxy.close());

const paths = ['/', ...lists.slice(0, 1).map(({ path }) => path), `${productPaths[0].path}/${products.kinds}`];

for (const path of paths) {
  for (const width of [1440, 375]) {
    test(`${path} shifts no layout while its HTML arrives in chunks at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        (window as unknown as { shift: number }).shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(proxy.url + path);
      await expect(page.locator('footer')).toBeAttached();
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.005);
    });
  }
}
