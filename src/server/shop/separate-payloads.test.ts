import { Hono } from 'hono/tiny';
import { aroundEach, expect, test, vi } from 'vitest';
import { createCacheMemory } from '../../base/cache-memory.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { makeBootstrapScript, makePayloadScript } from '../document/bootstrap-script.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { createPayloadCache } from './payload-cache.ts';
import { separatePayloads } from './separate-payloads.ts';

aroundEach((run) => runWithSiteMap(makeSiteMap({ storeRoots: { de: '/shop', en: null, fr: null } }), run));

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const draw = (text: string) =>
  `<!DOCTYPE html><html lang="de"><head><link rel="modulepreload" href="/a.js"/></head><body><p>${escapeHtml(text)}</p>` +
  `<script nonce="bm9uY2U=">${makeBootstrapScript('/assets/index.js', 'abc')}</script>` +
  `${makePayloadScript(`payload of ${text}`, 'bm9uY2U=')}</body></html>`;

const render = { tags: new Set<string>(), endsAt: Infinity, whenIncomplete: new Promise<void>(() => undefined) };

/** A site whose pages show their address and a price. */
function openSite({ bytes = 100_000 } = {}) {
  const state = { release: '1', price: 1, status: 200, isComplete: true, failed: '' };
  const payloads = createPayloadCache(createCacheMemory(bytes));
  const app = new Hono<EdgeEnv>();
  app.use(async (context, next) => {
    context.set('nonce', 'bm9uY2U=');
    await next();
  });
  app.use(separatePayloads({ paths: new Set(['/studio']), payloads, getRelease: () => state.release, isHttps: false }));
  app.get('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname.startsWith('/payload/')) return context.text('', 404);
    context.set('render', { ...render, isComplete: state.isComplete });
    const html = draw(`${pathname}${search} ${state.price} €`).replace('<body>', `<body>${state.failed}`);
    return context.html(html, state.status === 200 ? 200 : 503);
  });
  const readPage = async (address: string) => (await app.request(address)).text();
  const readPayloadHref = async (address: string) =>
    (/ data-payload="([^"]*)"/.exec(await readPage(address))?.[1] ?? '').replaceAll('&amp;', '&');
  return { app, state, payloads, readPage, readPayloadHref };
}

const pair = '/studio?size=54,62&text=%22A%22&text=$%26';

test('a page is without its payload, and leaves React until the first touch', async () => {
  const { readPage } = openSite();
  const html = await readPage(pair);
  expect(html).toMatch(/<html data-lazy data-payload="\/payload\/[\w-]{16}\.txt\?release=1&amp;page=[^"]+" lang="de">/);
  expect(html).toContain('<link rel="later" href="/a.js"/>');
  expect(html).not.toContain('payload of');
});

test('the payload is found in memory, and rendered again from its address once it is evicted', async () => {
  const { app, payloads, readPayloadHref } = openSite();
  const href = await readPayloadHref(pair);
  const path = href.replace(/\?.*/, '');
  expect(payloads.find(path)).toBeDefined();
  const response = await app.request(href);
  expect(response.headers.get('content-type')).toMatch(/^text\/x-component/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe(`payload of ${pair} 1 €`);
});

test('a payload that changed meanwhile is that of the page as it is now', async () => {
  const { app, state, readPayloadHref } = openSite();
  const href = await readPayloadHref(pair);
  state.price = 2;
  expect(await (await app.request(href)).text()).toBe(`payload of ${pair} 2 €`);
});

test.each([
  ['of another release', (href: string) => href.replace('release=1', 'release=0')],
  ['without a release', (href: string) => href.replace('release=1&', '')],
  ['of another page', (href: string) => href.replace('%2Fstudio', '%2Fother')],
  ['of no page', (href: string) => href.replace(/&page=.*/, '')],
])('a payload %s is gone', async (_, change) => {
  const { app, readPayloadHref } = openSite();
  expect((await app.request(change(await readPayloadHref(pair)))).status).toBe(404);
});

test('a payload that cannot be rendered now can be requested again', async () => {
  const { app, state, readPayloadHref } = openSite();
  const href = await readPayloadHref(pair);
  state.status = 503;
  expect((await app.request(href)).status).toBe(503);
});

test.each([
  ['lacks a section that could not be read', { isComplete: false }],
  ['has a part that failed', { failed: '<!--$!-->' }],
])('a payload that %s can be requested again, and is not kept', async (_, failure) => {
  const { app, state, payloads, readPayloadHref } = openSite();
  const href = await readPayloadHref(pair);
  const set = vi.spyOn(payloads, 'set');
  Object.assign(state, failure);
  const response = await app.request(href);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(set).not.toHaveBeenCalled();
});

test('other pages and failed ones stay as they are', async () => {
  const { state, readPage } = openSite();
  expect(await readPage('/other')).toBe(draw('/other 1 €'));
  state.status = 503;
  expect(await readPage(pair)).toBe(draw(`${pair} 1 €`));
});
