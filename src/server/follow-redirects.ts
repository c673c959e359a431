import { type RedirectTable, toRedirectKey } from '../content/addresses/redirect-table.ts';
import { type EdgeMiddleware, getAddress } from './edge-env.ts';
import { respondWithHardNavigation } from './hard-navigation.ts';
import type { IsKnownPath } from './known-paths.ts';
import { isPayloadPath, toPagePath, toPayloadPath } from './payload-path.ts';

type FollowRedirectsOptions = { getTable: () => RedirectTable; isKnownPath: IsKnownPath };

/** Redirects old and short addresses, for documents and for client navigations. */
export function followRedirects({ getTable, isKnownPath }: FollowRedirectsOptions): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = isPayloadPath(path);
    const target = getTable().get(toRedirectKey(isPayload ? toPagePath(path) : path));
    if (!target) return next();
    if (isPayload) return redirectPayload(target.location, new URLSearchParams(search).get('query') ?? '', isKnownPath);
    const isOwn = target.location.startsWith('/');
    const location = isOwn && !/[?#]/.test(target.location) ? target.location + search : target.location;
    return redirectTo(location, target.status);
  };
}

/** A redirect, cached for minutes only, even a permanent one: staff may change its target. */
export function redirectTo(location: string, status: 301 | 307 | 308): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'max-age=300', 'content-length': '0' } });
}

/**
 * Redirects a payload request. A page of this site is answered with the redirect to that page's payload, and Waku's
 * client corrects the address by itself. Everything else becomes a hard navigation.
 */
export function redirectPayload(location: string, query: string, isKnownPath: IsKnownPath): Response {
  const target = URL.parse(location, 'http://here.invalid');
  if (!location.startsWith('/') || !target || target.hash || !isKnownPath(target.pathname))
    return respondWithHardNavigation(location);
  const wanted = new URLSearchParams({ query: target.search.slice(1) || query });
  const headers = {
    location: `${toPayloadPath(target.pathname)}?${wanted}`,
    'cache-control': 'no-store',
    'content-length': '0',
  };
  return new Response(null, { status: 307, headers });
}
