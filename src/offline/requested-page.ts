import { parseUrl } from '../base/parse-url.ts';
import { requestedPathField } from './cache-names.ts';
import { offlineManifestPath } from './offline-manifest.ts';

/**
 * The page that could not be loaded, from the query of the offline page; undefined for other origins and for the page
 * itself, since anybody can write an address.
 */
export function findRequestedUrl({
  href,
  origin,
  pathname,
}: Pick<Location, 'href' | 'origin' | 'pathname'>): URL | undefined {
  const from = new URL(href).searchParams.get(requestedPathField);
  const requestedUrl = from?.startsWith('/') ? parseUrl(from, origin) : null;
  return requestedUrl?.origin === origin && requestedUrl.pathname !== pathname ? requestedUrl : undefined;
}

const timeoutMs = 4_000;

/** Whether the site answers, tested with a small request that bypasses all caches. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const response = await fetch(offlineManifestPath, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}
