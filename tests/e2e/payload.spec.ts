import { hydrate, openBooted, untilHydrated } from './hydration.ts';
import { untilCached, watchErrors } from './page-checks.ts';
import { expect, test } from './test.ts';

test('a page whose RSC payload is delayed can be read, and hydrates once it arrives', async ({ page }) => {
  let isAway = true;
  await page.route('**/payload/**', (route) => (isAway ? route.abort() : route.continue()));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/payload/'));
  await page.goto('/kontakt');
  const hydrated = hydrate(page);
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isAway = false;
  await hydrated;
});

const pair = '/trauringe/studio?size=54,62&width=4,6&text=Anna+%26+%22O%22&text=Paul';

test.describe('of a page that nobody has touched', () => {
  test.use({ isTouched: false });

  test('the payload of a pair comes at the first touch, also after the server has forgotten it', async ({ page }) => {
    const errors = watchErrors(page);
    const asked: string[] = [];
    await page.route('**/payload/**', (route) => {
      const url = route.request().url();
      asked.push(url);
      // Nothing is at this address, so that the page is rendered again for it.
      return route.continue({ url: url.replace(/payload\/[\w-]+/, 'payload/forgotten') });
    });
    const document = await page.goto(pair);
    expect(await document?.text()).not.toContain('__FLIGHT_DATA');
    expect(asked).toEqual([]);
    await hydrate(page);
    expect(asked).toHaveLength(1);
    expect(await (await page.request.get(asked[0] ?? '')).text()).toContain('Anna & ');
    await page.locator('input[name=alloy][value="950-platinum"]').check();
    await expect(page).toHaveURL(/alloy=950-platinum/);
    expect(errors).toEqual([]);
  });

  test('a touched page whose RSC payload is gone says what is missing, and keeps what was typed', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/payload/**', (route) => route.fulfill({ status: 404, body: '' }));
    await openBooted(page, '/kontakt');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Anna Linde');
    await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
    await expect(name).toHaveValue('Anna Linde');
    expect(loads).toBe(1);
  });

  test('a click on an outdated page is delivered to the one that is loaded in its place', {
    tag: '@one-language',
  }, async ({ page }) => {
    const address = '/shop/produkt/bead-morgentau';
    await untilCached(page.request, address);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.route('**/payload/**', (route) =>
      loads > 1 ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await openBooted(page, address);
    await page.getByRole('main').getByRole('button', { name: 'Eins mehr' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Anzahl' })).toHaveValue('2');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads).toBe(2);
  });
});

test('the payload of a pair whose release is gone is told, and the form still submits', async ({ page }) => {
  await page.route('**/payload/**', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/payload\/[\w-]+\.txt\?release=\w+/, 'payload/gone.txt?release=0'),
    }),
  );
  await page.goto(pair);
  const width = page.getByRole('form').getByLabel('Breite in mm', { exact: true });
  // The page is loaded again once before.
  await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
  await width.fill('7.5');
  await expect(width).toHaveValue('7.5');
  await width.press('Enter');
  await expect(page).toHaveURL(/width=7\.5/);
});

test('a list whose RSC payload is gone is loaded again once, then shows what is missing', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/payload/**', (route) => route.fulfill({ status: 404, body: '' }));
  await untilCached(page.request, '/shop/uhren');
  await page.goto('/shop/uhren');
  const missing = page.getByRole('alert');
  await expect(missing).toContainText('Ein Teil dieser Seite fehlt');
  expect(loads).toBe(2);
  await page.unroute('**/payload/**');
  await missing.getByRole('link', { name: 'Neu laden' }).click();
  await expect(missing).toHaveCount(0);
  await untilHydrated(page);
});

test('a page whose script is gone is reloaded once, then shows what is missing', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/impressum', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});

test('a missing script that a hydrated page can do without is not reported', async ({ page }) => {
  await page.goto('/impressum');
  await hydrate(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = await (await page.request.get('/impressum')).text();
  const [, build = ''] = /s\[k\]!="([0-9a-f]+)"/.exec(html) ?? [];
  await page.evaluate(async (id) => {
    // The page was loaded anew for it already.
    sessionStorage.setItem('vitrine:missing-code', id);
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await fetch('/robots.txt');
  }, build);
  expect(asked).not.toContain('/incomplete.js');
});
