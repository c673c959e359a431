import type { BlockList } from 'node:net';
import { tryGetContext } from 'hono/context-storage';
import * as v from 'valibot';
import type { Environment } from '../../base/environment.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Order } from '../../orders/order.ts';
import { createOrderApi } from '../../orders/order-api.ts';
import { token as tokenSchema } from '../../orders/order-fields.ts';
import { findShopPage } from '../../routing/shop-routes.ts';
import { clientOf, type EdgeEnv, type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { type ErrorKind, type ErrorPageMessages, renderErrorPage } from '../error-page.ts';
import { createSignedPost } from '../forms/signed-post.ts';
import { isPayloadPath, respondWithHardNavigation, toPagePath } from '../payload-path.ts';
import { getProcessGroup } from '../workers/process-group.ts';

type Options = { readOrder: ReadOrder; errorMessages: ErrorPageMessages; isHttps: boolean; trusted: BlockList };

/** Order pages per visitor and minute: enough for reloading, too few for guessing tokens. */
const maxPerMinute = 60;

/**
 * Loads the order before its page is rendered, for whoever has its link; the page is not cached and sends no referrer.
 */
export function loadOrderPage({ readOrder, errorMessages, isHttps, trusted }: Options): EdgeMiddleware {
  const limit = getProcessGroup().createRateLimit('order page', { limit: maxPerMinute, windowMs: 60_000 });
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
    if ((await limit.consume(clientOf(context, trusted))) > 0) return respondWithError('tooMany');
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

export type ReadOrder = (token: string, language: Language) => Promise<Order | 'unknown' | 'away'>;

/** Less than the timeout of a whole page, which is rendered afterwards. */
const timeoutMs = 2_500;

/** Reads the order of a link. An invalid token is not looked up. */
export function createReadOrder({ ORDER_API_URL, SITE_SECRET, SITE_DOMAIN }: Environment): ReadOrder {
  const ask = createOrderApi(createSignedPost({ url: ORDER_API_URL, secret: SITE_SECRET, timeoutMs }));
  return async (token, language) => {
    if (!v.is(tokenSchema, token)) return 'unknown';
    const result = await ask('order/read', { project: SITE_DOMAIN, language, token });
    if (result.status === 'ok') return result.order;
    return result.reason === 'unknown' || result.reason === 'refused' ? 'unknown' : 'away';
  };
}

/** The order whose page is being rendered; it was loaded before the first byte. */
export function getCurrentOrder(): Order | undefined {
  return tryGetContext<EdgeEnv>()?.get('order');
}
