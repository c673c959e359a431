import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import { loadManifest } from '../../boundaries/manifest.ts';
import { findInspectionMode } from '../../boundaries/overlay/inspection-query.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from '../edge-env.ts';
import type { RequestTarget } from '../guard.ts';
import { log } from '../log.ts';
import type { PublicFiles } from '../public-files.ts';
import type { ShopEdge } from '../shop/shop-edge.ts';
import { createSignedAccess, type InspectorAccess, signInspectorQuery } from './access.ts';
import { inspectPages } from './inspect-pages.ts';
import { createInspector } from './inspector-endpoint.ts';
import { createManifestRoutes } from './manifest-routes.ts';

type Options = {
  environment: Environment;
  /** Folder of the build. */
  dist: string;
  isHttps: boolean;
  getFiles: () => PublicFiles;
  getReleaseId: () => string;
  shop: Pick<ShopEdge, 'findPage'>;
};

/** The boundary inspector's part of the server; where it is off, nothing. */
export type Inspector = {
  endpoints: readonly Hono<EdgeEnv>[];
  middleware: readonly EdgeMiddleware[];
  isInspected: ((target: RequestTarget, headers: IncomingHttpHeaders) => boolean) | undefined;
};

/** Opens the inspector where `BOUNDARIES=on`, for those with a signed link, and logs a link that is valid for an hour. */
export async function openInspector({
  environment,
  dist,
  isHttps,
  getFiles,
  getReleaseId,
  shop,
}: Options): Promise<Inspector> {
  const { BOUNDARIES, SITE_SECRET, SITE_URL } = environment;
  if (BOUNDARIES === 'off') return { endpoints: [], middleware: [], isInspected: undefined };
  const access = createSignedAccess(SITE_SECRET, isHttps);
  log('info', 'boundary inspector', { link: `${SITE_URL}/_boundaries${signInspectorQuery(SITE_SECRET)}` });
  const manifest = await loadManifest(dist);
  const files = new Map(manifest?.boundaries.map(({ id, file }) => [id, file]));
  const routes = await createManifestRoutes({ environment, dist, getReleaseId });
  const isAllowed = (context: Context<EdgeEnv>) =>
    access.isAllowed({ query: getAddress(context).search, cookie: context.req.header('cookie') });
  return {
    endpoints: [new Hono<EdgeEnv>().use(keepAccess(access)), createInspector({ routes, isAllowed })],
    middleware: [
      inspectPages({
        access,
        files,
        findFile: (path) => getFiles().find(path),
        findCached: (path, query) => shop.findPage({ path, query }, {}),
      }),
    ],
    isInspected: ({ query }, { cookie }) =>
      findInspectionMode(query) !== undefined && access.isAllowed({ query, cookie }),
  };
}

/** Leaves a cookie with whoever comes by a valid link, so that the pages that follow need no key. */
function keepAccess(access: InspectorAccess): EdgeMiddleware {
  return async (context, next) => {
    await next();
    const cookie = access.findCookie(getAddress(context).search);
    if (!cookie) return;
    context.res.headers.append('set-cookie', cookie);
    context.res.headers.set('cache-control', 'no-store');
  };
}
