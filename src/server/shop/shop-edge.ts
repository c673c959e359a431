import type { IncomingHttpHeaders } from 'node:http';
import type { Hono } from 'hono/tiny';
import { handleCatalogueChange, onCatalogueChange } from '../../catalog/index/catalogue.ts';
import { type RedirectTable, toRedirectKey } from '../../content/addresses/redirect-table.ts';
import type { EdgeEnv, EdgeMiddleware } from '../edge-env.ts';
import type { Environment } from '../environment.ts';
import { payloadFolder } from '../extract-payload.ts';
import type { IsKnownPath } from '../known-paths.ts';
import type { PublicFile } from '../public-file.ts';
import type { PublicFiles } from '../public-files.ts';
import type { Release } from '../release/release.ts';
import type { RequestTarget } from '../request-target.ts';
import { cachePages } from './cache-pages.ts';
import { createCatalogueEndpoint } from './catalogue-endpoint.ts';
import { createPageCache } from './page-cache.ts';
import { findCanonicalShopAddress, findSharedKey, toPageKey } from './page-key.ts';
import { createPayloadCache } from './payload-cache.ts';
import { reportEmptySearches } from './report-empty-searches.ts';
import { serveAppleDomain } from './serve-apple-domain.ts';
import { handleShopStatuses } from './shop-statuses.ts';
import { createSuggestionsEndpoint } from './suggestions-endpoint.ts';
import { createWishlistEndpoint } from './wishlist-endpoint.ts';

type Options = {
  getRelease: () => Release;
  getPublicFiles: () => PublicFiles;
  getRedirects: () => RedirectTable;
  isKnownPath: IsKnownPath;
  environment: Environment;
  isHttps: boolean;
};

/** What the edge knows of the shop. */
export type ShopEdge = {
  endpoints: readonly Hono<EdgeEnv>[];
  /** Between the redirects and the pages. */
  middleware: readonly EdgeMiddleware[];
  /** A page that was rendered before and is still as it would be rendered now. */
  findPage: (target: RequestTarget, headers: IncomingHttpHeaders) => PublicFile | undefined;
  /** The key of a page that is rendered as everybody will be shown it. */
  findKey: (target: RequestTarget, headers: IncomingHttpHeaders) => string | undefined;
};

const pageCacheBytes = 24 * 1024 ** 2;
const payloadCacheBytes = 16 * 1024 ** 2;
/** A page that nobody changes changes with the days all the same. */
const ttlMs = 5 * 60_000;

/** Statuses, kept pages, what the shop is told, and what it tells. */
export function createShopEdge({
  getRelease,
  getPublicFiles,
  getRedirects,
  isKnownPath,
  environment,
  isHttps,
}: Options): ShopEdge {
  reportEmptySearches(environment);
  const cache = createPageCache({ maxBytes: pageCacheBytes, ttlMs });
  const payloads = createPayloadCache(payloadCacheBytes);
  onCatalogueChange(cache.purge);
  const getReleaseId = () => getRelease().id;
  const findPage = (key: string) => {
    const page = cache.find(key);
    // Without its payload it would never come to life, so it is rendered once more.
    return page?.payload && !payloads.find(page.payload) ? undefined : page?.file;
  };
  return {
    endpoints: [
      createCatalogueEndpoint(handleCatalogueChange, environment.SITE_SECRET),
      createSuggestionsEndpoint(),
      createWishlistEndpoint(),
      serveAppleDomain(environment.APPLE_PAY_DOMAIN_FILE),
    ],
    middleware: [
      handleShopStatuses({ getPublicFiles, isKnownPath }),
      cachePages({ cache, payloads, findPage, getRelease: getReleaseId, isHttps }),
    ],
    findPage: ({ path, query }, headers) => {
      if (path.startsWith(payloadFolder)) return payloads.find(path);
      const address = findCanonicalShopAddress(path, query);
      if (address === undefined || getRedirects().has(toRedirectKey(path))) return undefined;
      return findPage(toPageKey(address, getReleaseId(), headers['user-agent']));
    },
    findKey: (target, headers) => findSharedKey(target, getReleaseId(), headers['user-agent']),
  };
}
