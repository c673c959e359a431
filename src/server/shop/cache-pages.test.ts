import { gunzipSync } from 'node:zlib';
import { tryGetContext } from 'hono/context-storage';
import { expect, it } from 'vitest';
import { markIncomplete, setRenderEnd } from '../../base/render-state.ts';
import { payloadReader } from '../document/bootstrap-script.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { createRecentKeys } from './cache-pages.ts';
import { address, openShopThat, payload, serveShopAddresses, withPayload } from './cache-pages-fixture.ts';
import { findSharedKey } from './page-key.ts';

serveShopAddresses();

const html = `<!DOCTYPE html><html><body>${'<p>Ring aus Gold</p>'.repeat(15_000)}</body></html>`;

/** A site whose product page is rendered chunk by chunk, as fast as it is read, once the test says so. */
async function openShop(limits = {}, endsAt = Number.POSITIVE_INFINITY, document = html) {
  let begun = Promise.withResolvers<void>();
  const site = await openShopThat(async () => {
    await begun.promise;
    setRenderEnd(endsAt);
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(new TextEncoder().encode(document.slice(at, at + 4_096)));
        at += 4_096;
        if (at >= document.length) controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }, limits);
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((next) => setTimeout(next, 5));
  };
  const begin = () => begun.resolve();
  const hold = () => {
    begun = Promise.withResolvers<void>();
  };
  return { ...site, begin, hold, until };
}

it('a page is cached although its first client reads nothing, and served to all followers', async () => {
  const { ask, cache, admission, begin, until } = await openShop();
  const slow = ask();
  const followers = [ask(), ask(), ask()];
  await until(() => admission.getCounts().waiting === 3);
  begin();
  const answers = await Promise.all(followers);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([html, html, html]);
  expect([cache.getSize().pages, admission.getCounts().begun]).toEqual([1, 1]);
  expect(await (await slow).text()).toBe(html);
});

it('the first client gets a page as it is cached, with its payload beside it', async () => {
  const { ask, cache, begin } = await openShop({}, undefined, withPayload);
  begin();
  const answer = await ask();
  expect(answer.headers.get('etag')).toBeTruthy();
  const text = await answer.text();
  expect(text).toMatch(/<html data-lazy data-payload="\/payload\/[\w-]+\.txt\?release=[^"]+" lang="de">/);
  expect(text).not.toContain(payload);
  expect(cache.getSize().pages).toBe(1);
});

/** A page as it is rendered for the cache: its payload is not in its HTML. */
async function openShopWithPayloadApart(more: () => string) {
  return openShopThat(async () => {
    const document = `<html lang="de"><body><p>${more()}</p><script>${payloadReader}</script></body></html>`;
    tryGetContext<EdgeEnv>()?.set('document', { html: Buffer.from(document), payload: Buffer.from(payload) });
    return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
}

it('a page that is rendered without its payload is cached with the address of it', async () => {
  const { ask, cache } = await openShopWithPayloadApart(() => 'Ring');
  const text = await (await ask()).text();
  expect(text).toMatch(/<html data-lazy data-payload="\/payload\/[\w-]+\.txt\?release=[^"]+" lang="de">/);
  expect(text).not.toContain(payloadReader);
  expect(cache.getSize().pages).toBe(1);
});

it('a page that is rendered without its payload and not cached is sent with it', async () => {
  const { ask, cache } = await openShopWithPayloadApart(() => tryGetContext<EdgeEnv>()?.get('nonce') ?? '');
  const answer = await ask();
  const text = await answer.text();
  expect(text).toContain(payloadReader);
  expect(text).toMatch(/push\("Ring aus Gold"\)<\/script><\/body><\/html>$/);
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
  expect(cache.getSize().pages).toBe(0);
});

it.each([
  ['cached', ''],
  ['not cached', ' with a nonce'],
])('what a page was made of is freed once it is sent, %s', async (_, more) => {
  let given: EdgeEnv['Variables']['document'];
  const { ask } = await openShopThat(async () => {
    const nonce = more && tryGetContext<EdgeEnv>()?.get('nonce');
    const document = `<html lang="de"><body>${'<p>Ring</p>'.repeat(9_000)}${nonce}<script>${payloadReader}</script></body></html>`;
    given = { html: Buffer.from(document), payload: Buffer.from(payload.repeat(9_000)) };
    tryGetContext<EdgeEnv>()?.set('document', given);
    return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  const text = await (await ask({ 'accept-encoding': 'gzip' })).arrayBuffer();
  expect(
    gunzipSync(text)
      .toString()
      .match(/Ring<\/p>/g),
  ).toHaveLength(9_000);
  expect([given?.html.length, given?.payload.length]).toEqual([0, 0]);
});

it('a page of which a part streams in later is sent while it is rendered', async () => {
  const rest = Promise.withResolvers<void>();
  const site = await openShopThat(async () => {
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        controller.enqueue(new TextEncoder().encode('<html><p>Ring</p>'));
        markIncomplete();
        await rest.promise;
        controller.enqueue(new TextEncoder().encode('<p>Gold</p></html>'));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  const reader = (await site.ask()).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('<html><p>Ring</p>');
  rest.resolve();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('<p>Gold</p></html>');
  expect(site.cache.getSize().pages).toBe(0);
});

it('a page with followers is cached although its client disconnects', async () => {
  const { ask, cache, admission, begin, until } = await openShop();
  const first = ask();
  const follower = ask();
  await until(() => admission.getCounts().waiting === 1);
  begin();
  await (await first).body?.cancel();
  expect(await (await follower).text()).toBe(html);
  expect([cache.getSize().pages, admission.getCounts().begun]).toEqual([1, 1]);
});

it.each([
  ['in a minute', Date.now() + 60_000, true],
  ['a moment ago', Date.now() - 1, false],
])('followers of a page that expires %s', async (_, endsAt, isShown) => {
  const { ask, cache, begin, until } = await openShop({}, endsAt);
  begin();
  expect(await (await ask()).text()).toBe(html);
  await until(() => cache.getSize().pages === 1);
  const key = findSharedKey({ path: address, query: '' }, '1', undefined);
  expect(cache.find(key ?? '') !== undefined).toBe(isShown);
});

it('under load only pages that are requested twice are cached', async () => {
  const { send, cache, admission, begin, hold, until } = await openShop({
    concurrency: 1,
    maxConcurrency: 1,
    maxQueuedPerClient: 4,
  });
  const paths = Array.from({ length: 12 }, (_, at) => `/shop/produkt/ring-${at}`);
  const isKept = (path: string) => cache.find(findSharedKey({ path, query: '' }, '1', undefined) ?? '') !== undefined;
  const sendAll = async (wanted: string[]) => {
    hold();
    const sent = wanted.map((path, at) => send(path, `10.0.0.${at}`));
    await until(() => admission.getCounts().waiting === wanted.length - 1);
    begin();
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 200));
  };
  await sendAll(paths);
  // The queue is empty while the last one renders.
  await until(() => paths.some(isKept));
  expect(paths.filter(isKept).length).toBe(1);
  const again = paths.filter((path) => !isKept(path)).slice(0, 4);
  await sendAll(again);
  await until(() => again.every(isKept));
});

it('a client at its limit still gets a page that is being rendered for another', async () => {
  const { send, admission, begin, until } = await openShop({
    concurrency: 1,
    maxConcurrency: 1,
    maxQueuedPerClient: 1,
  });
  const isWaiting = (count: number) => until(() => admission.getCounts().waiting === count);
  const first = send(address, '10.0.0.1');
  await until(() => admission.getCounts().running === 1);
  const waiting = send('/shop/produkt/kette', '10.0.0.2');
  await isWaiting(1);
  expect((await send('/shop/produkt/armreif', '10.0.0.2')).status).toBe(503);
  const followed = send(address, '10.0.0.2');
  await Promise.race([isWaiting(2), followed]);
  begin();
  const answers = await Promise.all([first, waiting, followed]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(admission.getCounts()).toMatchObject({ begun: 2, refused: 1 });
});

it('a key is found after it was added, and no other', () => {
  const note = createRecentKeys();
  const keys = Array.from({ length: 1_000 }, (_, at) => `1 reader /shop/schmuck?to=${at}`);
  expect(keys.filter(note)).toEqual([]);
  // Few keys replace each other.
  expect(keys.filter(note).length).toBeGreaterThan(800);
});

it('an old key is evicted', () => {
  const note = createRecentKeys(64);
  note('rings');
  for (let at = 0; at < 4_000; at += 1) note(`page ${at}`);
  expect(note('rings')).toBe(false);
});
