import { filePolicy } from './content-security-policy.ts';
import { toPagePath } from './payload-path.ts';

/**
 * Waku's client goes to an address as a whole document when a payload's root names it as `_location`; a plain redirect
 * would end at the content policy when it leads to another host.
 *
 * @param location absolute, or relative to the address that the visitor asked for
 */
export function respondWithHardNavigation(location: string): Response {
  // React's wire format marks references with a dollar sign in front, and a plain one by doubling it.
  const value = location.startsWith('$') ? `$${location}` : location;
  return new Response(`0:${JSON.stringify({ _location: value })}\n`, {
    headers: {
      'content-type': 'text/x-component; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': filePolicy,
    },
  });
}

/** A click inside the site is shown the page by opening its address. */
export function respondWithPageNavigation(path: string, search: string): Response {
  const query = new URLSearchParams(search).get('query');
  return respondWithHardNavigation(toPagePath(path) + (query ? `?${query}` : ''));
}
