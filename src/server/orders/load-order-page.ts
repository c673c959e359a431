import type { BlockList } from 'node:net';
import { findShopPage } from '../../routing/shop-routes.ts';
import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { type ErrorKind, type ErrorPageMessages, renderErrorPage } from '../error-page.ts';
import { clientOf } from '../forms/client-of.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { respondWithHardNavigation } from '../hard-navigation.ts';
import { isPayloadPath, toPagePath } from '../payload-path.ts';
import type { ReadOrder } from './read-order.ts';

type Options = { readOrder: ReadOrder; errorMessages: ErrorPageMessages; isHttps: boolean; trusted: BlockList };

/** Order pages per visitor and minute: enough for reloading, too few for guessing tokens. */
const maxPerMinute = 60;

/**
 * Loads the order before its page is rendered, for whoever has its link; the page is not cached and sends no referrer.
 */
export function loadOrderPage({ readOrder, errorMessages, isHttps, trusted }: Options): EdgeMiddleware {
  const limit = createRateLimit({ limit: maxPerMinute, windowMs: 60_000 });
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = isPayloadPath(path);
    const pagePath = isPayload ? toPagePath(path) : path;
    const page = findShopPage(pagePath);
    if (page?.page !== 'order') return next();
    // The token must be in one address only, and in none that a script requests.
    if (isPayload) return respondWithHardNavigation(pagePath);
    const respondWithError = (kind: ErrorKind) => {
      const { status, headers, body } = renderErrorPage({ kind, path, errorMessages, isHttps });
      return new Response(body, { status, headers: { ...headers, ...privateHeaders } });
    };
    if (limit.consume(clientOf(context, trusted)) > 0) return respondWithError('tooMany');
    const order = 'slug' in page ? await readOrder(page.slug, page.language) : 'unknown';
    if (order === 'unknown') return context.notFound();
    if (order === 'away') return respondWithError('unavailable');
    context.set('order', order);
    // Other query parameters are dropped.
    if (search !== '' && search !== '?placed=1') return Response.redirect(new URL(path, context.req.url), 303);
    await next();
    for (const [name, value] of Object.entries(privateHeaders)) context.res.headers.set(name, value);
  };
}

/** The address contains the token, and the page the order. */
const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
