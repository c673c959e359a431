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
 * - `pass`: the worker does not stand in the way at all.
 * - `closed`: a document that nobody keeps; without a network the offline page is shown.
 * - `page`: a document that may be kept, if its answer lets it.
 * - `frame`: a document inside another one; nothing stands in for it.
 * - `payload`: what a walk through the site asks for in place of a document.
 * - `file`: its name changes with its content.
 * - `borrowed`: its name does not, so the network is asked first.
 */
export type RequestKind = 'pass' | 'closed' | 'page' | 'frame' | 'payload' | 'file' | 'borrowed';

/** What a rule has to know of a request. */
export type RequestFacts = {
  method: string;
  url: string;
  /** As in `Request.mode` and `Request.destination`. */
  mode: string;
  destination: string;
  hasRange: boolean;
};

/** Segments that stand below any store root, in any language: what is ordered there is nobody else's business. */
const privateSegments: ReadonlySet<string> = new Set([
  ...valuesOf(shopRoutes.checkout),
  ...valuesOf(shopSlugRoutes.order),
  ...valuesOf(shopRoutes.request),
]);

/** Made of what somebody looks for or has put aside. */
const personalSegments: ReadonlySet<string> = new Set([
  ...valuesOf(shopRoutes.search),
  ...valuesOf(shopRoutes.wishlist),
]);

/** Says what became of something, once, or shows what is not published. */
const uncacheablePaths: ReadonlySet<string> = new Set([
  ...Object.values(newsletterRoutes).flatMap(valuesOf),
  ...Object.values(shopStatusRoutes).flatMap(valuesOf),
  ...valuesOf(notFoundRoutes),
  ...valuesOf(withdrawnRoutes),
  ...valuesOf(offlineRoutes),
]);

const uncacheableFolders = ['/api', '/embed', ...valuesOf(previewRoutes)];

/** Small files at fixed addresses that every page is drawn with, and what has it drawn light or dark. */
const commonAssets: ReadonlySet<string> = new Set(['/icons.svg', '/favicon.svg', '/favicon.ico', '/color-mode.js']);

export function classifyRequest(
  { method, url, mode, destination, hasRange }: RequestFacts,
  origin: string,
): RequestKind {
  const { origin: asked, pathname: path } = new URL(url);
  if (asked !== origin || method !== 'GET' || (hasRange && mode !== 'navigate')) return 'pass';
  if (mode === 'navigate') {
    if (destination !== 'document') return 'frame';
    return isUncacheable(path) ? 'closed' : 'page';
  }
  if (path.startsWith('/RSC/R/')) return isUncacheable(toPagePath(path)) ? 'pass' : 'payload';
  if (!hasStableUrl(path)) return 'file';
  if (path.startsWith('/fonts/') || commonAssets.has(path)) return 'borrowed';
  // What was magnified is the largest there is, and the smaller one is kept.
  if (path.endsWith(`/${zoomPicture}`)) return 'pass';
  return path.startsWith('/media/') && destination === 'image' ? 'borrowed' : 'pass';
}

/** Whether an address stays the same when its content changes: all but files of the code and payloads. */
export function hasStableUrl(path: string): boolean {
  return !(path.startsWith('/assets/') || path.startsWith('/payload/'));
}

/** Whether a page may never be kept, whatever its answer says. */
export function isUncacheable(path: string): boolean {
  return (
    uncacheablePaths.has(path) ||
    uncacheableFolders.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
    path.split('/').some((segment) => privateSegments.has(segment))
  );
}

/** As far as a rule has to know an answer. */
export type ResponseFacts = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** Whether an answer is whole, our own and of the kind that its address promises. */
export function isValidResponse({ status, type, redirected, headers }: ResponseFacts, path: string): boolean {
  const isOwn = type === 'basic' || type === 'default';
  return status === 200 && isOwn && !redirected && hasExpectedType(headers.get('content-type') ?? '', path);
}

/** Whether the server says that it is the same for everybody; what belongs to one page of the shop says that it is private. */
export function isPublic({ headers }: Pick<ResponseFacts, 'headers'>): boolean {
  return !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
}

/** Whether a visited document may be kept: as it is, or with its date where it is of the shop. */
export function canCachePage(answer: ResponseFacts, path: string): boolean {
  return (
    isValidResponse(answer, path) &&
    !isUncacheable(path) &&
    (isPublic(answer) || (isPrivatePage(answer) && canBeDated(path)))
  );
}

/** Whether the server says that a document is the shop's, as it is now; whether it has a place for its date, it says itself. */
export function isPrivatePage({ headers }: Pick<ResponseFacts, 'headers'>): boolean {
  const cacheControl = headers.get('cache-control') ?? '';
  return cacheControl.includes('private') && !cacheControl.includes('no-store');
}

/** Whether a path may be one of the shop's that are kept with their date. */
export function canBeDated(path: string): boolean {
  return !isUncacheable(path) && !path.split('/').some((segment) => personalSegments.has(segment));
}

/** Whether a dated page shows what is asked for beyond its path: a variant it holds, and what campaigns add changes nothing. */
export function matchesDatedPage(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => /^(?:variant$|utm_|mtm_)|clid$/.test(name));
}

/**
 * Whether an answer that may not be kept takes the place of what was: the page is gone, elsewhere or no longer everybody's.
 * A server that has failed or is busy says nothing of the page.
 */
export function shouldEvictPage(answer: ResponseFacts, path: string): boolean {
  const { status } = answer;
  return status < 500 && status !== 408 && status !== 429 && !canCachePage(answer, path);
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

/** The page behind the address of its payload: `/kontakt` for `/RSC/R/kontakt.txt`. */
export function toPagePath(payloadPath: string): string {
  const name = payloadPath.replace(/^\/RSC\/R\/|\.txt$/g, '').replace(/_$/, '');
  return name === '_root' ? '/' : `/${name.replace(/^__/, '_')}`;
}

function valuesOf(routes: Readonly<Record<Language, string>>): string[] {
  return languages.map((language) => routes[language]);
}
