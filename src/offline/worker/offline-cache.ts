import {
  assetsHeader,
  cachedAtHeader,
  fileCacheName,
  offlineCacheMarker,
  offlineCachePrefix,
  pictureCacheName,
} from '../cache-names.ts';
import { hasStableUrl, isPrivatePage, isPublic, isValidResponse } from '../cache-rules.ts';
import { findAssetPaths, findClientReferences, findModulePaths } from '../find-assets.ts';
import { offlineManifestPath, parseOfflineManifest } from '../offline-manifest.ts';
import { cacheFile, digest, findCached, findCachedIn } from './cached-files.ts';

/** Milliseconds after which the offline cache is refreshed. */
const maxAgeMs = 3_600_000;

/** The name of the newest complete offline cache; undefined where there is none or storage is damaged. */
async function findOfflineCache(): Promise<string | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix)).toReversed();
    for (const name of names) if (await (await caches.open(name)).match(offlineCacheMarker)) return name;
  } catch {
    // Damaged storage counts as empty.
  }
  return undefined;
}

/** A page of the offline cache; its assets are in the same cache. */
export async function findOfflinePage(path: string): Promise<Response | undefined> {
  const cacheName = await findOfflineCache();
  return cacheName ? findCached(cacheName, path) : undefined;
}

/** Whether the offline cache is less than an hour old and none of its entries is lost. */
export async function isOfflineCacheFresh(now: number): Promise<boolean> {
  const cacheName = await findOfflineCache();
  const marker = cacheName && (await (await caches.open(cacheName)).match(offlineCacheMarker));
  if (!cacheName || !marker) return false;
  // A date in the future was written before the clock was corrected.
  if (Math.abs(now - Number(marker.headers.get(cachedAtHeader))) > maxAgeMs) return false;
  const requiredPaths = (marker.headers.get(assetsHeader) ?? '').split(' ');
  const cached = await Promise.all(requiredPaths.map((path) => findCached(cacheName, path)));
  return cached.every(Boolean);
}

/**
 * Builds a new offline cache beside the current one and replaces it when the new one is complete. The cart's page is
 * included where there is a shop and it can be loaded. A lock lets one worker at a time do this: two would delete each
 * other's cache.
 *
 * @throws when a part cannot be loaded or stored; the current cache stays
 */
export async function refreshOfflineCache(now: number): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request('vitrine-card', () => buildOfflineCache(now)) : buildOfflineCache(now));
}

async function buildOfflineCache(now: number): Promise<void> {
  const { pages, carts } = parseOfflineManifest(await (await revalidate(offlineManifestPath)).json());
  const documents = await Promise.all(pages.map(async (path) => ({ path, answer: await fetchPage(path) })));
  const optional = await Promise.all(
    carts.map(async (path) => ({ path, answer: await fetchPage(path).catch(() => null) })),
  );
  const texts = await Promise.all(documents.map(({ answer: response }) => response.clone().text()));
  const name = offlineCachePrefix + (await digest(new TextEncoder().encode(`${now} ${texts.join('')}`)));
  try {
    const cache = await caches.open(name);
    const previousCache = await findOfflineCache();
    const findCachedFile = async (path: string) => {
      // A file at a stable address may have changed: only the network-first caches have its current version.
      const others = hasStableUrl(path)
        ? [fileCacheName, pictureCacheName]
        : [...(previousCache ? [previousCache] : []), fileCacheName];
      return (await findCached(name, path)) ?? copy(cache, path, await findCachedIn(others, path));
    };
    const requiredPaths = new Set(pages);
    for (const { path, answer: response } of [...documents, ...optional]) {
      if (!response) continue;
      const own = await collectAssets(await response.clone().text(), { cache, findCached: findCachedFile });
      await cacheFile(cache, path, response);
      for (const one of [path, ...own]) requiredPaths.add(one);
    }
    await cache.put(
      offlineCacheMarker,
      new Response(null, { headers: { [cachedAtHeader]: `${now}`, [assetsHeader]: [...requiredPaths].join(' ') } }),
    );
    // When site data was cleared meanwhile, the previous cache must not be deleted, too.
    if (!(await caches.has(name))) throw new Error('The new card is gone.');
  } catch (error) {
    await caches.delete(name);
    // Cached pictures are deleted first when storage is full.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(pictureCacheName);
    throw error;
  }
  for (const other of await caches.keys())
    if (other.startsWith(offlineCachePrefix) && other !== name) await caches.delete(other);
}

/** Copies an entry of another cache, so that each cache is complete by itself without a download. */
async function copy(cache: Cache, path: string, cached: Response | undefined): Promise<Response | undefined> {
  if (cached) await cache.put(path, cached.clone());
  return cached;
}

async function fetchPage(path: string): Promise<Response> {
  const response = await revalidate(path);
  if (!isValidResponse(response, path)) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Revalidates with the server; only what has changed is sent. */
function revalidate(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-cache' });
}

type Options = {
  cache: Cache;
  /** Finds a file that is cached already. */
  findCached: (path: string) => Promise<Response | undefined>;
};

/**
 * Collects all assets that a document requires and caches them. Requests use the HTTP cache, so the page that is open
 * costs no second download.
 *
 * @returns the paths of all required assets
 * @throws when one of them cannot be loaded
 */
export async function collectAssets(document: string, { cache, findCached }: Options): Promise<string[]> {
  const requiredPaths = new Set<string>();
  const scripts: { path: string; text: string }[] = [];
  const clientReferences = new Set(findClientReferences(document));
  let pending = findAssetPaths(document);
  while (pending.length > 0) {
    const found = pending.filter((path) => !requiredPaths.has(path));
    for (const path of found) requiredPaths.add(path);
    const texts = await Promise.all(found.map((path) => loadAsset(path, cache, findCached)));
    pending = texts.flatMap((text, at) => {
      const path = found[at] ?? '';
      if (path.endsWith('.js')) scripts.push({ path, text });
      else for (const name of findClientReferences(text)) clientReferences.add(name);
      return path.endsWith('.js') ? [] : findAssetPaths(text);
    });
    // All client references are known only after every payload is read.
    if (pending.length === 0) {
      pending = scripts
        .flatMap(({ path, text }) => findModulePaths(text, path, clientReferences))
        .filter((path) => !requiredPaths.has(path));
    }
  }
  return [...requiredPaths];
}

async function loadAsset(path: string, cache: Cache, findCached: Options['findCached']): Promise<string> {
  const cached = await findCached(path);
  if (cached) return isText(path) ? cached.text() : '';
  const response = await fetch(path);
  if (!isValidResponse(response, path) || !canCacheAsset(response, path))
    throw new Error(`${path} answered ${response.status}`);
  const text = isText(path) ? response.clone().text() : '';
  await cacheFile(cache, path, response);
  return text;
}

/** The payload of a shop page is as private as the page, and is cached with it. */
const canCacheAsset = (response: Response, path: string) =>
  isPublic(response) || (path.startsWith('/payload/') && isPrivatePage(response));

const isText = (path: string) => /\.(?:js|css|txt)$/.test(path);
