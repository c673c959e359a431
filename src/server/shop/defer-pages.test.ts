import { Hono } from 'hono/tiny';
import { aroundEach, expect, test } from 'vitest';
import { createCacheMemory } from '../../base/cache-memory.ts';
import { isRobot } from '../../base/robots.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { makeBootstrapScript, makePayloadScript } from '../document/bootstrap-script.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { deferPages } from './defer-pages.ts';
import { createPayloadCache } from './payload-cache.ts';
import { formatPayloadHref, separatePayloads } from './separate-payloads.ts';

const siteMap = makeSiteMap({ storeRoots: { de: '/shop', en: null, fr: null } });

aroundEach((run) => runWithSiteMap(siteMap, run));

const preload = '<link rel="modulepreload" href="/a.js"/>';

/** A site whose pages are sent in these parts. */
async function readParts(path: string, parts: readonly string[], headers: Record<string, string> = {}) {
  const app = new Hono<EdgeEnv>();
  app.use(async (context, next) => {
    context.set('nonce', 'bm9uY2U=');
    await next();
  });
  app.use(deferPages());
  app.get('*', (context) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    return context.body(body, 200, { 'content-type': 'text/html; charset=utf-8', ...headers });
  });
  return (await app.request(path)).text();
}

const begin = `<html lang="de"><head>${preload}</head><body>Größe`;

test('a product that streams leaves React, and preloads no module with any of its parts', async () => {
  const text = await readParts('/shop/produkt/ring', [begin, `${preload}<p>é</p>`]);
  const later = '<link rel="later" href="/a.js"/>';
  expect(text).toBe(`<html data-lazy lang="de"><head>${later}</head><body>Größe${later}<p>é</p>`);
});

test('a part that fails on the server starts React, once', async () => {
  const failed = '<script>$RX("B:1")</script>';
  const text = await readParts('/shop/produkt/ring', [begin, failed, failed]);
  expect(text.match(/<script nonce="bm9uY2U=">[^<]*dataset\.hydrate="load"[^<]*<\/script>/g)).toHaveLength(1);
});

test.each([
  ['a script', '<p>B</p><script>$RX("B:1")</script>', '<p>B</p>'],
  ['a comment', '<div hidden><!--$!--></div>', ''],
])('%s of a part that has failed starts React before it', async (_, failed, before) => {
  const text = await readParts('/shop/produkt/ring', [begin, failed]);
  expect(text).toMatch(new RegExp(`Größe${before}<script nonce="bm9uY2U=">[^<]*</script><`));
  expect(text.endsWith(failed.slice(before.length))).toBe(true);
});

test('what looks like that script in text or JSON is none', async () => {
  const texts = ['<!DOCTYPE html><html lang="de"><p>$RX(&quot;$RX(</p>', '<script>["$RX(\\"B"]</script>'];
  expect(await readParts('/shop/suche', texts)).toBe(texts.join('').replace('<html ', '<html data-lazy '));
});

test('a page that needs React at once preloads the modules of all its parts', async () => {
  const parts = [`${begin}<!--$!-->`, preload];
  expect(await readParts('/shop/produkt/ring', parts)).toBe(parts.join(''));
});

test.each([
  ['of a known length', '/shop/produkt/ring', { 'content-length': '999' }, ''],
  ['that has failed in its beginning', '/shop/produkt/ring', {}, '<!--$!-->'],
  ['of the cart', '/shop/warenkorb', {}, ''],
  ['outside of the shop', '/kontakt', {}, ''],
  ['of the cache', '/shop/produkt/ring', { etag: '"a"' }, ''],
])('a page %s stays as it is', async (_, path, headers, end) => {
  expect(await readParts(path, [begin + end], headers)).toBe(begin + end);
});

test('the payload of a product that was evicted is rendered again, complete as for robots', async () => {
  const app = new Hono<EdgeEnv>();
  const payloads = createPayloadCache(createCacheMemory(100_000));
  app.use(async (context, next) => {
    context.set('nonce', 'bm9uY2U=');
    await next();
  });
  app.use(separatePayloads({ paths: new Set(), payloads, getRelease: () => '1', isHttps: false }));
  app.get('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const script = `<script nonce="bm9uY2U=">${makeBootstrapScript('/assets/index.js', 'abc')}</script>`;
    const whole = isRobot(context.req.header('user-agent')) ? 'whole' : 'streamed';
    const whenIncomplete = new Promise<void>(() => undefined);
    context.set('render', { isComplete: true, tags: new Set<string>(), endsAt: Infinity, whenIncomplete });
    return context.html(
      `<html lang="de"><body>${script}${makePayloadScript(`${whole} ${pathname}${search}`, 'bm9uY2U=')}</body></html>`,
    );
  });
  const read = (page: string) => app.request(formatPayloadHref('/payload/evicted.txt', page, '1'));
  const answer = await read('/shop/produkt/ring?variant=7');
  expect(await answer.text()).toBe('whole /shop/produkt/ring?variant=7');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await read('/shop/warenkorb')).headers.get('content-type')).toMatch(/^text\/html/);
});
