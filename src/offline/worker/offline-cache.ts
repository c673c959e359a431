import {
  assetsHeader,
  cachedAtHeader,
  fileCacheName,
  offlineCacheMarker,
  offlineCachePrefix,
  pictureCacheName,
} from '../cache-names.ts';
import { hasStableUrl, isValidResponse } from '../cache-rules.ts';
import { offlineManifestPath, parseOfflineManifest } from '../offline-manifest.ts';
import { cacheFile, digest, findCached, findCachedIn } from './cached-files.ts';
import { collectAssets } from './collect-assets.ts';

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
  const card = await findOfflineCache();
  return card ? findCached(card, path) : undefined;
}

/** Whether the offline cache is less than an hour old and none of its entries is lost. */
export async function isOfflineCacheFresh(now: number): Promise<boolean> {
  const card = await findOfflineCache();
  const seal = card && (await (await caches.open(card)).match(offlineCacheMarker));
  if (!card || !seal) return false;
  // A date in the future was written before the clock was corrected.
  if (Math.abs(now - Number(seal.headers.get(cachedAtHeader))) > maxAgeMs) return false;
  const needs = (seal.headers.get(assetsHeader) ?? '').split(' ');
  const kept = await Promise.all(needs.map((path) => findCached(card, path)));
  return kept.every(Boolean);
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
  const texts = await Promise.all(documents.map(({ answer }) => answer.clone().text()));
  const name = offlineCachePrefix + (await digest(new TextEncoder().encode(`${now} ${texts.join('')}`)));
  try {
    const cache = await caches.open(name);
    const before = await findOfflineCache();
    const find = async (path: string) => {
      // A file at a stable address may have changed: only the network-first caches have its current version.
      const others = hasStableUrl(path)
        ? [fileCacheName, pictureCacheName]
        : [...(before ? [before] : []), fileCacheName];
      return (await findCached(name, path)) ?? copy(cache, path, await findCachedIn(others, path));
    };
    const needs = new Set(pages);
    for (const { path, answer } of [...documents, ...optional]) {
      if (!answer) continue;
      const own = await collectAssets(await answer.clone().text(), { cache, findCached: find });
      await cacheFile(cache, path, answer);
      for (const one of [path, ...own]) needs.add(one);
    }
    await cache.put(
      offlineCacheMarker,
      new Response(null, { headers: { [cachedAtHeader]: `${now}`, [assetsHeader]: [...needs].join(' ') } }),
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
async function copy(cache: Cache, path: string, kept: Response | undefined): Promise<Response | undefined> {
  if (kept) await cache.put(path, kept.clone());
  return kept;
}

async function fetchPage(path: string): Promise<Response> {
  const answer = await revalidate(path);
  if (!isValidResponse(answer, path)) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Revalidates with the server; only what has changed is sent. */
function revalidate(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-cache' });
}
