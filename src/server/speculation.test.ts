import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { runWithSiteMap } from '../routing/run-with-site-map.ts';
import { makeSiteMap } from '../routing/site-map-fixture.ts';
import { createSpeculationRefusal, isSpeculative } from './speculation.ts';

const siteMap = makeSiteMap({ storeRoots: { de: '/shop', en: null, fr: null } });

/** The part of a response that a refusal writes. */
class FakeResponse extends EventEmitter {
  status = 0;
  headers: Record<string, string> = {};
  isEnded = false;
  writeHead(status: number, headers: Record<string, string>) {
    Object.assign(this, { status, headers });
    return this;
  }
  end() {
    this.isEnded = true;
  }
}

const prefetch = { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' };

function openServer() {
  const renders = { running: 0, waiting: 0 };
  const refused: unknown[] = [];
  const refuse = createSpeculationRefusal({
    isHttps: false,
    getRenders: () => renders,
    onRefused: (response) => refused.push(response),
  });
  const ask = (path: string, headers: IncomingHttpHeaders = prefetch, isInMemory = false) => {
    const response = new FakeResponse();
    const [pathname = '', query = ''] = path.split(/(?=\?)/);
    const target = { path: pathname, query };
    const isRefused = runWithSiteMap(siteMap, () =>
      refuse({ headers } as never, response as never, target, isInMemory),
    );
    return { isRefused, response };
  };
  return { renders, refused, ask };
}

it.each([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' }, true],
  [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'script' }, false],
  [{ 'sec-purpose': 'else' }, false],
  [{}, false],
] as const)('a document is requested speculatively with %o: %s', (headers, expected) => {
  expect(isSpeculative({ headers })).toBe(expected);
});

it('a page of the shop is rendered ahead while nothing else is, one at a time', () => {
  const { renders, refused, ask } = openServer();
  const first = ask('/shop/produkt/ring');
  expect(first.isRefused).toBe(false);
  const { isRefused, response } = ask('/shop/produkt/kette');
  expect([isRefused, response.status, response.isEnded]).toEqual([true, 503, true]);
  expect(response.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store', 'content-length': '0' });
  expect(refused).toEqual([response]);
  first.response.emit('close');
  for (const busy of [{ running: 1 }, { running: 0, waiting: 1 }]) {
    Object.assign(renders, busy);
    expect(ask('/shop/produkt/kette').isRefused).toBe(true);
    // A visitor's own request is none of these.
    expect(ask('/shop/produkt/kette', {}).isRefused).toBe(false);
  }
  Object.assign(renders, { running: 0, waiting: 0 });
  expect(ask('/shop/produkt/kette').isRefused).toBe(false);
});

it('a page in memory is sent however busy the server is', () => {
  const { renders, ask } = openServer();
  renders.waiting = 50;
  expect(ask('/kontakt', prefetch, true).isRefused).toBe(false);
  expect(ask('/shop', prefetch, true).isRefused).toBe(false);
});

it.each(['/shop/kasse', '/shop/suche?q=ring', '/shop?sort=price', '/newsletter/danke', '/gibt-es-nicht', '/api/x'])(
  '%s is never sent ahead',
  (path) => {
    const { ask } = openServer();
    expect([ask(path).isRefused, ask(path, prefetch, true).isRefused]).toEqual([true, true]);
    expect(ask(path, {}).isRefused).toBe(false);
  },
);
