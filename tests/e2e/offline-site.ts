import type { BrowserContext, Page } from '@playwright/test';
import { type SiteProxy, startSiteProxy } from '../site-proxy.ts';
import type { Storefront } from '../storefront.ts';
import { expect, test } from './test.ts';

/** Puts a proxy that a test can cut before the shared storefront, in browsers that allow service workers. */
export function openOfflineSite(): { at: (path: string) => string; proxy: () => SiteProxy; site: () => Storefront } {
  let site: Storefront;
  let proxy: SiteProxy;
  test.use({ serviceWorkers: 'allow' });
  test.beforeAll(async ({ shopSite }) => {
    site = shopSite;
    proxy = await startSiteProxy(site.url);
  });
  test.beforeEach(async ({ context }) => {
    // With stored consents no banner covers the page.
    await context.addInitScript(() => {
      const consent = { function_id: 'functional', consentGiven: true, locked: true, revision: 1 };
      const others = ['map', 'booking', 'youtube', 'vimeo', 'clock', 'matomo'].map((function_id) => ({
        ...{ function_id, consentGiven: false, locked: false, revision: 1 },
      }));
      localStorage.setItem(
        'int-consents',
        JSON.stringify({ version: 1, timestamp: new Date(0).toISOString(), consents: [consent, ...others] }),
      );
    });
  });
  test.afterEach(() => proxy.reset());
  test.afterAll(() => proxy.close());
  return { at: (path) => proxy.url + path, proxy: () => proxy, site: () => site };
}

export const rootElement = (page: Page) => page.locator('html');

/** A page registers the service worker when it is idle, which then fetches what it needs offline before it is active. */
export const untilIdle = { timeout: 30_000 };

/** Opens a page and waits until the service worker is active and the page cached. */
export async function openUntilOfflineReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(rootElement(page)).toHaveAttribute('data-offline', 'available', untilIdle);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await untilCached(page, new URL(address).pathname);
}

/** Paths of the pages in the page cache. */
export async function listCachedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('vitrine-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}

export async function untilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => listCachedPages(page)).toContain(path);
}

/** Sets the browser offline and cuts the proxy. */
export async function goOffline(context: BrowserContext, proxy: SiteProxy): Promise<void> {
  proxy.fault.isCut = true;
  await context.setOffline(true);
}

/** Sets the browser offline again, which Playwright's browser forgets with each document. */
export async function stayOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

export async function reconnect(context: BrowserContext, proxy: SiteProxy): Promise<void> {
  proxy.reset();
  await context.setOffline(false);
}

/** Addresses of all entries in all caches. */
export async function listAllCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });
}
