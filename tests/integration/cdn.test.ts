import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signatureHeader, signCall } from '../../src/server/signature.ts';
import { type CdnServer, startCdn } from '../cdn-server.ts';
import { copyDist } from '../copy-dist.ts';
import { cms, secret } from '../order-api-calls.ts';
import { placeOrder } from '../order-fixtures.ts';
import { findOrders, makeOrder } from '../orders-api-calls.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

vi.setConfig({ testTimeout: 300_000 });
const patience = { timeout: 120_000, interval: 50 };

let cdn: CdnServer;
let site: Storefront;
let dist: string;
let product: { id: number; address: string };

/** Two processes, each with its own copies of pages, and a copy of the site that may publish. */
const start = (changes: Record<string, string> = {}) =>
  startStorefront(process.env.CMS_URL ?? '', {
    ...{ WEB_CONCURRENCY: '2', DIST_DIR: dist, CDN: 'on' },
    ...{ CDN_PURGE_URL: cdn.purgeUrl, CDN_PURGE_TOKEN: cdn.token, ...changes },
  });

beforeAll(async () => {
  cdn = await startCdn();
  dist = await copyDist();
  const slug = `kopie-${randomUUID().slice(0, 8)}`;
  const translations = [{ language: 'de', display_name: 'Kopieropal' }];
  const { id } = await cms.post<{ id: number }>('/items/ecommerce_product?fields=id', {
    ...{ project: 1, status: 'published', slug, price_brutto: 120, stock: 1, translations },
  });
  product = { id, address: `/shop/produkt/${slug}?full=1` };
  site = await start();
  cdn.setSite(site.url);
});

afterAll(async () => {
  await site?.close();
  await cdn?.close();
  await cms.patch(`/items/ecommerce_product/${product.id}`, { status: 'archived' });
  await cms.delete(`/items/ecommerce_product/${product.id}`);
  rmSync(dist, { recursive: true, force: true, maxRetries: 5 });
});

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(cdn.url + path, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function untilCopied(path: string) {
  await vi.waitFor(async () => expect((await ask(path)).headers.get('x-cache')).toBe('hit'), patience);
}

test('everything is purged at the start, before anybody has changed anything', async () => {
  await expect.poll(() => cdn.purges, patience).toContainEqual(['page']);
});

test.each(['/', '/kontakt', '/shop/uhren?full=1'])('%s is kept, and a browser asks for it each time', async (path) => {
  await untilCopied(path);
  const { headers, status } = await ask(path);
  expect([status, headers.has('cdn-cache-control'), headers.has('cache-tag')]).toEqual([200, false, false]);
  expect(headers.get('cache-control')).toContain('no-cache');
  const etag = headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  // Once each process has the page.
  const revalidate = async () => (await fetch(site.url + path, { headers: { 'if-none-match': etag } })).status;
  await expect.poll(revalidate, patience).toBe(304);
  // A nonce is for one response.
  expect(headers.get('content-security-policy')).not.toContain('nonce');
});

test('an edit in Directus is seen through the cache, and nothing else is fetched again', async () => {
  const other = '/faq';
  const editPrice = async (price: number) => {
    await untilCopied(other);
    await untilCopied(product.address);
    const before = cdn.purges.length;
    await cms.patch(`/items/ecommerce_product/${product.id}`, { price_brutto: price });
    await expect.poll(async () => (await ask(product.address)).text, patience).toMatch(new RegExp(`\\b${price}\\b`));
    const copy = (await ask(other)).headers.get('x-cache');
    return { copy, tags: cdn.purges.slice(before).flat() };
  };
  let seen = await editPrice(347);
  // A release of another test may purge all pages, the edited one among them.
  for (let price = 348; price < 358 && seen.tags.includes('page'); price += 1) seen = await editPrice(price);
  expect(seen).toEqual({ copy: 'hit', tags: expect.arrayContaining([`product-${product.id}`]) });
});

test('a purge that fails is made up for, and no edit or page waits for it', async () => {
  await untilCopied(product.address);
  cdn.isPurgeDown = true;
  onTestFinished(() => {
    cdn.isPurgeDown = false;
  });
  await cms.patch(`/items/ecommerce_product/${product.id}`, { price_brutto: 219 });
  const direct = async () => (await fetch(site.url + product.address)).text();
  await expect.poll(direct, patience).toMatch(/\b219\b/);
  await expect.poll(() => site.readLog(), patience).toContain('"event":"cdn not purged"');
  expect((await ask(product.address)).text).not.toMatch(/\b219\b/);
  cdn.isPurgeDown = false;
  await expect.poll(async () => (await ask(product.address)).text, patience).toMatch(/\b219\b/);
});

test('a release purges all pages', async () => {
  await untilCopied('/impressum');
  const before = cdn.purges.length;
  const [path, body] = ['/api/publish', JSON.stringify({ collection: randomUUID() })];
  const signature = signCall(secret, { direction: 'cms-to-storefront', method: 'POST', path, body });
  await ask(path, { method: 'POST', body, headers: { [signatureHeader]: signature } });
  await expect.poll(() => cdn.purges.slice(before), patience).toContainEqual(['page']);
});

test('what is for one visitor, an order or a moment passes through', async () => {
  const line = { product: product.id, variant: null, personalization: {}, count: 1 };
  const order = makeOrder(20704, { lines: [line], accepted_total_cents: 219_00 + 690 });
  const sent = { method: 'POST', body: JSON.stringify(order), headers: { 'content-type': 'application/json' } };
  const placed = await ask('/api/ecom/order', { ...sent, headers: { ...sent.headers, origin: site.url } });
  expect([placed.status, await findOrders(order.id)]).toEqual([200, [expect.anything()]]);
  const { path } = await placeOrder('de');
  const passing = [
    ...[path, '/shop/warenkorb', '/shop/kasse', '/shop/merkliste', '/newsletter/bestaetigen?token=a', '/readyz'],
    ...['/vorschau/page/1?key=wrong', '/gibt-es-nicht', '/api/translation?of=/faq&to=en', '/trauringe/studio'],
    ...['/kontakt?boundaries', '/shop/uhren?full=1&fremd=1', '/shop/uhren?from=x', '/RSC/R/faq.txt', '/api/places'],
  ];
  for (const address of [...passing, ...passing]) {
    const { headers } = await ask(address);
    expect(`${address} ${headers.get('x-cache')}`).toBe(`${address} pass`);
    expect(headers.has('surrogate-key') || headers.has('cache-tag')).toBe(false);
  }
  expect(cdn.listCopies()).toEqual(expect.not.arrayContaining(passing));
});

test('a robot’s page is not kept for readers', async () => {
  const address = '/shop/schmuck?sort=price&full=1';
  const robot = { headers: { 'user-agent': 'Googlebot/2.1' } };
  for (let at = 0; at < 3; at += 1) expect((await ask(address, robot)).headers.get('x-cache')).toBe('pass');
});

test('an outage of the site is answered with the last copies, and errors are not kept', async () => {
  // A change of somebody else's would take the copies away before the outage.
  cdn.isPurgeDown = true;
  onTestFinished(() => {
    cdn.isPurgeDown = false;
  });
  for (const path of ['/', product.address]) await untilCopied(path);
  const exit = once(site.process, 'exit');
  await site.close();
  await exit;
  cdn.isPurgeDown = false;
  cdn.pass(3_600);
  for (const path of ['/', product.address]) {
    const { status, headers } = await ask(path);
    expect([status, headers.get('x-cache')]).toEqual([200, 'stale']);
  }
  expect((await ask('/shop/warenkorb')).status).toBe(502);
  // Another token: the cache refuses, and the site serves all the same.
  site = await start({ CDN_PURGE_TOKEN: 'wrong' });
  cdn.setSite(site.url);
  await expect.poll(() => cdn.refusedPurges, patience).toBeGreaterThan(0);
  expect((await ask('/kontakt')).status).toBe(200);
  expect(cdn.listCopies()).toContain('/');
});
