import { chromium, type Page } from '@playwright/test';
import { startStorefront } from '../storefront.ts';
import { bead, goToOrderButton, makeStoredCart, orderButton, shopPaths } from './checkout-steps.ts';
import { untilBooted } from './hydration.ts';
import {
  goOffline,
  listAllCached,
  listCachedPages,
  openOfflineSite,
  openUntilOfflineReady,
  reconnect,
  rootElement,
  untilCached,
  untilIdle,
} from './offline-site.ts';
import { expect, test } from './test.ts';

const { at, proxy, site } = openOfflineSite();

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** From now on the site has a worker of another build. */
function build(changes: string): void {
  proxy().fault.edit = (path, text) => (path === '/sw.js' ? `${text}\n// ${changes}` : text);
}

/** Messages to a tab when the browser checks for a new service worker. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

function listErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

test('the first service worker installs after the page load, precaches the offline page, and reloads nothing', async ({
  page,
}) => {
  const errors = listErrors(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await openUntilOfflineReady(page, at('/faq'));
  expect(loads).toBe(1);
  expect(errors).toEqual([]);
  const kept = await listAllCached(page);
  expect(kept).toEqual(
    expect.arrayContaining(['/offline', '/en/offline', '/fr/hors-ligne', '/shop/warenkorb', '/faq']),
  );
  const order = proxy().requests.map((one) => one.replace('GET ', ''));
  expect(order.indexOf('/sw.js')).toBeGreaterThan(order.findIndex((path) => path.startsWith('/payload/')));
});

test('a service worker of another build marks the site as updated, without a reload', async ({ page }) => {
  const errors = listErrors(page);
  await openUntilOfflineReady(page, at('/kontakt'));
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  build('another build');
  await lookForUpdate(page);
  await expect(rootElement(page)).toHaveAttribute('data-offline', 'updated', untilIdle);
  await expect.poll(() => isControlled(page)).toBe(true);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna');
  expect(loads).toBe(0);
  expect(errors).toEqual([]);
});

test('an update reloads a page that had missed a resource, once', async ({ page }) => {
  await openUntilOfflineReady(page, at('/faq'));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.evaluate(() => {
    const script = document.createElement('link');
    Object.assign(script, { rel: 'stylesheet', href: '/assets/gone-for-good.css' });
    document.head.append(script);
    return new Promise((resolve) => script.addEventListener('error', resolve));
  });
  build('another build');
  await lookForUpdate(page);
  // The other worker fetches its whole card first.
  await expect.poll(() => loads, untilIdle).toBe(1);
  await expect(rootElement(page)).toHaveAttribute('data-offline', 'available', untilIdle);
  build('a third build');
  await lookForUpdate(page);
  await expect(rootElement(page)).toHaveAttribute('data-offline', 'updated', untilIdle);
  expect(loads).toBe(1);
});

test('a service worker that fails to install is logged, and the previous one stays active', async ({
  page,
  context,
}) => {
  const errors = listErrors(page);
  await openUntilOfflineReady(page, at('/faq'));
  proxy().fault.edit = (path, text) =>
    path === '/sw.js'
      ? `addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('no'))));`
      : text;
  await lookForUpdate(page).catch(() => undefined);
  await expect.poll(() => errors.join()).toContain('has become redundant');
  proxy().reset();
  await goOffline(context, proxy());
  await page.goto(at('/faq'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
});

test('a service worker script that fails to load is logged, and the site works without it', async ({ page }) => {
  const errors = listErrors(page);
  proxy().fault.isGone = (path) => path === '/sw.js';
  await page.goto(at('/faq'));
  await expect.poll(() => errors.join(), untilIdle).toContain('Failed to register a ServiceWorker');
  await page.locator('header a[href="/kontakt"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
});

test('without HTTPS nothing is cached, and the page says so', async ({ launchOptions }) => {
  const rule = '--host-resolver-rules=MAP shop.test 127.0.0.1';
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  try {
    const page = await browser.newPage();
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await page.goto(`http://shop.test:${new URL(proxy().url).port}/faq`);
    await untilBooted(page);
    await expect.poll(() => warned.join(), untilIdle).toContain('Without https');
    await page.locator('header a[href="/kontakt"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  } finally {
    await browser.close();
  }
});

test('an incomplete offline page is not cached, and the next visit tries again', async ({ page }) => {
  const errors = listErrors(page);
  proxy().fault.isGone = (path) => path === '/fr/hors-ligne';
  await page.goto(at('/faq'));
  await expect.poll(() => errors.join(), untilIdle).toContain('has become redundant');
  expect(await listAllCached(page)).toEqual([]);
  proxy().reset();
  await openUntilOfflineReady(page, at('/faq'));
});

test('the kill switch removes the service worker within one load, and switching back installs it again', async ({
  page,
}) => {
  await openUntilOfflineReady(page, at('/faq'));
  const off = await startStorefront(process.env.CMS_URL ?? '', { SERVICE_WORKER: 'off', LOG_LEVEL: 'error' });
  try {
    proxy().setTarget(off.url);
    await page.goto(at('/kontakt'));
    await expect.poll(() => listAllCached(page)).toEqual([]);
    await expect.poll(() => countWorkers(page)).toBe(0);
    await page.getByLabel('Name', { exact: true }).fill('Anna');
    await page.locator('header a[href="/uhren"]').first().click();
    await expect(page).toHaveURL(at('/uhren'));
    await page.goto(at('/faq'));
    expect(await isControlled(page)).toBe(false);
    await expect.poll(() => countWorkers(page)).toBe(0);
    await expect(rootElement(page)).not.toHaveAttribute('data-offline', 'available');
    expect(await listAllCached(page)).toEqual([]);
  } finally {
    proxy().setTarget(site().url);
    await off.close();
  }
  await openUntilOfflineReady(page, at('/faq'));
});

test('a full disk breaks no page', async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await page.goto(at('/healthz'));
  await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(proxy().url).origin, quotaSize: 20_000 });
  const errors = listErrors(page);
  await page.goto(at('/faq'));
  await expect(rootElement(page)).toHaveAttribute('data-offline', 'unavailable', untilIdle);
  await page.locator('header a[href="/kontakt"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await page.goto(at('/shop'));
  await expect(page.locator('main article').first()).toBeVisible();
  expect(errors).toEqual([]);
  await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(proxy().url).origin });
});

type Damage = (names: string[]) => Promise<void>;

const damages: Record<string, Damage> = {
  'entries that are gone': async (names) => {
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/assets\/|\/payload\//.test(request.url)) await cache.delete(request);
    }
  },
  'broken bodies': async (names) => {
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request, { ignoreVary: true });
        if (kept) await cache.put(request, new Response('<<<<', { headers: kept.headers }));
      }
    }
  },
  'half a body': async (names) => {
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request, { ignoreVary: true });
        const body = await kept?.clone().arrayBuffer();
        if (kept && body)
          await cache.put(request, new Response(body.slice(0, body.byteLength / 2), { headers: kept.headers }));
      }
    }
  },
  'another kind of content': async (names) => {
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        await cache.put(
          request,
          new Response('<h1>Log in to this network</h1>', { headers: { 'content-type': 'text/html' } }),
        );
      }
    }
  },
  'no caches at all': async (names) => {
    for (const name of names) await caches.delete(name);
  },
};

for (const [what, damage] of Object.entries(damages)) {
  test(`${what}: the next load is complete and repairs the cache`, async ({ page, context, browser }) => {
    await openUntilOfflineReady(page, at('/faq'));
    const names = await page.evaluate(() => caches.keys());
    const damagedAt = Date.now();
    await page.evaluate(damage, names);
    await stopWorkers(page);
    const errors = listErrors(page);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.goto(at('/faq'));
    await expect(page.locator('[aria-haspopup=dialog]').first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
    expect([...errors, ...thrown]).toEqual([]);
    // The whole card is fetched anew.
    await expect.poll(() => isCardRebuilt(page, names), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => findCachedAt(page, '/faq')).toBeGreaterThanOrEqual(damagedAt);
    expect(await listAllCached(page)).toEqual(expect.arrayContaining(['/offline', '/card-is-whole', '/faq']));
    await goOffline(context, proxy());
    await page.goto(at('/faq'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
    await page.goto(at('/kontakt'));
    await expect(page).toHaveURL(/\/offline\?from=/);
    await expect(page.getByRole('status').filter({ hasText: 'Gerade kein Netz.' })).toBeVisible();
    expect(browser.isConnected()).toBe(true);
  });
}

/** As when nobody was there for a while: it wakes up with the next page and remembers nothing. */
async function stopWorkers(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.detach();
}

/** When the cached page was requested; 0 where there is none. It is cached after everything that it requires. */
const findCachedAt = (page: Page, path: string) =>
  page.evaluate(async (at) => {
    const kept = await (await caches.open('vitrine-pages')).match(at, { ignoreVary: true });
    return Number(kept?.headers.get('x-kept-at') ?? 0);
  }, path);

/** Whether a new card has taken the place of the former one, whole and sealed. */
const isCardRebuilt = (page: Page, formerNames: string[]) =>
  page.evaluate(async (former) => {
    const [name, ...others] = (await caches.keys()).filter((one) => one.startsWith('vitrine-card-'));
    if (!name || former.includes(name) || others.length > 0) return false;
    const card = await caches.open(name);
    const kept = await card.match('/offline', { ignoreVary: true });
    const isSealed = (await card.match('/card-is-whole')) !== undefined;
    return isSealed && ((await kept?.text())?.includes('</html>') ?? false);
  }, formerNames);

test('the page cache is bounded: the oldest entry goes, without resources that others need', async ({ page }) => {
  await openUntilOfflineReady(page, at('/faq'));
  await page.evaluate(async () => {
    const pages = await caches.open('vitrine-pages');
    for (let one = 0; one < 60; one += 1)
      await pages.put(`/old-${one}`, new Response('', { headers: { 'x-kept-needs': '' } }));
    const files = await caches.open('vitrine-files');
    for (let one = 0; one < 300; one += 1) await files.put(`/assets/old-${one}.js`, new Response(''));
  });
  await page.goto(at('/kontakt'));
  await untilCached(page, '/kontakt');
  await expect.poll(async () => (await listCachedPages(page)).length).toBeLessThanOrEqual(40);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('vitrine-files')).keys()).length))
    .toBeLessThan(260);
});

test('an open checkout orders nothing offline and keeps all input', async ({ page, context }) => {
  test.setTimeout(180_000);
  await openUntilOfflineReady(page, at('/faq'));
  await page.evaluate((cart) => localStorage.setItem('int-cart', cart), makeStoredCart(bead));
  await page.goto(at(shopPaths.de.checkout));
  await goToOrderButton(page, `zoe.${Date.now()}@muster.example`);
  await goOffline(context, proxy());
  await orderButton(page).click();
  await expect(page.getByText('Wir wissen noch nicht, ob Ihre Bestellung angekommen ist.')).toBeVisible();
  const kept = await page.evaluate(() => [localStorage.getItem('int-cart'), localStorage.getItem('int-checkout')]);
  expect(kept[0]).toContain('bead-morgentau');
  expect(kept[1]).toContain('muster.example');
  await reconnect(context, proxy());
  await page.waitForURL('**/shop/bestellung/*?placed=1', { waitUntil: 'commit' });
  expect((await listAllCached(page)).filter((path) => /kasse|bestellung/.test(path))).toEqual([]);
});
