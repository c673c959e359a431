import type { Page } from '@playwright/test';
import { untilHydrated, untilRevealed } from './hydration.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { watchErrors } from './page-checks.ts';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';
import { untilPainted } from './until-painted.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const content = [
  '/',
  '/kontakt',
  '/einblicke',
  '/datenschutz',
  '/trauringe',
  '/trauringe/studio',
  '/display',
  '/offline',
  '/gibt-es-nicht',
];
const shop = [
  ...[
    '/shop',
    '/shop/uhren',
    '/shop/suche?q=ring',
    '/shop/produkt/corvenay-reserve-39',
    '/shop/vergleich?pieces=135,101',
  ],
  ...['/shop/merkliste', '/shop/warenkorb', '/shop/kasse'],
];

/** Pages without the header, which tells that the page is hydrated. */
const withoutFrame = new Set(['/display', '/offline']);

const countPaints = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

for (const path of [...content, ...shop]) {
  test(`${path} is painted with its styles while nothing but the document has come`, async ({ page }) => {
    const errors = watchErrors(page);
    const readShift = await watchLayoutShift(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**', async (route) => {
      if (!route.request().isNavigationRequest()) await gate.promise;
      // Requests of the page that is left at the end of the test.
      await route.continue().catch(() => undefined);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => countPaints(page)).toBe(1);
    await expect(page.locator('h1').first()).toHaveCSS('font-family', /^"?Newsreader/);
    const missing = await page.evaluate(findUnstyled);
    gate.resolve();
    await page.waitForLoadState('load');
    expect(missing).toEqual([]);
    expect(await page.evaluate(findBlocking)).toEqual([]);
    if (!withoutFrame.has(path)) await untilHydrated(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const { sum, shifts } = await readShift();
    // Fonts and the visitor's own lists come after the first paint here.
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02);
    expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([]);
  });
}

/** Links to style sheets that are loaded as files, which none is before hydration. */
const findUnstyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ disabled }) => !disabled)
    .map(({ href }) => href);

/** Requests beside the document that delayed the first paint. */
const findBlocking = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
    .map(({ name }) => name);

for (const width of [375, 1440]) {
  test(`nothing moves at ${width} px when the fonts come after the first paint`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let fonts = Promise.withResolvers<void>();
    await page.route('**/fonts/**', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    const readShift = await watchLayoutShift(page);
    await page.goto('/robots.txt');
    // A machine that has none of the fonts that the fallbacks adjust moves more, but no more than counts as good.
    const limit = (await page.evaluate(hasFallbackFonts)) ? 0.002 : 0.1;
    for (const path of ['/kontakt', '/trauringe', '/shop', '/en/contact', '/fr/boutique']) {
      fonts = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => countPaints(page)).toBe(1);
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      fonts.resolve();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(untilPainted);
      const { sum, shifts } = await readShift();
      expect.soft(sum, `${path}\n${shifts.join('\n')}`).toBeLessThan(limit);
    }
  });
}

async function hasFallbackFonts(): Promise<boolean> {
  const families = [
    ['Arial', 'Liberation Sans', 'Roboto', 'DejaVu Sans'],
    ['Times New Roman', 'Liberation Serif', 'Noto Serif', 'DejaVu Serif'],
  ];
  const load = (name: string) => new FontFace('Local', `local("${name}")`).load();
  const found = families.map((names) =>
    Promise.any(names.map(load)).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(found)).every(Boolean);
}

test('the response to a form has its styles, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto('/kontakt');
  await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.submit();
    });
  await expect(page).toHaveURL(/\/api\/contact$/);
  await expect(page.locator('h1').first()).toHaveCSS('font-family', /^"?Newsreader/);
  expect(errors.filter((error) => !error.includes('status of 422'))).toEqual([]);
  await context.close();
});

test('pages look the same after client-side navigation as when they are opened', async ({ page }) => {
  await stubPictures(page);
  const errors = watchErrors(page);
  const opened = { shop: await openAndRead(page, '/shop'), faq: await openAndRead(page, '/faq') };
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await goToShop(page);
  await expect.poll(() => readStyles(page)).toEqual(opened.shop);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => readStyles(page)).toEqual(opened.faq);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
  expect(errors).toEqual([]);
});

test('a client-side navigation loads only sheets that are in no document before, and from the cache the next time', async ({
  page,
}) => {
  await openAlive(page, '/faq');
  const own = await page.evaluate(readDisabled);
  expect(own.length).toBeGreaterThan(0);
  expect(await page.evaluate(readSheets)).toEqual([]);
  await goToShop(page);
  const loaded = await page.evaluate(readSheets);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter(({ path }) => own.includes(path))).toEqual([]);
  expect(loaded.filter(({ bytes }) => bytes === 0)).toEqual([]);

  await openAlive(page, '/faq');
  await goToShop(page);
  expect((await page.evaluate(readSheets)).filter(({ bytes }) => bytes > 0)).toEqual([]);

  await openAlive(page, '/shop');
  expect(await page.evaluate(readSheets)).toEqual([]);
});

async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[aria-haspopup=dialog]').first()).toBeAttached();
}

/** By React. */
async function goToShop(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).locator('summary', { hasText: 'Shop' }).click();
  await page.getByRole('link', { name: 'Alle Stücke' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.locator('main article')).toHaveCount(20);
}

async function openAndRead(page: Page, path: string): Promise<string[]> {
  await openAlive(page, path);
  await untilRevealed(page);
  return readStyles(page);
}

/** Style and box of each element of the page's main part. */
function readStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(main, footer) :not(script)')].map((element) => {
      const { display, position, color, backgroundColor, font, padding, margin, border, gap } =
        getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const box = `${Math.round(width)} × ${Math.round(height)}`;
      return [
        element.localName,
        display,
        position,
        color,
        backgroundColor,
        font,
        padding,
        margin,
        border,
        gap,
        box,
      ].join();
    }),
  );
}

const readDisabled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ disabled }) => disabled)
    .map(({ href }) => new URL(href).pathname);

/** The style sheets that were loaded as files, and their bytes on the wire; none from the cache. */
const readSheets = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize }));
