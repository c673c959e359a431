import type { Browser, Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { untilPainted } from './until-painted.ts';

test.use({ viewport: { width: 375, height: 800 } });

type TraceEvent = {
  name: string;
  args: { elementCount?: number; beginData?: { totalObjects?: number } };
};

/** What Chromium does while something happens: elements that it styles, and the boxes of each of its layouts. */
async function traceRendering(browser: Browser, page: Page, happen: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await happen();
  await page.evaluate(untilPainted);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const styled = traceEvents.map(({ args }) => args.elementCount ?? 0).reduce((sum, count) => sum + count, 0);
  const layouts = traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' ? (args.beginData?.totalObjects ?? []) : [],
  );
  return { styled, layouts };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(untilPainted);
}

for (const path of ['/', '/kontakt', '/shop', '/shop/produkt/corvenay-reserve-39', '/trauringe/studio']) {
  test(`${path} is not styled again when something is added to its body`, async ({ page, browser }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { styled } = await traceRendering(browser, page, () =>
      page.evaluate(() => document.body.append(document.createElement('section'))),
    );
    expect(styled).toBeGreaterThan(0);
    // Of the page's hundreds the icons, which may depend on what is beside them.
    expect(styled).toBeLessThan(100);
  });
}

test('a list is not laid out again for a picture that arrives', async ({ page, browser }) => {
  await page.goto('/shop', { waitUntil: 'networkidle' });
  const picture = page.locator('main article picture').first();
  const { layouts } = await traceRendering(browser, page, () => picture.evaluate(loadAnotherFile));
  expect(layouts.length).toBeGreaterThan(0);
  expect(Math.max(...layouts)).toBeLessThan(50);
});

/** Has a picture load a file of another size, as if it arrived now. */
const loadAnotherFile = (picture: Element) =>
  new Promise<void>((resolve) => {
    picture.querySelector('img')?.addEventListener('load', () => resolve(), { once: true });
    const source = picture.querySelector('source');
    if (source) source.srcset = source.srcset.split(' ')[0] ?? '';
  });

test('a footer far below is laid out when a visitor comes near it, and is the end of the page', async ({ page }) => {
  await open(page, '/shop');
  const isLaidOut = () =>
    page
      .locator('footer a')
      .last()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(isLaidOut).toBe(true);
  await page.evaluate(untilPainted);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)).toBeLessThanOrEqual(
    1,
  );
  await expect(page.locator('footer a').last()).toBeInViewport();
});
