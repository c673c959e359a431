import { parseUrl } from '../base/parse-url.ts';
import { requestedPathField } from './cache-names.ts';
import { offlineManifestPath } from './offline-manifest.ts';

/** The page in whose place this one is shown: of this site, and another one. Anybody can write an address. */
export function findRequestedUrl({
  href,
  origin,
  pathname,
}: Pick<Location, 'href' | 'origin' | 'pathname'>): URL | undefined {
  const from = new URL(href).searchParams.get(requestedPathField);
  const wanted = from?.startsWith('/') ? parseUrl(from, origin) : null;
  return wanted?.origin === origin && wanted.pathname !== pathname ? wanted : undefined;
}

const timeoutMs = 4_000;

/** Asks for something small past everything that is kept. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const answer = await fetch(offlineManifestPath, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
