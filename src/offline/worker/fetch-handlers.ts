import { getLanguageOfPath, type Language } from '../../i18n/languages.ts';
import { offlineRoutes } from '../../routing/routes.ts';
import { requestedPathField } from '../cache-names.ts';
import { canBeDated, canCachePage, isPublic, isValidResponse, shouldEvictPage, toPagePath } from '../cache-rules.ts';
import { findOfflinePage, isOfflineCacheFresh, refreshOfflineCache } from './offline-cache.ts';
import { scope } from './scope.ts';
import {
  cachePage,
  cacheStableFile,
  cacheVisitedFile,
  findCachedFile,
  findStableFile,
  findVisitedPage,
  removePage,
  touchPage,
  trimFiles,
} from './visited-pages.ts';

/** Messages for browsers in which the offline page could not be cached either. */
const messages = {
  de: ['Kein Netz', 'Diese Seite lässt sich ohne Netz nicht zeigen.', 'Noch einmal versuchen'],
  en: ['No network', 'This page cannot be shown without a network.', 'Try again'],
  fr: ['Pas de réseau', 'Cette page ne peut pas s’afficher sans réseau.', 'Réessayer'],
} as const satisfies Record<Language, readonly string[]>;

/** Milliseconds after which a cached page is served while the network has not answered. */
const networkTimeoutMs = 4_000;
/** Milliseconds before a failed request is retried once. */
const retryDelayMs = 1_000;
const hourMs = 3_600_000;

/**
 * Handles a document: the network's response, unchanged; without one the cached page, or a redirect to the offline
 * page.
 */
export async function handlePage(event: FetchEvent, path: string, isCacheable: boolean): Promise<Response> {
  const network = fetchDocument(event);
  const { search } = new URL(event.request.url);
  const cacheResponse = (response: Response) => {
    // The copy is read in parallel, so that the browser gets every byte as it comes.
    if (isCacheable && canCachePage(response, path)) {
      // A filter or a variant is not cached as a page of its own.
      const isPlain = !search || isPublic(response);
      event.waitUntil(isPlain ? cachePage(path, response.clone(), Date.now()) : cacheVisitedPage(path));
    }
    // A missing variant or filter does not mean that the page is gone.
    else if (isCacheable && shouldEvictPage(response, path) && !search) event.waitUntil(removePage(path));
    event.waitUntil(maintainOfflineCache());
    return response;
  };
  const cached = isCacheable ? await findCachedAfterTimeout(network, path, search) : undefined;
  if (cached) {
    event.waitUntil(network.then(cacheResponse, () => undefined));
    return cached;
  }
  try {
    return cacheResponse(await network);
  } catch {
    return (await findOfflinePage(path)) ?? redirectToOfflinePage(event.request.url, path);
  }
}

/** Handles a document that is not visited: in a frame, or before a visit. A failure must not become a page. */
export async function handleFrame(event: FetchEvent): Promise<Response> {
  return fetchDocument(event);
}

/**
 * Handles the payload of a client navigation. Offline it is answered with a hard navigation to the document, which may
 * be cached; where it is, also when the network takes too long. A refetch of the current page is not answered so.
 */
export async function handlePayload(event: FetchEvent, url: URL): Promise<Response> {
  const path = toPagePath(url.pathname);
  const query = url.searchParams.get('query') ?? '';
  const location = query ? `${path}?${query}` : path;
  const network = fetchWithRetry(event.request);
  if (await findCachedAfterTimeout(network, path, query)) return respondWithHardNavigation(location);
  try {
    const response = await network;
    // Payloads of the shop are private; their documents can be cached.
    if (response.ok && (isPublic(response) || canBeDated(path))) event.waitUntil(cacheVisitedPage(path));
    return response;
  } catch (error) {
    if (event.request.signal.aborted) throw error;
    return respondWithHardNavigation(location);
  }
}

/** Cache first, for files of the code and payloads: their names change with their content. */
export async function cacheFirst(event: FetchEvent, path: string): Promise<Response> {
  const cached = await findCachedFile(path);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (isValidResponse(response, path) && isPublic(response)) event.waitUntil(cacheVisitedFile(path, response.clone()));
  return response;
}

/** Network first, for pictures, fonts and icons: their names do not change with their content. */
export async function networkFirst(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (isValidResponse(response, path) && isPublic(response)) event.waitUntil(cacheStableFile(path, response.clone()));
    return response;
  } catch (error) {
    const cached = await findStableFile(path);
    if (cached) return cached;
    throw error;
  }
}

/**
 * Caches a page that was loaded before there was a worker or by client navigation: fetches its document, at most once
 * an hour.
 */
export async function cacheVisitedPage(path: string): Promise<void> {
  const now = Date.now();
  const cachedAt = await touchPage(path);
  if (cachedAt !== undefined && Math.abs(now - cachedAt) < hourMs) return;
  const response = await fetch(path, { priority: 'low', cache: 'no-cache' }).catch(() => undefined);
  if (!response) return;
  if (canCachePage(response, path)) await cachePage(path, response, now);
  else if (shouldEvictPage(response, path)) await removePage(path);
}

async function fetchDocument(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

/** The cached page, as soon as the network has failed or timed out; undefined when the network answers. */
async function findCachedAfterTimeout(
  network: Promise<Response>,
  path: string,
  search: string,
): Promise<Response | undefined> {
  const timeout = new Promise<'late'>((resolve) => setTimeout(resolve, networkTimeoutMs, 'late'));
  const outcome = await Promise.race([network.catch(() => 'cut' as const), timeout]);
  return typeof outcome === 'string' ? findVisitedPage(path, search) : undefined;
}

async function fetchWithRetry(request: Request): Promise<Response> {
  try {
    return await fetch(request.clone());
  } catch (error) {
    if (request.signal.aborted || !scope.navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return fetch(request);
  }
}

/** Redirects to the offline page, so that it hydrates at its own address; the query names the requested page. */
async function redirectToOfflinePage(url: string, path: string): Promise<Response> {
  const language = getLanguageOfPath(path);
  const page = offlineRoutes[language];
  const { pathname, search } = new URL(url);
  if (path === page || !(await findOfflinePage(page))) return createOfflineFallback(language);
  return Response.redirect(`${page}?${new URLSearchParams({ [requestedPathField]: pathname + search })}`);
}

/** A payload that makes Waku's client load the address as a document: its root names it as `_location`. */
function respondWithHardNavigation(location: string): Response {
  const headers = { 'content-type': 'text/x-component; charset=utf-8' };
  return new Response(`0:${JSON.stringify({ _location: location })}\n`, { headers });
}

let maintenance: Promise<void> | undefined;
let maintainedAt = 0;

/** Trims the caches and refreshes an outdated or broken offline cache, when the worker starts and once an hour. */
function maintainOfflineCache(): Promise<void> {
  if (maintenance && performance.now() - maintainedAt < hourMs) return maintenance;
  maintainedAt = performance.now();
  maintenance = trimFiles()
    .then(() => isOfflineCacheFresh(Date.now()))
    .then((isFresh) => (isFresh ? undefined : refreshOfflineCache(Date.now())))
    .catch(() => undefined);
  return maintenance;
}

function createOfflineFallback(language: Language): Response {
  const [title, text, retry] = messages[language];
  const html = `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
