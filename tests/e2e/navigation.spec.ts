import type { Page } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()));

const payload = '**/RSC/R/kontakt.txt*';

/** Navigates into the shop, where a resource is missing until the shop is requested as a document. */
async function openShopWhole(page: Page, onDocument: () => void) {
  const document = page.waitForRequest((request) => {
    const isWanted = request.isNavigationRequest() && request.url().endsWith('/shop');
    if (isWanted) onDocument();
    return isWanted;
  });
  await page.getByRole('navigation', { name: 'Hauptmenü' }).locator('summary', { hasText: 'Shop' }).click();
  await page.getByRole('link', { name: 'Alle Stücke' }).click();
  await document;
  await expect(page.locator('main article')).toHaveCount(20);
}

/** With React, which navigates without loading a document. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** By the link in the menu. */
async function goToContact(page: Page): Promise<void> {
  await openHydrated(page, '/faq');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click();
}

/** Lets the pauses between attempts, of one, two and four seconds, take a twentieth. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const isPause = (delay = 0) => [1000, 2000, 4000].includes(delay);
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number, ...rest: unknown[]) =>
        wait(work, isPause(delay) ? (delay ?? 0) / 20 : delay, ...rest),
    });
  });

const failed = (page: Page) => page.getByRole('main').getByRole('alert');

test('two failed RSC requests are retried without a message', async ({ page }) => {
  await hurry(page);
  let asked = 0;
  await page.route(payload, (route) => {
    asked += 1;
    return asked < 3 ? route.abort('connectionreset') : route.continue();
  });
  await goToContact(page);
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  expect(asked).toBe(3);
});

test('after three more failed retries an error is shown inside the page frame, with a retry button', async ({
  page,
}) => {
  await hurry(page);
  let asked = 0;
  await page.route(payload, (route) => {
    asked += 1;
    return route.abort('connectionreset');
  });
  await goToContact(page);
  await expect(failed(page)).toContainText('lässt sich gerade nicht öffnen');
  expect(asked).toBe(4);
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.unroute(payload);
  await failed(page).getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(failed(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
});

test('a server error is shown at once', async ({ page }) => {
  let asked = 0;
  await page.route(payload, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: '500 Internal Server Error' });
  });
  await goToContact(page);
  await expect(failed(page)).toBeVisible();
  expect(asked).toBe(1);
  await page.goBack();
  await expect(failed(page)).toBeHidden();
  await expect(page).toHaveURL(/\/faq$/);
});

test('a page that failed is requested again on return', async ({ page }) => {
  await page.route(payload, (route) => route.fulfill({ status: 500, body: 'no' }));
  await goToContact(page);
  await expect(failed(page)).toBeVisible();
  await page.unroute(payload);
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.getByRole('link', { name: 'Uhren', exact: true }).click();
  await expect(page).toHaveURL(/\/uhren$/);
  await menu.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
});

test('a missing RSC payload leads to the not-found page with status 404', async ({ page }) => {
  await page.route(payload, (route) => route.fulfill({ status: 404, body: '404 Not Found' }));
  await page.route('**/kontakt', async (route) => {
    const url = new URL('/gibt-es-nicht', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const [answer] = await Promise.all([page.waitForResponse('**/kontakt'), goToContact(page)]);
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht.');
});

test('a malformed RSC payload falls back to a full page load', async ({ page }) => {
  await page.route(payload, (route) =>
    route.fulfill({ contentType: 'text/x-component', body: '<html>please log in to this network</html>' }),
  );
  const [document] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/kontakt')),
    goToContact(page),
  ]);
  expect(document.resourceType()).toBe('document');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
});

test('a hanging RSC payload shows a progress indicator, then falls back to a full page load', async ({ page }) => {
  await page.clock.install();
  await page.route(payload, () => undefined);
  const asked = page.waitForRequest(payload);
  await goToContact(page);
  await asked;
  await expect(page.locator('html[data-pending]')).toBeAttached();
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/kontakt'),
  );
  await page.clock.fastForward(10_000);
  await document;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await expect(page.locator('html[data-pending]')).toBeHidden();
});

test('going back from a hanging RSC payload stays on the page, without an indicator', async ({ page }) => {
  await page.clock.install();
  const documents: string[] = [];
  await page.route(payload, () => undefined);
  const asked = page.waitForRequest(payload);
  await goToContact(page);
  await asked;
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Uhren', exact: true }).click();
  await expect(page).toHaveURL(/\/uhren$/);
  await expect(page.locator('html[data-pending]')).toBeHidden();
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uhren');
  expect(documents).toEqual([]);
});

test('a stylesheet that fails to load is retried by a full page load', async ({ page }) => {
  await openHydrated(page, '/faq');
  const isKnown = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  let isGone = true;
  await page.route('**/assets/*.css', (route) =>
    isGone && !isKnown.includes(route.request().url()) ? route.abort() : route.continue(),
  );
  await openShopWhole(page, () => {
    isGone = false;
  });
  const countUnstyled = () =>
    [...document.querySelectorAll('link')].filter(({ rel, sheet, disabled }) => {
      return rel === 'stylesheet' && !disabled && !sheet;
    }).length;
  await expect.poll(() => page.evaluate(countUnstyled)).toBe(0);
});

test('a render error is shown in its place and logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route(payload, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    // The connection is cut after the frame, in the middle of the page.
    await route.fulfill({ response: answer, body: body.replace('"page:/kontakt":[', '"page:/kontakt":["$L7ff",') });
  });
  await goToContact(page);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(logged.join()).toContain('could not be shown');
});

test('a missing client chunk leads to a full load of the target page', async ({ page }) => {
  await openHydrated(page, '/faq');
  const loaded = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  let isGone = true;
  await page.route('**/assets/*.js', (route) =>
    isGone && !loaded.has(route.request().url()) ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await openShopWhole(page, () => {
    isGone = false;
  });
});

test('a drawer that fails to load falls back to its link', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.route('**/assets/open-drawer*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test('a picture that fails to load leaves its placeholder and alternative text', async ({ page }) => {
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await page.goto('/');
  const plate = page.locator('main [data-missing]').first();
  await expect(plate).toBeVisible();
  const text = await plate.locator('img').getAttribute('alt');
  const shown = await plate.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(shown).toBe(JSON.stringify(text));
  await expect(plate.locator('img')).toBeHidden();
  expect(warned.join()).toContain('did not come');
});

test('every path keeps its scroll position as long as the tab is open', async ({ page }) => {
  await openHydrated(page, '/faq');
  await page.evaluate(() => scrollTo(0, 420));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions'))).toContain('420');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(420);
});

test('Back restores a position that was scrolled to before hydration', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => scrollTo(0, 420));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(420);
  await hydrate(page);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(420);
});

test.describe('as a reader gets it', () => {
  test.use({ isTouched: false });

  test('Back restores the position of a page that React has left and never runs on again', async ({ page }) => {
    await openHydrated(page, '/faq');
    await page.evaluate(() => scrollTo(0, 420));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions'))).toContain('420');
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL(/\/kontakt$/);
    await page.reload();
    // Its history entry belongs to the document that has just been loaded, since React has created the other one.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(420);
  });
});
