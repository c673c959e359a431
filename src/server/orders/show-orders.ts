import type { BlockList } from 'node:net';
import { findShopPage } from '../../routing/shop-routes.ts';
import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { type ErrorKind, type ErrorPageWords, renderErrorPage } from '../error-page.ts';
import { clientOf } from '../forms/client-of.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { leavePayload } from '../leave-payload.ts';
import { isPayloadPath, toPagePath } from '../payload-path.ts';
import type { ReadOrder } from './read-order.ts';

type Options = { readOrder: ReadOrder; words: ErrorPageWords; isHttps: boolean; trusted: BlockList };

/** Pages of one visitor a minute: enough for reloading, too few for guessing. */
const aMinute = 60;

/** The page of an order, for whoever has its link: read before the first byte, kept by nobody and told to nobody. */
export function showOrders({ readOrder, words, isHttps, trusted }: Options): EdgeMiddleware {
  const limit = createRateLimit({ limit: aMinute, windowMs: 60_000 });
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = isPayloadPath(path);
    const pagePath = isPayload ? toPagePath(path) : path;
    const page = findShopPage(pagePath);
    if (page?.page !== 'order') return next();
    // The key is to stand in one address only, and in none that a script asks for.
    if (isPayload) return leavePayload(pagePath);
    const fail = (kind: ErrorKind) => {
      const { status, headers, body } = renderErrorPage({ kind, path, words, isHttps });
      return new Response(body, { status, headers: { ...headers, ...secrecy } });
    };
    if (limit.take(clientOf(context, trusted)) > 0) return fail('tooMany');
    const order = 'slug' in page ? await readOrder(page.slug, page.language) : 'unknown';
    if (order === 'unknown') return context.notFound();
    if (order === 'away') return fail('unavailable');
    context.set('order', order);
    // Anything else behind the question mark changes nothing.
    if (search !== '' && search !== '?placed=1') return Response.redirect(new URL(path, context.req.url), 303);
    await next();
    for (const [name, value] of Object.entries(secrecy)) context.res.headers.set(name, value);
  };
}

/** The address holds the key, and the page what it opens. */
const secrecy = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
