import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Fault, type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { createShopSite } from '../shop-site.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const faults: [name: string, fault: Partial<Fault>][] = [
  ['answers after five seconds', { delayMs: 5_000 }],
  ['answers 500', { instead: 'error' }],
  ['breaks off in the middle', { instead: 'reset' }],
  ['answers half of its JSON', { instead: 'broken json' }],
  ['answers HTML with status 200', { instead: 'html' }],
  ['is gone', { isCut: true }],
];

let proxy: FaultProxy;
let storefront: Storefront;
let site: ReturnType<typeof createShopSite>;

beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  storefront = await startStorefront(proxy.url);
  site = createShopSite(storefront.url);
  await vi.waitFor(async () => expect(await site.findNames('Verlobungsring')).not.toEqual([]), { timeout: 120_000 });
});

afterEach(() => proxy.reset());

afterAll(async () => {
  await storefront.close();
  await proxy.close();
});

for (const [at, [name, fault]] of faults.entries()) {
  test(`with the CMS failing (${name}) a list renders without products, and with them once it recovers`, async () => {
    // Each fault meets a list whose products are not in memory yet.
    const path = `/shop/schmuck?full=1&sort=name&page=1&from=${at * 300}`;
    Object.assign(proxy.fault, fault);
    const { status, html } = await site.read(path);
    expect(status).toBe(200);
    expect(html).toContain('<h1');
    expect(html).toContain('<form');
    expect(await site.findNames('Verlobungsring')).not.toEqual([]);
    expect((await site.read('/shop/produkt/gibt-es-nicht')).status).toBe(404);
    expect((await site.read('/kontakt')).status).toBe(200);
    proxy.reset();
    await expect.poll(async () => (await site.read(path)).html).toContain('<article');
  });

  test(`with the CMS failing (${name}) cached pages are still served`, async () => {
    const path = '/shop/uhren?full=1';
    await expect.poll(async () => (await site.read(path)).html).toContain('<article');
    Object.assign(proxy.fault, fault);
    const { status, html } = await site.read(path);
    expect([status, html.includes('<article')]).toEqual([200, true]);
  });

  test(`with the CMS failing (${name}) at start the site runs, and the shop offers a retry and recovers`, async () => {
    Object.assign(proxy.fault, fault);
    const late = await startStorefront(proxy.url);
    try {
      const reader = createShopSite(late.url);
      expect((await reader.read('/kontakt')).status).toBe(200);
      const { status, html } = await reader.read('/shop/uhren?full=1');
      expect([status, html.includes('Noch einmal versuchen')]).toEqual([200, true]);
      // The ways on are known without asking.
      expect(html).toContain('<nav aria-label="Kategorie"');
      expect((await reader.read('/shop/produkt/corvenay-reserve-39')).html).toContain('<nav aria-label="Kategorie"');
      proxy.reset();
      await expect
        .poll(async () => (await reader.read('/shop/uhren?full=1')).html, { timeout: 40_000 })
        .toContain('<article');
    } finally {
      await late.close();
    }
  });
}
