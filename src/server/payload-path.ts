import { filePolicy } from './security-headers.ts';

/** Prefix of RSC payloads: `/RSC/R/kontakt.txt` for `/kontakt`. */
const payloads = '/RSC/R/';

export function isPayloadPath(path: string): boolean {
  return path.startsWith(payloads);
}

/** The page's path for the path of its payload. */
export function toPagePath(payloadPath: string): string {
  const name = payloadPath.slice(payloads.length, -'.txt'.length).replace(/_$/, '');
  if (name === '_root') return '/';
  return `/${name.replace(/^__/, '_')}`;
}

/** @param path a page's path without query */
export function toPayloadPath(path: string): string {
  if (path === '/') return `${payloads}_root.txt`;
  const name = path.slice(1).replace(/^_/, '__');
  return `${payloads}${name.endsWith('_') ? `${name}_` : name}.txt`;
}

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
