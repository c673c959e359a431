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

/** Pages of one visitor a minute: enough for reloading, too few for guessing. */
const maxPerMinute = 60;

/** The page of an order, for whoever has its link: read before the first byte, kept by nobody and told to nobody. */
export function loadOrderPage({ readOrder, errorMessages: words, isHttps, trusted }: Options): EdgeMiddleware {
  const limit = createRateLimit({ limit: maxPerMinute, windowMs: 60_000 });
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = isPayloadPath(path);
    const pagePath = isPayload ? toPagePath(path) : path;
    const page = findShopPage(pagePath);
    if (page?.page !== 'order') return next();
    // The key is to stand in one address only, and in none that a script asks for.
    if (isPayload) return respondWithHardNavigation(pagePath);
    const fail = (kind: ErrorKind) => {
      const { status, headers, body } = renderErrorPage({ kind, path, errorMessages: words, isHttps });
      return new Response(body, { status, headers: { ...headers, ...privateHeaders } });
    };
    if (limit.consume(clientOf(context, trusted)) > 0) return fail('tooMany');
    const order = 'slug' in page ? await readOrder(page.slug, page.language) : 'unknown';
    if (order === 'unknown') return context.notFound();
    if (order === 'away') return fail('unavailable');
    context.set('order', order);
    // Anything else behind the question mark changes nothing.
    if (search !== '' && search !== '?placed=1') return Response.redirect(new URL(path, context.req.url), 303);
    await next();
    for (const [name, value] of Object.entries(privateHeaders)) context.res.headers.set(name, value);
  };
}

/** The address holds the key, and the page what it opens. */
const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
