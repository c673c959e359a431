import { createMutex } from '../../base/mutex.ts';
import { getLanguageOfPath } from '../../i18n/languages.ts';
import {
  assetsHeader,
  cachedAtHeader,
  datedHeader,
  digestHeader,
  fileCacheName,
  pageCacheName,
  pictureCacheName,
  titleHeader,
} from '../cache-names.ts';
import { isPublic, matchesDatedPage } from '../cache-rules.ts';
import { cacheFile, findCached, findCachedIn, trimCache } from './cached-files.ts';
import { collectAssets, findOfflinePage } from './offline-cache.ts';
import { findPageTitle, hasDateElement, insertDate } from './page-document.ts';

const maxPages = { count: 40 };
/** Dated shop pages, by their uncompressed size: they change more often than content pages. */
const maxDatedPages = { count: 30, bytes: 6_000_000 };
/** About three releases of the code, so that a tab of an older release finds its files. */
const maxFiles = { count: 240 };
const maxPictures = { count: 240, bytes: 20_000_000 };

/** Finds a file of a visited page, in the file cache or the offline cache. */
export async function findCachedFile(path: string): Promise<Response | undefined> {
  return (await findCached(fileCacheName, path)) ?? findOfflinePage(path);
}

/**
 * Caches a document after all assets that it requires: completely or not at all. Never throws.
 *
 * @param now when it was requested, in milliseconds; it does not replace a newer one
 */
export async function cachePage(path: string, response: Response, now: number): Promise<void> {
  const clearCountBefore = clearCount;
  try {
    const document = await response.clone().text();
    // Confirmations and other noindex pages are not read again.
    const isDated = !isPublic(response);
    if (/<meta name="robots" content="noindex"/.test(document) || (isDated && !hasDateElement(document))) {
      await removePage(path);
      return;
    }
    const cache = await caches.open(fileCacheName);
    const requiredPaths = await collectAssets(document, { cache, findCached: findCachedFile });
    await runExclusive(async () => {
      if (clearCount !== clearCountBefore) return removeUnusedPayloads();
      const pages = await caches.open(pageCacheName);
      const cachedAt = Number((await pages.match(path, { ignoreVary: true }))?.headers.get(cachedAtHeader));
      // An older response may arrive later. A date in the future was written by another clock.
      if (cachedAt > now && cachedAt <= Date.now()) return;
      // Re-inserting keeps the entries in order of last use.
      await pages.delete(path);
      await cacheFile(pages, path, response, {
        [titleHeader]: encodeURIComponent(findPageTitle(document)),
        [assetsHeader]: requiredPaths.join(' '),
        [cachedAtHeader]: `${now}`,
        ...(isDated && { [datedHeader]: 'yes' }),
      });
    });
    await trimPages(await caches.open(pageCacheName));
    await trimFiles();
  } catch (error) {
    await freeStorage(error);
  }
}

/**
 * A visited page, if all its assets are still cached; a shop page gets its date inserted.
 *
 * @param search query of the request
 */
export async function findVisitedPage(path: string, search: string): Promise<Response | undefined> {
  const page = await findCached(pageCacheName, path);
  const isDated = page?.headers.has(datedHeader) ?? false;
  const cachedAt = Number(page?.headers.get(cachedAtHeader));
  if (isDated && !(matchesDatedPage(search) && cachedAt > 0)) return undefined;
  const requiredPaths = page?.headers.get(assetsHeader)?.match(/\S+/g) ?? [];
  const cached = await Promise.all(requiredPaths.map(findCachedFile));
  if (page && cached.every(Boolean)) {
    if (!isDated) return page;
    const dated = insertDate(await page.text(), new Date(cachedAt), getLanguageOfPath(path));
    return new Response(dated, { headers: page.headers });
  }
  if (page) await (await caches.open(pageCacheName)).delete(path);
  return undefined;
}

/** Deletes a cached page. Never throws. */
export async function removePage(path: string): Promise<void> {
  const remove = async () => (await caches.open(pageCacheName)).delete(path);
  await remove().catch(() => undefined);
}

/** Deletes visited pages and pictures; the offline cache stays. Never throws. */
export async function clearVisited(): Promise<void> {
  clearCount += 1;
  await runExclusive(async () => {
    await Promise.all([caches.delete(pageCacheName), caches.delete(pictureCacheName)]);
    await removeUnusedPayloads();
  }).catch(() => undefined);
}

/** Deletes payloads that no cached page requires. */
async function removeUnusedPayloads(): Promise<void> {
  const required = await listRequiredAssets(await caches.open(pageCacheName));
  const files = await caches.open(fileCacheName);
  await trimCache(files, { count: 0 }, { isEvictable: (path) => path.startsWith('/payload/') && !required.has(path) });
}

/**
 * Marks a page as used, so that it is not evicted next.
 *
 * @returns when it was cached, in milliseconds; undefined where it is not. Never throws.
 */
export async function touchPage(path: string): Promise<number | undefined> {
  try {
    return await runExclusive(async () => {
      const pages = await caches.open(pageCacheName);
      const cached = await pages.match(path, { ignoreVary: true });
      if (!cached) return undefined;
      await pages.delete(path);
      await pages.put(path, cached.clone());
      return Number(cached.headers.get(cachedAtHeader));
    });
  } catch (error) {
    await freeStorage(error).catch(() => undefined);
    return undefined;
  }
}

let clearCount = 0;

/** Runs writes one after the other, so that an older page never replaces a newer one. */
const { runExclusive } = createMutex();

/** Caches a file of the code or a payload, whose name changes with its content. */
export async function cacheVisitedFile(path: string, response: Response): Promise<void> {
  try {
    await cacheFile(await caches.open(fileCacheName), path, response);
  } catch (error) {
    await freeStorage(error);
  }
}

/** Caches a picture, font or icon as the network sent it last. */
export async function cacheStableFile(path: string, response: Response): Promise<void> {
  try {
    const isPicture = path.startsWith('/media/');
    const cache = await caches.open(isPicture ? pictureCacheName : fileCacheName);
    const cached = await cache.match(path, { ignoreVary: true });
    if (cached && cached.headers.get('etag') === response.headers.get('etag') && cached.headers.has(digestHeader))
      return;
    await cacheFile(cache, path, response);
    if (isPicture) await trimCache(cache, maxPictures);
  } catch (error) {
    await freeStorage(error);
  }
}

export function findStableFile(path: string): Promise<Response | undefined> {
  return path.startsWith('/media/')
    ? findCachedIn([pictureCacheName], path).then((cached) => cached ?? findOfflinePage(path))
    : findCachedFile(path);
}

/** Deletes the oldest files that no cached page requires. */
export async function trimFiles(): Promise<void> {
  const requiredPaths = await listRequiredAssets(await caches.open(pageCacheName));
  await trimCache(await caches.open(fileCacheName), maxFiles, { isEvictable: (path) => !requiredPaths.has(path) });
}

async function trimPages(pages: Cache, share = 1): Promise<void> {
  const isDated = (cached: Response) => cached.headers.has(datedHeader);
  await trimCache(pages, { count: maxPages.count * share }, { isCounted: (cached) => !isDated(cached) });
  const dated = { count: maxDatedPages.count * share, bytes: maxDatedPages.bytes * share };
  await trimCache(pages, dated, { isCounted: isDated });
}

async function listRequiredAssets(pages: Cache): Promise<Set<string>> {
  const cached = await pages.matchAll();
  return new Set(cached.flatMap(({ headers }) => (headers.get(assetsHeader) ?? '').split(' ')));
}

/** Frees space when the quota is exceeded; the new page is not cached. */
async function freeStorage(error: unknown): Promise<void> {
  if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
  await caches.delete(pictureCacheName);
  const pages = await caches.open(pageCacheName);
  await trimPages(pages, 0.5);
  const requiredPaths = await listRequiredAssets(pages);
  await trimCache(await caches.open(fileCacheName), { count: 0 }, { isEvictable: (path) => !requiredPaths.has(path) });
}
