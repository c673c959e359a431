import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { getCacheMemory } from '../../base/cache-memory.ts';
import type { Environment } from '../../base/environment.ts';
import { cacheLookups } from '../../base/metrics.ts';
import { handleCatalogueChanges, onCatalogueChange } from '../../catalog/index/catalogue.ts';
import { formatProductIds, parseProductIds } from '../../catalog/wishlist/shared-wishlist.ts';
import { type RedirectTable, toRedirectKey } from '../../content/addresses/redirect-table.ts';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { purgeRingStudio } from '../../rings/ring-studio-queries.ts';
import type { Cdn } from '../cdn/open-cdn.ts';
import { clientOf, type EdgeEnv, type EdgeMiddleware } from '../edge-env.ts';
import { payloadFolder } from '../extract-payload.ts';
import type { RequestTarget } from '../guard.ts';
import { log } from '../log.ts';
import type { PublicFile } from '../public-file.ts';
import type { IsKnownPath, PublicFiles } from '../public-files.ts';
import type { Release } from '../release/release-manager.ts';
import { createSignedEndpoint } from '../signed-endpoint.ts';
import type { ForwardingWatch } from '../watch-forwarding.ts';
import type { ProcessGroup } from '../workers/process-group.ts';
import { cachePages } from './cache-pages.ts';
import { deferPages } from './defer-pages.ts';
import { createPageCache } from './page-cache.ts';
import { findCanonicalShopAddress, findSharedKey, toPageKey } from './page-key.ts';
import { createPayloadCache } from './payload-cache.ts';
import { reportEmptySearches } from './report-empty-searches.ts';
import { pairPaths, separatePayloads } from './separate-payloads.ts';
import { handleShopStatuses } from './shop-statuses.ts';
import { createSuggestionsEndpoint, findCards } from './suggestions-endpoint.ts';

/** Path at which Apple expects the file, without redirects. */
export const appleDomainPath = '/.well-known/apple-developer-merchantid-domain-association';

/** More than such a file contains. */
const maxAppleFileBytes = 100_000;

type Options = {
  getRelease: () => Release;
  getPublicFiles: () => PublicFiles;
  getRedirects: () => RedirectTable;
  isKnownPath: IsKnownPath;
  environment: Environment;
  isHttps: boolean;
  group: ProcessGroup;
  cdn: Cdn;
  forwarding: Pick<ForwardingWatch, 'isOneClient'>;
};

/** The shop's part of the server. */
export type ShopEdge = {
  endpoints: readonly Hono<EdgeEnv>[];
  /** Runs between the redirects and the pages. */
  middleware: readonly EdgeMiddleware[];
  /** A cached page that is still valid. */
  findPage: (target: RequestTarget, headers: IncomingHttpHeaders) => PublicFile | undefined;
  /** The cache key of a page that is the same for everybody. */
  findKey: (target: RequestTarget, headers: IncomingHttpHeaders) => string | undefined;
};

/** Pages expire, since they show dates relative to today. */
const ttlMs = 5 * 60_000;

/** Texts that one client may have suggestions computed for within a minute; nobody types five a second for long. */
const suggestionsPerMinute = 300;

/** Creates the shop's status handling, page cache, webhook and endpoints. */
export function createShopEdge({
  getRelease,
  getPublicFiles,
  getRedirects,
  isKnownPath,
  environment,
  isHttps,
  group,
  cdn,
  forwarding,
}: Options): ShopEdge {
  const findClient = (context: Context<EdgeEnv>) => clientOf(context, environment.TRUSTED_PROXY);
  reportEmptySearches(environment);
  const cache = createPageCache({ memory: getCacheMemory(), ttlMs });
  const payloads = createPayloadCache(getCacheMemory());
  for (const purge of [cache.purge, cdn.purge]) onCatalogueChange(purge);
  const getReleaseId = () => getRelease().id;
  return {
    endpoints: [
      createCatalogueEndpoint(group, environment.SITE_SECRET),
      createSuggestionsEndpoint({
        findClient,
        limit: group.createRateLimit('suggestions', { limit: suggestionsPerMinute, windowMs: 60_000 }),
        isOneClient: forwarding.isOneClient,
      }),
      createWishlistEndpoint(findClient),
      serveAppleDomain(environment.APPLE_PAY_DOMAIN_FILE),
    ],
    middleware: [
      handleShopStatuses({ getPublicFiles, isKnownPath }),
      deferPages(),
      cachePages({ cache, payloads, getRelease: getReleaseId, isHttps, cdn }),
      separatePayloads({ paths: pairPaths, payloads, getRelease: getReleaseId, isHttps }),
    ],
    findPage: ({ path, query }, headers) => {
      if (path.startsWith(payloadFolder)) return countLookup('payload', payloads.find(path));
      const address = findCanonicalShopAddress(path, query);
      if (address === undefined || getRedirects().has(toRedirectKey(path))) return undefined;
      return countLookup('page', cache.find(toPageKey(address, getReleaseId(), headers['user-agent']))?.file);
    },
    findKey: (target, headers) => findSharedKey(target, getReleaseId(), headers['user-agent']),
  };
}

function countLookup<File>(cache: 'page' | 'payload', found: File): File {
  cacheLookups.count({ cache, outcome: found ? 'hit' : 'miss' });
  return found;
}

/**
 * Serves the file by which Apple verifies that this domain may use Apple Pay, as PayPal provides it.
 *
 * @param file its path; undefined for none
 * @throws when it cannot be read, before the site starts
 */
export function serveAppleDomain(file: string | undefined): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  if (!file) return app;
  const content = readFileSync(file);
  if (content.length === 0 || content.length > maxAppleFileBytes) {
    throw new Error(`APPLE_PAY_DOMAIN_FILE names ${file}, which is no file of Apple's.`);
  }
  const body = new Uint8Array(content);
  app.get(appleDomainPath, (context) =>
    context.body(body, 200, { 'content-type': 'application/octet-stream', 'cache-control': 'public, max-age=300' }),
  );
  return app;
}

/** Endpoint of the names of a wishlist's products, which a browser stores for offline use. */
function createWishlistEndpoint(findClient: (context: Context<EdgeEnv>) => string): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>().get('/api/pieces', async (context) => {
    const language = languages.find((one) => one === context.req.query('language')) ?? defaultLanguage;
    const ids = parseProductIds(formatProductIds((context.req.query('pieces') ?? '').split(',').map(Number)));
    try {
      const cards = await findCards(ids, language, findClient(context));
      if (!cards) return context.json({ pieces: [] }, 503);
      context.header('cache-control', 'private, max-age=300');
      return context.json({ pieces: cards.map(({ id, name, href = null, image }) => ({ id, name, href, image })) });
    } catch (error) {
      log('warn', 'products not named', { reason: String(error) });
      return context.json({ pieces: [] }, 503);
    }
  });
}

export const cataloguePath = '/api/catalogue';

const schema = v.object({
  collection: v.pipe(v.string(), v.maxLength(100)),
  event: v.optional(v.string()),
  keys: v.pipe(v.array(v.union([v.string(), v.number()])), v.maxLength(10_000)),
});

/** The endpoint that the studio's Flow calls after each change of the catalogue. Every process has a copy of it. */
function createCatalogueEndpoint(group: ProcessGroup, secret: string): Hono<EdgeEnv> {
  group.on('catalogueChange', ({ collection, keys }) => {
    purgeRingStudio(collection);
    const tags = keys.length > 0 ? keys.map((key) => `${collection}/${key}`) : [collection];
    // The log of changes has what is missed here.
    handleCatalogueChanges(tags).catch((error) => log('warn', 'catalogue change not read', { reason: String(error) }));
  });
  return createSignedEndpoint({
    path: cataloguePath,
    secret,
    schema,
    accept: ({ collection, keys }) => {
      void group.broadcast('catalogueChange', { collection, keys });
      void group.tellLead('publishHint', null);
    },
  });
}
