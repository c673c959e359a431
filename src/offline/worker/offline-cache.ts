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

/** Milliseconds after which a card may say something else than the site does. */
const maxAgeMs = 3_600_000;

/** The newest card that is whole; undefined before there was one, and where the store is damaged. */
async function findOfflineCache(): Promise<string | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix)).toReversed();
    for (const name of names) if (await (await caches.open(name)).match(offlineCacheMarker)) return name;
  } catch {
    // Nobody can be shown what cannot be read.
  }
  return undefined;
}

/** A page of the card with all that it needs, whatever became of the rest. */
export async function findOfflinePage(path: string): Promise<Response | undefined> {
  const card = await findOfflineCache();
  return card ? findCached(card, path) : undefined;
}

/** Whether the card is as the site was within the last hour, and nothing of it has been lost. */
export async function isOfflineCacheFresh(now: number): Promise<boolean> {
  const card = await findOfflineCache();
  const seal = card && (await (await caches.open(card)).match(offlineCacheMarker));
  if (!card || !seal) return false;
  // One that is of a time to come was made before the clock was set.
  if (Math.abs(now - Number(seal.headers.get(cachedAtHeader))) > maxAgeMs) return false;
  const needs = (seal.headers.get(assetsHeader) ?? '').split(' ');
  const kept = await Promise.all(needs.map((path) => findCached(card, path)));
  return kept.every(Boolean);
}

/**
 * Fetches the pages for times without a network and all that they need, beside the card that is there, and puts it in its
 * place when it is whole. The cart's page comes along where there is a shop that can be reached. One worker at a time: two
 * that are there at once would delete each other's card.
 *
 * @throws when a part cannot be had or stored; what was there stays
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
      // What lies under a name that stays the same may be another by now: nobody but the network knows, or who asked it last.
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
    // Somebody has cleared it meanwhile: then the one before must not go too.
    if (!(await caches.has(name))) throw new Error('The new card is gone.');
  } catch (error) {
    await caches.delete(name);
    // Pictures are the first to go where there is little room.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(pictureCacheName);
    throw error;
  }
  for (const other of await caches.keys())
    if (other.startsWith(offlineCachePrefix) && other !== name) await caches.delete(other);
}

/** What another cache has need not be fetched, but each cache is whole by itself. */
async function copy(cache: Cache, path: string, kept: Response | undefined): Promise<Response | undefined> {
  if (kept) await cache.put(path, kept.clone());
  return kept;
}

async function fetchPage(path: string): Promise<Response> {
  const answer = await revalidate(path);
  if (!isValidResponse(answer, path)) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Asks whether it is still the same; only what has changed is sent. */
function revalidate(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-cache' });
}
