import type { Page } from '@playwright/test';
import { bead, field, makeStoredCart, shopPaths } from './checkout-steps.ts';
import { hydrate, untilHydrated } from './hydration.ts';
import { openOfflineSite, openUntilOfflineReady } from './offline-site.ts';
import { untilCached } from './page-checks.ts';
import { expect, test } from './test.ts';

const { at, proxy } = openOfflineSite();

/**
 * From now on the site is another build: other names for all that the code is made of, another id in pages and payloads,
 * and nothing left of the build before.
 */
async function publishAnotherBuild(page: Page): Promise<void> {
  const html = await (await page.request.get(at('/faq'))).text();
  const [, id = ''] = /s\[k\]!="([0-9a-f]+)"/.exec(html) ?? [];
  expect(id).not.toBe('');
  const another = 'feedc0de0001';
  Object.assign(proxy().fault, {
    isGone: (path: string) => /^\/(?:assets|payload)\/(?!next\/)/.test(path),
    toTarget: (path: string) => path.replace(/^\/(assets|payload)\/next\//, '/$1/'),
    edit: (_path: string, text: string) =>
      text.replaceAll(id, another).replaceAll(/(["'`(/])(assets|payload)\//g, '$1$2/next/'),
  });
}

/** Documents that came, since: what is given up before its first byte is seen by nobody. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

/** Waits until a file has loaded whose address contains this. Asked while it is being reloaded, a page does not answer. */
const hasLoaded = (page: Page, part: string) =>
  expect
    .poll(() =>
      page
        .evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        )
        .catch(() => ''),
    )
    .toContain(part);

/** The stored draft of the contact form. */
const readDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('contact') ?? '{}')).catch(() => ({}));

const isNew = (page: Page) => hasLoaded(page, '/assets/next/');

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`a tab from an older build after a release, with service workers ${serviceWorkers}ed`, () => {
    test.use({ serviceWorkers });
    const open = async (page: Page, path: string) => {
      if (serviceWorkers === 'allow') await openUntilOfflineReady(page, at('/uhren'));
      await page.goto(at(path));
    };

    test('navigates with one full page load, and runs the new build from then on', async ({ page }) => {
      await open(page, '/faq');
      await hydrate(page);
      await publishAnotherBuild(page);
      const documents = countDocuments(page);
      await page.locator('header a[href="/kontakt"]').first().click();
      await expect(page).toHaveURL(at('/kontakt'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
      await isNew(page);
      await hydrate(page);
      await page.locator('header a[href="/uhren"]').first().click();
      await expect(page).toHaveURL(at('/uhren'));
      expect(documents()).toBe(1);
    });

    for (const when of ['after', 'before'] as const) {
      test.describe(`${when} hydration`, () => {
        test.use({ isTouched: when === 'after' });

        test('keeps a contact form that was half filled', async ({ page }) => {
          await page.setViewportSize({ width: 375, height: 800 });
          await open(page, '/kontakt');
          // Files of this build, without which nothing would keep the form.
          for (const file of ['keep-draft', 'drafts']) await hasLoaded(page, `/assets/${file}-`);
          if (when === 'after') await hydrate(page);
          else await publishAnotherBuild(page);
          await page.getByLabel('Name', { exact: true }).fill('Anna Linde');
          await page.locator('textarea').fill('Guten Tag,\nist die Uhr noch da?');
          await page.getByRole('checkbox').check();
          await expect.poll(() => readDraft(page)).toMatchObject({ name: 'Anna Linde', privacy: true });
          if (when === 'after') await publishAnotherBuild(page);
          await page.getByRole('button', { name: 'Menü' }).click();
          // The page may be beginning anew by itself at this moment, which ends the reload of another.
          await expect(() => page.reload()).toPass();
          await isNew(page);
          await untilHydrated(page);
          await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna Linde');
          await expect(page.locator('textarea')).toHaveValue('Guten Tag,\nist die Uhr noch da?');
          await expect(page.getByRole('checkbox')).toBeChecked();
          await page.getByRole('button', { name: 'Menü' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        });
      });
    }

    test('keeps the cart, and adds a product after one full page load', async ({ page }) => {
      await open(page, '/faq');
      await page.evaluate((text) => localStorage.setItem('int-cart', text), makeStoredCart(bead));
      await page.goto(at('/shop/produkt/bead-liegeplatz'));
      await untilHydrated(page);
      await publishAnotherBuild(page);
      const documents = countDocuments(page);
      const add = page.getByRole('button', { name: 'In den Warenkorb', exact: true });
      await add.focus();
      await add.press('Enter');
      await expect(async () => {
        if (await add.isVisible()) await add.press('Enter', { timeout: 1_000 });
        await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      const readCart = () => page.evaluate(() => localStorage.getItem('int-cart'));
      await expect.poll(readCart).toContain('bead-liegeplatz');
      expect(await readCart()).toContain('bead-morgentau');
      expect(documents()).toBeLessThanOrEqual(1);
    });

    test('keeps the checkout’s input', async ({ page }) => {
      test.slow();
      await open(page, '/faq');
      await page.evaluate((text) => localStorage.setItem('int-cart', text), makeStoredCart(bead));
      await page.goto(at(shopPaths.de.checkout));
      await field(page, 'email').fill('zoe@muster.example');
      await page.keyboard.press('Tab');
      await publishAnotherBuild(page);
      const documents = countDocuments(page);
      await page.locator('form button[type=submit]').first().click();
      await expect(page.locator('[aria-current=step]')).toBeVisible();
      // The page may be beginning anew by itself at this moment, which ends the reload of another.
      await expect(() => page.reload()).toPass();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('int-checkout')))
        .toContain('zoe@muster.example');
      await expect(page.getByText('zoe@muster.example').or(field(page, 'email')).first()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('int-cart'))).toContain('bead-morgentau');
      await isNew(page);
      expect(documents(), 'the reload of this test, and one at most').toBeLessThanOrEqual(2);
    });
  });
}

for (const [part, isGone] of [
  ['payloads', (path: string) => path.startsWith('/payload/')],
  ['scripts', (path: string) => /^\/assets\/.*\.js$/.test(path)],
  ['scripts, styles and payloads', (path: string) => /^\/(?:assets|payload)\//.test(path)],
] as const) {
  test.describe(`a page whose ${part} is requested from a storefront with another build`, () => {
    test.use({ serviceWorkers: 'block' });
    for (const [path, heading] of [
      ['/kontakt', 'Kontakt'],
      ['/shop/uhren', 'Uhren'],
    ] as const) {
      test(`stays complete at ${path}, with at most one more full page load`, async ({ page }) => {
        proxy().fault.isGone = isGone;
        const documents = countDocuments(page);
        await page.goto(at(path));
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText(heading);
        // What scripts would do is begun, again and again: a page that loads itself for each of these would be seen here.
        for (let press = 0; press < 3; press += 1) {
          await page.locator('#menu').locator('button, summary').first().click();
          await page.waitForLoadState('load');
          await expect(title).toHaveText(heading);
        }
        expect(documents()).toBeLessThanOrEqual(2);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.locator('header a[href="/uhren"]').first().click();
        await expect(page).toHaveURL(at('/uhren'));
        await expect(title).toBeVisible();
      });
    }
  });
}

test.describe('a contact form', () => {
  test.use({ serviceWorkers: 'block', isTouched: false });
  const name = (page: Page) => page.getByLabel('Name', { exact: true });

  test('stays as it was half filled before the entry turned out to be gone', async ({ page }) => {
    const gone = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await gone.promise;
      await route.fulfill({ status: 404 });
    });
    const documents = countDocuments(page);
    await page.goto(at('/kontakt'), { waitUntil: 'commit' });
    await name(page).fill('Anna Linde');
    gone.resolve();
    await expect(page.getByRole('link', { name: 'Neu laden' })).toBeVisible();
    await expect(name(page)).toHaveValue('Anna Linde');
    expect(documents()).toBe(1);
  });

  test('has its draft without React, also when it was filled in further and loaded again', async ({ page }) => {
    proxy().fault.isGone = (path) => path.startsWith('/payload/');
    await page.goto(at('/kontakt'));
    await name(page).fill('Anna Linde');
    await expect.poll(() => readDraft(page)).toMatchObject({ name: 'Anna Linde' });
    await page.reload();
    await page.locator('textarea').fill('Guten Tag');
    await page.reload();
    await expect(page.locator('textarea')).toHaveValue('Guten Tag');
    await expect(name(page)).toHaveValue('Anna Linde');
  });
});

test('a page that always names a missing payload is reloaded at most once', async ({ page }) => {
  let count = 0;
  proxy().fault.edit = (_, text) => {
    count += 1;
    return text.replace(/\/payload\/[\w-]{16}/, `/payload/${String(count).padStart(16, 'x')}`);
  };
  proxy().fault.isGone = (path) => path.startsWith('/payload/');
  const documents = countDocuments(page);
  await page.goto(at('/kontakt'));
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.getByRole('link', { name: 'Neu laden' })).toBeVisible();
  expect(documents()).toBeLessThanOrEqual(2);
});

test.describe('a page whose RSC payload and scripts are gone', () => {
  test.use({ serviceWorkers: 'block' });

  test('is reloaded once, then shows what is missing', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await untilCached(page.request, at('/shop/uhren'));
    proxy().fault.isGone = (path) => path.startsWith('/payload/');
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(at('/shop/uhren'), { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Neu laden' })).toBeVisible();
    expect(loads).toBe(2);
  });
});
