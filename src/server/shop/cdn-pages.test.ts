import { expect, it } from 'vitest';
import { addRenderTags, markIncomplete } from '../../base/render-state.ts';
import { openCdnOf, openShopThat, payload, serveShopAddresses, withPayload } from './cache-pages-fixture.ts';

serveShopAddresses();

/** A product's page, with what `before` does while it is rendered, behind a CDN. */
const openShopBehindCdn = (before: () => unknown = () => undefined, getRelease = () => '1') =>
  openShopThat(
    async () => {
      addRenderTags(['product:7']);
      before();
      return new Response(withPayload, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
    {},
    openCdnOf({ CDN: 'on' }),
    getRelease,
  );

it('a CDN may keep a page that this site keeps, whole and with a policy of hashes', async () => {
  const { ask } = await openShopBehindCdn();
  const answer = await ask();
  const { headers } = answer;
  const text = await answer.text();
  expect(headers.get('cdn-cache-control')).toMatch(/^max-age=10, stale-while-revalidate=60, stale-if-error=\d+$/);
  expect([headers.get('cache-tag'), headers.get('cache-control')]).toEqual(['page,product-7', 'private, no-cache']);
  expect(headers.get('content-security-policy')).not.toContain('nonce');
  expect(text).toContain(JSON.stringify(payload));
  expect(text).not.toContain('data-payload');
});

it.each([
  ['one for robots', () => undefined, { 'user-agent': 'Googlebot/2.1' }],
  ['one of which a part streams in later', markIncomplete, {}],
])('a CDN may not keep %s', async (_, before, headers) => {
  const { ask } = await openShopBehindCdn(before);
  expect((await ask(headers)).headers.get('cdn-cache-control')).toBeNull();
});

it('a CDN may not keep a page that became outdated while it was rendered', async () => {
  const { ask, cache } = await openShopBehindCdn(() => cache.purge(['product:7']));
  expect((await ask()).headers.get('cdn-cache-control')).toBeNull();
});

it('a CDN may not keep a page of a release that another has followed meanwhile', async () => {
  let release = '1';
  const publish = () => {
    release = '2';
  };
  const { ask } = await openShopBehindCdn(publish, () => release);
  expect((await ask()).headers.get('cdn-cache-control')).toBeNull();
});
