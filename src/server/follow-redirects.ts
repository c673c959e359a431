import { type RedirectTable, toRedirectKey } from '../content/addresses/redirect-table.ts';
import { type EdgeMiddleware, getAddress } from './edge-env.ts';
import { respondWithHardNavigation } from './hard-navigation.ts';
import type { IsKnownPath } from './known-paths.ts';
import { isPayloadPath, toPagePath, toPayloadPath } from './payload-path.ts';

type FollowRedirectsOptions = { getTable: () => RedirectTable; isKnownPath: IsKnownPath };

/** Old and short addresses, opened directly or by a click inside the site. */
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

/** Kept for minutes only, even a permanent one: staff may change where it leads. */
export function redirectTo(location: string, status: 301 | 307 | 308): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'max-age=300', 'content-length': '0' } });
}

/**
 * A page of ours arrives as that page's payload, and Waku's client corrects the address by itself. Everything else is
 * opened as a document.
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
