import { zoomPicture } from '../base/zoom-picture.ts';
import { type Language, languages } from '../i18n/languages.ts';
import {
  newsletterRoutes,
  notFoundRoutes,
  offlineRoutes,
  previewRoutes,
  shopStatusRoutes,
  withdrawnRoutes,
} from '../routing/routes.ts';
import { shopRoutes, shopSlugRoutes } from '../routing/shop-routes.ts';

/**
 * How the worker handles a request.
 * - `pass`: not at all.
 * - `uncacheable`: a document that is never cached; offline the offline page is shown.
 * - `page`: a document that may be cached if its response allows it.
 * - `frame`: a document in a frame, or one that nobody has asked for yet; it is not cached, and there is no fallback.
 * - `payload`: what a client navigation requests in place of a document.
 * - `file`: its name changes with its content: cache first.
 * - `stable-file`: its name is stable: network first.
 */
export type RequestKind = 'pass' | 'uncacheable' | 'page' | 'frame' | 'payload' | 'file' | 'stable-file';

/** The properties of a request that decide how it is handled. */
export type RequestFacts = {
  method: string;
  url: string;
  /** As in `Request.mode` and `Request.destination`. */
  mode: string;
  destination: string;
  hasRange: boolean;
  /** Whether the browser prefetches or prerenders a page: it is not visited yet. */
  isSpeculative: boolean;
};

/** Path segments below any store root, in any language, of pages with customer data. */
const privateSegments: ReadonlySet<string> = new Set([
  ...valuesOf(shopRoutes.checkout),
  ...valuesOf(shopSlugRoutes.order),
  ...valuesOf(shopRoutes.request),
]);

/** Segments of pages that depend on the visitor's search or wishlist. */
const personalSegments: ReadonlySet<string> = new Set([
  ...valuesOf(shopRoutes.search),
  ...valuesOf(shopRoutes.wishlist),
]);

/** Pages that report a one-time outcome or show drafts. */
const uncacheablePaths: ReadonlySet<string> = new Set([
  ...Object.values(newsletterRoutes).flatMap(valuesOf),
  ...Object.values(shopStatusRoutes).flatMap(valuesOf),
  ...valuesOf(notFoundRoutes),
  ...valuesOf(withdrawnRoutes),
  ...valuesOf(offlineRoutes),
]);

const uncacheableFolders = ['/api', '/embed', ...valuesOf(previewRoutes)];

/** Small files at stable addresses that every page uses, and the script for its colour mode. */
const commonAssets: ReadonlySet<string> = new Set(['/icons.svg', '/favicon.svg', '/favicon.ico', '/color-mode.js']);

export function classifyRequest(
  { method, url, mode, destination, hasRange, isSpeculative }: RequestFacts,
  origin: string,
): RequestKind {
  const { origin: requestedOrigin, pathname: path } = new URL(url);
  if (requestedOrigin !== origin || method !== 'GET' || (hasRange && mode !== 'navigate')) return 'pass';
  if (mode === 'navigate') {
    if (destination !== 'document' || isSpeculative) return 'frame';
    return isUncacheable(path) ? 'uncacheable' : 'page';
  }
  if (path.startsWith('/RSC/R/')) return isUncacheable(toPagePath(path)) ? 'pass' : 'payload';
  if (!hasStableUrl(path)) return 'file';
  if (path.startsWith('/fonts/') || commonAssets.has(path)) return 'stable-file';
  // The magnified picture is the largest file, and the smaller one is cached.
  if (path.endsWith(`/${zoomPicture}`)) return 'pass';
  return path.startsWith('/media/') && destination === 'image' ? 'stable-file' : 'pass';
}

/** Whether an address stays the same when its content changes: all but files of the code and payloads. */
export function hasStableUrl(path: string): boolean {
  return !(path.startsWith('/assets/') || path.startsWith('/payload/'));
}

/** Whether a page may never be cached, whatever its response allows. */
export function isUncacheable(path: string): boolean {
  return (
    uncacheablePaths.has(path) ||
    uncacheableFolders.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
    path.split('/').some((segment) => privateSegments.has(segment))
  );
}

/** The properties of a response that decide whether it is cached. */
export type ResponseFacts = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** Whether a response is complete, from this origin and of the content type that its address promises. */
export function isValidResponse({ status, type, redirected, headers }: ResponseFacts, path: string): boolean {
  const isOwn = type === 'basic' || type === 'default';
  return status === 200 && isOwn && !redirected && hasExpectedType(headers.get('content-type') ?? '', path);
}

/** Whether `cache-control` allows sharing the response between visitors; shop pages are private. */
export function isPublic({ headers }: Pick<ResponseFacts, 'headers'>): boolean {
  return !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
}

/** Whether a visited document may be cached: as it is, or with its date where it is a shop page. */
export function canCachePage(response: ResponseFacts, path: string): boolean {
  return (
    isValidResponse(response, path) &&
    !isUncacheable(path) &&
    (isPublic(response) || (isPrivatePage(response) && canBeDated(path)))
  );
}

/**
 * Whether `cache-control` marks a document as a shop page: private, but cacheable. Whether it has a place for its date,
 * its HTML tells.
 */
export function isPrivatePage({ headers }: Pick<ResponseFacts, 'headers'>): boolean {
  const cacheControl = headers.get('cache-control') ?? '';
  return cacheControl.includes('private') && !cacheControl.includes('no-store');
}

/** Whether a path may be a shop page that is cached with its date. */
export function canBeDated(path: string): boolean {
  return !isUncacheable(path) && !path.split('/').some((segment) => personalSegments.has(segment));
}

/**
 * Whether a cached shop page also matches this query: a variant is in the page, and campaign parameters change nothing.
 */
export function matchesDatedPage(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => /^(?:variant$|utm_|mtm_)|clid$/.test(name));
}

/**
 * Whether a response that may not be cached evicts the cached page: the page is gone, moved or no longer public. Server
 * errors and rate limits do not.
 */
export function shouldEvictPage(response: ResponseFacts, path: string): boolean {
  const { status } = response;
  return status < 500 && status !== 408 && status !== 429 && !canCachePage(response, path);
}

const expectedTypes: readonly [RegExp, RegExp][] = [
  [/^\/assets\/.*\.js$|^\/color-mode\.js$/, /^text\/javascript\b/],
  [/^\/assets\/.*\.css$/, /^text\/css\b/],
  [/^\/payload\//, /^text\/x-component\b/],
  [/^\/fonts\//, /^font\//],
  [/^\/media\/|\.(?:svg|ico)$/, /^image\//],
  [/^\/assets\//, /^(?!text\/html)/],
];

function hasExpectedType(contentType: string, path: string): boolean {
  const [, expected = /^text\/html\b/] = expectedTypes.find(([ofPath]) => ofPath.test(path)) ?? [];
  return expected.test(contentType);
}

/** The page's path for the path of its payload: `/kontakt` for `/RSC/R/kontakt.txt`. */
export function toPagePath(payloadPath: string): string {
  const name = payloadPath.replace(/^\/RSC\/R\/|\.txt$/g, '').replace(/_$/, '');
  return name === '_root' ? '/' : `/${name.replace(/^__/, '_')}`;
}

function valuesOf(routes: Readonly<Record<Language, string>>): string[] {
  return languages.map((language) => routes[language]);
}
