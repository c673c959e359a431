import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import { handleCatalogueChange, onCatalogueChange } from '../../catalog/index/catalogue.ts';
import { formatProductIds, parseProductIds } from '../../catalog/wishlist/wishlist.ts';
import { type RedirectTable, toRedirectKey } from '../../content/addresses/redirect-table.ts';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import type { EdgeEnv, EdgeMiddleware } from '../edge-env.ts';
import { payloadFolder } from '../extract-payload.ts';
import type { IsKnownPath } from '../known-paths.ts';
import { log } from '../log.ts';
import type { PublicFile } from '../public-file.ts';
import type { PublicFiles } from '../public-files.ts';
import type { Release } from '../release/release.ts';
import type { RequestTarget } from '../request-target.ts';
import { cachePages } from './cache-pages.ts';
import { findCards } from './card-reader.ts';
import { createCatalogueEndpoint } from './catalogue-endpoint.ts';
import { createPageCache } from './page-cache.ts';
import { findCanonicalShopAddress, findSharedKey, toPageKey } from './page-key.ts';
import { createPayloadCache } from './payload-cache.ts';
import { reportEmptySearches } from './report-empty-searches.ts';
import { handleShopStatuses } from './shop-statuses.ts';
import { createSuggestionsEndpoint } from './suggestions-endpoint.ts';

/** Where Apple looks for it; an answer that leads elsewhere does not count. */
export const appleDomainPath = '/.well-known/apple-developer-merchantid-domain-association';

/** More than such a file has. */
const mostBytes = 100_000;

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

/**
 * The file by which Apple knows that this address may take Apple Pay, as PayPal hands it out.
 *
 * @param file where it lies; without one there is none
 * @throws when it cannot be read, before the site is up
 */
export function serveAppleDomain(file: string | undefined): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  if (!file) return app;
  const content = readFileSync(file);
  if (content.length === 0 || content.length > mostBytes) {
    throw new Error(`APPLE_PAY_DOMAIN_FILE names ${file}, which is no file of Apple's.`);
  }
  const body = new Uint8Array(content);
  app.get(appleDomainPath, (context) =>
    context.body(body, 200, { 'content-type': 'application/octet-stream', 'cache-control': 'public, max-age=300' }),
  );
  return app;
}

/** What the pieces of a wishlist are called, so that a browser can tell without a network. */
function createWishlistEndpoint(): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>().get('/api/pieces', async (context) => {
    const language = languages.find((one) => one === context.req.query('language')) ?? defaultLanguage;
    const ids = parseProductIds(formatProductIds((context.req.query('pieces') ?? '').split(',').map(Number)));
    try {
      const cards = await findCards(ids, language);
      if (!cards) return context.json({ pieces: [] }, 503);
      context.header('cache-control', 'private, max-age=300');
      return context.json({ pieces: cards.map(({ id, name, href = null, image }) => ({ id, name, href, image })) });
    } catch (error) {
      log('warn', 'pieces not named', { reason: String(error) });
      return context.json({ pieces: [] }, 503);
    }
  });
}
