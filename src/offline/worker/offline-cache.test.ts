import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offlineCacheMarker, offlineCachePrefix } from '../cache-names.ts';
import { offlineManifestPath } from '../offline-manifest.ts';
import { makeCaches } from './caches-fixture.ts';
import { findOfflinePage, isOfflineCacheFresh, refreshOfflineCache } from './offline-cache.ts';

let files: Record<string, () => Response>;
const asked: string[] = [];

const answer = (body: string, type: string, cacheControl = 'no-cache') =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cacheControl } });

beforeEach(() => {
  files = {
    [offlineManifestPath]: () => answer('{"pages":["/offline"],"carts":[]}', 'application/json'),
    '/offline': () => answer('<script src="/assets/index-a.js"></script><use href="/icons.svg#a">', 'text/html'),
    '/assets/index-a.js': () => answer('let a', 'text/javascript', 'public'),
    '/icons.svg': () => answer('<svg/>', 'image/svg+xml', 'public'),
  };
  asked.length = 0;
  vi.stubGlobal('caches', makeCaches());
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return files[path]?.() ?? new Response('', { status: 404 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const listCards = async () => (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix));

/** Deletes incomplete caches while a file is being loaded. */
const clearMeanwhile = (path: string) => {
  const { [path]: send = () => new Response() } = files;
  files[path] = () => {
    void (async () => {
      for (const name of await listCards())
        if (!(await (await caches.open(name)).match(offlineCacheMarker))) await caches.delete(name);
    })();
    return send();
  };
};

test('a new offline cache that is deleted while it is built leaves the current one', async () => {
  await refreshOfflineCache(1);
  const before = await listCards();
  files['/assets/index-b.js'] = () => answer('let b', 'text/javascript', 'public');
  files['/offline'] = () => answer('<script src="/assets/index-b.js"></script>', 'text/html');
  clearMeanwhile('/assets/index-b.js');
  await expect(refreshOfflineCache(2)).rejects.toThrow('gone');
  expect(await listCards()).toEqual(before);
  expect(await (await findOfflinePage('/offline'))?.text()).toContain('index-a.js');
});

test('two concurrent builds leave one complete offline cache', async () => {
  const turns: (() => Promise<unknown>)[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, work: () => Promise<unknown>) => {
        turns.push(work);
      },
    },
  });
  await Promise.all([refreshOfflineCache(1), refreshOfflineCache(2)]);
  expect([turns.length, await listCards()]).toEqual([2, []]);
  for (const work of turns) await work();
  expect(await listCards()).toHaveLength(1);
  expect(await findOfflinePage('/offline')).toBeDefined();
});

test('a changed file at a stable address is in the next offline cache', async () => {
  await refreshOfflineCache(1);
  files['/icons.svg'] = () => answer('<svg>new</svg>', 'image/svg+xml', 'public');
  asked.length = 0;
  await refreshOfflineCache(2);
  expect(await (await findOfflinePage('/icons.svg'))?.text()).toBe('<svg>new</svg>');
  expect(asked).not.toContain('/assets/index-a.js');
});

test('an offline cache is fresh for an hour, also when the clock was years ahead', async () => {
  const now = Date.UTC(2026, 10, 22);
  const years = 10 * 365 * 86_400_000;
  await refreshOfflineCache(now);
  expect([await isOfflineCacheFresh(now), await isOfflineCacheFresh(now + 3_600_001)]).toEqual([true, false]);
  await refreshOfflineCache(now + years);
  expect(await isOfflineCacheFresh(now)).toBe(false);
});

test('a private response fails the build of an offline cache', async () => {
  files['/icons.svg'] = () => answer('<svg/>', 'image/svg+xml', 'private');
  await expect(refreshOfflineCache(1)).rejects.toThrow('/icons.svg');
  expect(await listCards()).toEqual([]);
});
