import { wholePageAgent } from '../../base/robots.ts';
import { ringAppointmentRoutes } from '../../routing/ring-routes.ts';
import { ringStudioRoutes } from '../../routing/routes.ts';
import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { hasFailedPart, payloadFolder } from '../extract-payload.ts';
import { parseRequestTarget } from '../guard.ts';
import { log } from '../log.ts';
import { toFileResponse } from '../send-public-file.ts';
import { compressPage } from './compressed-page.ts';
import { leavesReact } from './defer-pages.ts';
import type { PayloadCache } from './payload-cache.ts';

export const pairPaths: ReadonlySet<string> = new Set(
  [ringStudioRoutes, ringAppointmentRoutes].flatMap((routes) => Object.values(routes)),
);

type Options = {
  /** Paths of the pages, which have too many addresses to be cached and are complete in one piece. */
  paths: ReadonlySet<string>;
  /** What is evicted from it is rendered again. */
  payloads: PayloadCache;
  getRelease: () => string;
  isHttps: boolean;
};

/**
 * Leaves React out of rendered pages until the first touch, as the release does with its files: their payload comes at
 * the touch. It may come minutes later, so that its address says of which page it is: once it is evicted, the page is
 * rendered again for it, those of the cache as well. Of a former release it is gone, as any page's.
 */
export function separatePayloads({ paths, payloads, getRelease, isHttps }: Options): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = path.startsWith(payloadFolder);
    const page = isPayload ? findPayloadPage(search, getRelease()) : { path, query: search };
    const isOwn = page && (paths.has(page.path) || (isPayload && leavesReact(page.path)));
    if (!isOwn || context.req.method !== 'GET') return next();
    if (isPayload) {
      const { headers: asked, signal } = context.req.raw;
      const headers = new Headers(asked);
      // The page that it belongs to was complete, so its payload has no parts that come later either.
      headers.set('user-agent', wholePageAgent);
      context.req.raw = new Request(new URL(page.path + page.query, context.req.url), { headers, signal });
    }
    await next();
    const { status, headers } = context.res;
    if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return;
    const html = Buffer.from(await new Response(context.res.body).arrayBuffer());
    // Its page had all parts, so that React would find others; a moment later they are there.
    if (isPayload && (!context.get('render')?.isComplete || hasFailedPart(html))) {
      context.res = new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
      return;
    }
    const toHref = (of: string) => formatPayloadHref(of, page.path + page.query, getRelease());
    const rendered = { html, path: page.path, nonce: context.get('nonce'), isHttps };
    const compressed = await compressPage(rendered, toHref);
    const payload = compressed?.payload;
    if (!compressed || !payload) {
      log('warn', 'payload not separated', { path: page.path });
      context.res = new Response(isPayload ? null : html, isPayload ? { status: 404 } : { status, headers });
      return;
    }
    payloads.set(payload.path, payload);
    const file = isPayload ? payload.file : compressed.file;
    const response = toFileResponse(file, context.req.header('accept-encoding'));
    // Prices may have changed since the page whose address this is.
    if (isPayload) response?.headers.set('cache-control', 'no-store');
    if (response) context.res = response;
  };
}

/** The address of a payload, which says of which page it is. */
export function formatPayloadHref(path: string, page: string, release: string): string {
  return `${path}?${new URLSearchParams({ release, page })}`;
}

/** The page of a payload's address; undefined for one of another release. */
function findPayloadPage(search: string, active: string): ReturnType<typeof parseRequestTarget> {
  const asked = new URLSearchParams(search);
  return asked.get('release') === active ? parseRequestTarget(asked.get('page') ?? '') : undefined;
}
