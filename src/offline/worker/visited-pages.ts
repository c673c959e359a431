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
import { findPageTitle } from '../page-title.ts';
import { cacheFile, findCached, findCachedIn } from './cached-files.ts';
import { collectAssets } from './collect-assets.ts';
import { findOfflinePage } from './offline-cache.ts';
import { hasDateElement, insertDate } from './price-date.ts';
import { trimCache } from './trim-cache.ts';

const maxPages = { count: 40 };
/** Of the shop, as they were sent before they were packed: they come and go faster than the house's own pages. */
const maxDatedPages = { count: 30, bytes: 6_000_000 };
/** Some three releases of the code, so that a tab of an older one finds what it began with. */
const maxFiles = { count: 240 };
const maxPictures = { count: 240, bytes: 20_000_000 };

/** Fetched from the network and kept in passing: files of pages that are read now. */
export async function findCachedFile(path: string): Promise<Response | undefined> {
  return (await findCached(fileCacheName, path)) ?? findOfflinePage(path);
}

/**
 * Keeps a document, and before it whatever it needs: a page is kept whole or not at all. Never throws.
 *
 * @param now when it was asked for or came, in milliseconds; none takes the place of one that is newer
 */
export async function cachePage(path: string, answer: Response, now: number): Promise<void> {
  const timesBefore = clearCount;
  try {
    const document = await answer.clone().text();
    // What became of a message, or a screen in a window: nobody reads that again.
    const isDated = !isPublic(answer);
    if (/<meta name="robots" content="noindex"/.test(document) || (isDated && !hasDateElement(document))) {
      await removePage(path);
      return;
    }
    const cache = await caches.open(fileCacheName);
    const needs = await collectAssets(document, { cache, findCached: findCachedFile });
    await runExclusive(async () => {
      if (clearCount !== timesBefore) return removeUnusedPayloads();
      const pages = await caches.open(pageCacheName);
      const keptAt = Number((await pages.match(path, { ignoreVary: true }))?.headers.get(cachedAtHeader));
      // What was asked for earlier came later. A moment that is still to come was told by another clock.
      if (keptAt > now && keptAt <= Date.now()) return;
      // The one that was looked at last stands last.
      await pages.delete(path);
      await cacheFile(pages, path, answer, {
        [titleHeader]: encodeURIComponent(findPageTitle(document)),
        [assetsHeader]: needs.join(' '),
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
 * A page that was visited, if everything that it needs is still there; one of the shop says of when it is.
 *
 * @param search what is asked beyond the path
 */
export async function findVisitedPage(path: string, search: string): Promise<Response | undefined> {
  const page = await findCached(pageCacheName, path);
  const isDated = page?.headers.has(datedHeader) ?? false;
  const moment = Number(page?.headers.get(cachedAtHeader));
  if (isDated && !(matchesDatedPage(search) && moment > 0)) return undefined;
  const needs = page?.headers.get(assetsHeader)?.match(/\S+/g) ?? [];
  const kept = await Promise.all(needs.map(findCachedFile));
  if (page && kept.every(Boolean)) {
    if (!isDated) return page;
    const dated = insertDate(await page.text(), new Date(moment), getLanguageOfPath(path));
    return new Response(dated, { headers: page.headers });
  }
  if (page) await (await caches.open(pageCacheName)).delete(path);
  return undefined;
}

/** A page that has gone is not shown for good. Never throws. */
export async function removePage(path: string): Promise<void> {
  const remove = async () => (await caches.open(pageCacheName)).delete(path);
  await remove().catch(() => undefined);
}

/** Pages and pictures that were looked at; what every browser keeps stays. Never throws. */
export async function clearVisited(): Promise<void> {
  clearCount += 1;
  await runExclusive(async () => {
    await Promise.all([caches.delete(pageCacheName), caches.delete(pictureCacheName)]);
    await removeUnusedPayloads();
  }).catch(() => undefined);
}

/** What the texts of pages lie in, where no kept page needs it. */
async function removeUnusedPayloads(): Promise<void> {
  const needed = await listRequiredAssets(await caches.open(pageCacheName));
  const files = await caches.open(fileCacheName);
  await trimCache(files, { count: 0 }, { isEvictable: (path) => path.startsWith('/payload/') && !needed.has(path) });
}

/**
 * Puts a page that is looked at again last, so that it is not the next to go.
 *
 * @returns the moment at which it was kept, in milliseconds; undefined for one that is not. Never throws.
 */
export async function touchPage(path: string): Promise<number | undefined> {
  try {
    return await runExclusive(async () => {
      const pages = await caches.open(pageCacheName);
      const kept = await pages.match(path, { ignoreVary: true });
      if (!kept) return undefined;
      await pages.delete(path);
      await pages.put(path, kept.clone());
      return Number(kept.headers.get(cachedAtHeader));
    });
  } catch (error) {
    await freeStorage(error).catch(() => undefined);
    return undefined;
  }
}

let clearCount = 0;

/** One after the other, so that no page that was read before stands over one that has come since. */
const { runExclusive } = createMutex();

/** A file of the code or a payload, for good: its name says what is in it. */
export async function cacheVisitedFile(path: string, answer: Response): Promise<void> {
  try {
    await cacheFile(await caches.open(fileCacheName), path, answer);
  } catch (error) {
    await freeStorage(error);
  }
}

/** Pictures, fonts and signs: what the network brought last. */
export async function cacheStableFile(path: string, answer: Response): Promise<void> {
  try {
    const isPicture = path.startsWith('/media/');
    const cache = await caches.open(isPicture ? pictureCacheName : fileCacheName);
    const kept = await cache.match(path, { ignoreVary: true });
    if (kept && kept.headers.get('etag') === answer.headers.get('etag') && kept.headers.has(digestHeader)) return;
    await cacheFile(cache, path, answer);
    if (isPicture) await trimCache(cache, maxPictures);
  } catch (error) {
    await freeStorage(error);
  }
}

export function findStableFile(path: string): Promise<Response | undefined> {
  return path.startsWith('/media/')
    ? findCachedIn([pictureCacheName], path).then((kept) => kept ?? findOfflinePage(path))
    : findCachedFile(path);
}

/** The oldest go first, but none that a kept page needs. */
export async function trimFiles(): Promise<void> {
  const needed = await listRequiredAssets(await caches.open(pageCacheName));
  await trimCache(await caches.open(fileCacheName), maxFiles, { isEvictable: (path) => !needed.has(path) });
}

async function trimPages(pages: Cache, share = 1): Promise<void> {
  const isDated = (kept: Response) => kept.headers.has(datedHeader);
  await trimCache(pages, { count: maxPages.count * share }, { isCounted: (kept) => !isDated(kept) });
  const dated = { count: maxDatedPages.count * share, bytes: maxDatedPages.bytes * share };
  await trimCache(pages, dated, { isCounted: isDated });
}

async function listRequiredAssets(pages: Cache): Promise<Set<string>> {
  const kept = await pages.matchAll();
  return new Set(kept.flatMap(({ headers }) => (headers.get(assetsHeader) ?? '').split(' ')));
}

/** A full disk keeps nobody from reading: what is kept becomes less, and what is new is not kept. */
async function freeStorage(error: unknown): Promise<void> {
  if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
  await caches.delete(pictureCacheName);
  const pages = await caches.open(pageCacheName);
  await trimPages(pages, 0.5);
  const needed = await listRequiredAssets(pages);
  await trimCache(await caches.open(fileCacheName), { count: 0 }, { isEvictable: (path) => !needed.has(path) });
}
