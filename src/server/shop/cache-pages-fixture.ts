import { BlockList } from 'node:net';
import { aroundEach, onTestFinished } from 'vitest';
import { createCacheMemory } from '../../base/cache-memory.ts';
import { parseEnvironment } from '../../base/environment.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { createAdmission } from '../admission.ts';
import { openCdn } from '../cdn/open-cdn.ts';
import { makePayloadScript, payloadReader } from '../document/bootstrap-script.ts';
import { errorMessages } from '../error-messages.ts';
import { makeSite, siteUrl } from '../site-fixture.ts';
import { cachePages } from './cache-pages.ts';
import { createPageCache } from './page-cache.ts';
import { findSharedKey } from './page-key.ts';
import { createPayloadCache } from './payload-cache.ts';

export const address = '/shop/produkt/ring';

export const payload = 'Ring aus Gold';

/** A page as Waku writes it, with its payload. */
export const withPayload = `<html lang="de"><body><p>Ring</p><script>${payloadReader}</script>${makePayloadScript(payload, undefined)}</body></html>`;

export const openCdnOf = (environment: Record<string, string>) =>
  openCdn({
    environment: parseEnvironment(environment),
    group: { on: () => undefined, tellLead: async () => undefined },
  });

const noCdn = openCdnOf({});

const siteMap = makeSiteMap({ storeRoots: { de: '/shop', en: null, fr: null } });

/** Runs each test of a file with the addresses of a shop. */
export function serveShopAddresses(): void {
  aroundEach((run) => runWithSiteMap(siteMap, run));
}

/** A site whose product page is what `processRequest` renders. */
export async function openShopThat(
  processRequest: () => Promise<Response>,
  limits = {},
  cdn = noCdn,
  getRelease = () => '1',
) {
  const trusted = new BlockList();
  trusted.addAddress('127.0.0.1');
  const isKnownPath = () => true;
  const cache = createPageCache({ memory: createCacheMemory(8 * 1024 ** 2), ttlMs: 60_000 });
  const admission = createAdmission({
    countConnections: () => 0,
    trusted,
    isKnownPath,
    errorMessages: errorMessages,
    isHttps: false,
    onRefused: () => {},
    findKey: (target) => findSharedKey(target, '1', undefined),
    limits: { queueTimeoutMs: 60_000, ...limits },
  });
  const pageCaching = cachePages({
    cache,
    payloads: createPayloadCache(createCacheMemory(1024)),
    getRelease,
    isHttps: false,
    cdn,
  });
  const site = await makeSite({
    siteMap,
    isKnownPath,
    admission,
    refuseEarly: admission.refuseEarly,
    middleware: [pageCaching],
    processRequest,
  });
  onTestFinished(site.close);
  const ask = (headers: Record<string, string> = {}) => site.app.fetch(new Request(siteUrl + address, { headers }));
  const send = (path: string, client: string) => site.ask(path, { headers: { 'x-forwarded-for': client } });
  return { ask, send, cache, admission };
}
