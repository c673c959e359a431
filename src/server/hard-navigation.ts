import { filePolicy } from './content-security-policy.ts';
import { toPagePath } from './payload-path.ts';

/**
 * A payload that makes Waku's client load an address as a document: its root names it as `_location`. A plain redirect
 * to another host would violate the content security policy.
 *
 * @param location absolute, or relative to the requested address
 */
export function respondWithHardNavigation(location: string): Response {
  // React's wire format marks references with a leading dollar sign, and escapes one by doubling it.
  const value = location.startsWith('$') ? `$${location}` : location;
  return new Response(`0:${JSON.stringify({ _location: value })}\n`, {
    headers: {
      'content-type': 'text/x-component; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': filePolicy,
    },
  });
}

/** The same for a page of this site: the answer to its payload request. */
export function respondWithPageNavigation(path: string, search: string): Response {
  const query = new URLSearchParams(search).get('query');
  return respondWithHardNavigation(toPagePath(path) + (query ? `?${query}` : ''));
}
