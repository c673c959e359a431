import { BlockList } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { addresses, adoptSiteMap, siteTexts } from '../../addresses.ts';
import { createAdmission } from '../admission.ts';
import { errorWords } from '../error-words.ts';
import { makeSite, siteUrl } from '../site-fixture.ts';
import { keepPages } from './keep-pages.ts';
import { createKeptPayloads } from './kept-payloads.ts';
import { createPageCache } from './page-cache.ts';

const address = '/shop/produkt/ring';
const html = `<!DOCTYPE html><html><body>${'<p>Ring aus Gold</p>'.repeat(15_000)}</body></html>`;

beforeAll(() => {
  adoptSiteMap({ addresses: { ...addresses, storeRoots: { de: '/shop', en: null, fr: null } }, texts: siteTexts });
});

/** A site whose product page is rendered piece by piece, as fast as it is read, once the test says so. */
async function openShop() {
  const isKnownPath = () => true;
  const cache = createPageCache({ maxBytes: 8 * 1024 ** 2, freshFor: 60_000 });
  const admission = createAdmission({
    trusted: new BlockList(),
    isKnownPath,
    words: errorWords,
    isHttps: false,
    onRefused: () => {},
    limits: { patienceMs: 60_000 },
  });
  const keep = keepPages({
    cache,
    payloads: createKeptPayloads(1024),
    findPage: (key) => cache.find(key)?.file,
    getRelease: () => '1',
    isHttps: false,
  });
  const begun = Promise.withResolvers<void>();
  const site = await makeSite({
    isKnownPath,
    admission,
    middleware: [keep],
    processRequest: async () => {
      await begun.promise;
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          controller.enqueue(new TextEncoder().encode(html.slice(at, at + 4_096)));
          at += 4_096;
          if (at >= html.length) controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  });
  onTestFinished(site.close);
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((next) => setTimeout(next, 5));
  };
  const ask = () => site.app.fetch(new Request(siteUrl + address));
  return { ask, cache, admission, begin: begun.resolve, until };
}

it('a page whose first reader reads nothing is kept, and shown to all who waited for it', async () => {
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

it('a page is kept for others when its reader leaves, as long as they wait for it', async () => {
  const { ask, cache, admission, begin, until } = await openShop();
  const first = ask();
  const follower = ask();
  await until(() => admission.getCounts().waiting === 1);
  begin();
  await (await first).body?.cancel();
  expect(await (await follower).text()).toBe(html);
  expect([cache.getSize().pages, admission.getCounts().begun]).toEqual([1, 1]);
});
