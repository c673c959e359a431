import type { Page } from '@playwright/test';
import { type ChunkedProxy, startChunkedProxy } from '../chunked-proxy.ts';
import { productPaths, products } from '../product-routes.ts';
import { lists } from '../routes.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';

let proxy: ChunkedProxy;

test.beforeAll(async () => {
  proxy = await startChunkedProxy(process.env.SITE_URL ?? '', {
    before: /<(?:header|nav|ul|main|search|form|button|footer)[ >]|<a [^>]*class="(?:wishlist|counted)/,
    delayMs: 60,
  });
});

test.afterAll(() => proxy.close());

const paths = ['/', ...lists.slice(0, 1).map(({ path }) => path), `${productPaths[0].path}/${products.kinds}`];

for (const path of paths) {
  // Side by side, since both wait most of the time.
  test(`${path} shifts no layout while its HTML arrives in chunks, wide or narrow`, async ({ context }) => {
    await Promise.all(
      [1440, 375].map(async (width) => {
        const page = await context.newPage();
        expect.soft(await sumShifts(page, path, width), `at ${width} px`).toBeLessThan(0.005);
      }),
    );
  });
}

async function sumShifts(page: Page, path: string, width: number): Promise<number> {
  await stubPictures(page);
  // Where a font comes after the first line is painted, the fonts of the machine decide on what moves.
  await page.route('**/fonts/**', (route) => route.abort());
  await page.setViewportSize({ width, height: 900 });
  const readShift = await watchLayoutShift(page);
  await page.goto(proxy.url + path);
  await expect(page.locator('footer')).toBeAttached();
  return (await readShift()).sum;
}
