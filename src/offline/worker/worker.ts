import {
  cachePrefix,
  fileCacheName,
  offlineCachePrefix,
  pageCacheName,
  pictureCacheName,
  type WorkerMessage,
} from '../cache-names.ts';
import { classifyRequest, isUncacheable } from '../cache-rules.ts';
import {
  cacheFirst,
  cacheVisitedPage,
  handleFrame,
  handlePage,
  handlePayload,
  networkFirst,
} from './fetch-handlers.ts';
import { refreshOfflineCache } from './offline-cache.ts';
import { scope } from './scope.ts';
import { clearVisited } from './visited-pages.ts';

scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

scope.addEventListener('fetch', (event) => {
  const { method, url, mode, destination, headers } = event.request;
  const ofHeaders = { hasRange: headers.has('range'), isSpeculative: headers.has('sec-purpose') };
  const requestFacts = { method, url, mode, destination, ...ofHeaders };
  const kind = classifyRequest(requestFacts, location.origin);
  if (kind === 'pass') return;
  const target = new URL(url);
  const path = target.pathname;
  if (kind === 'frame') event.respondWith(handleFrame(event));
  else if (kind === 'payload') event.respondWith(handlePayload(event, target));
  else if (kind === 'file') event.respondWith(cacheFirst(event, path));
  else if (kind === 'stable-file') event.respondWith(networkFirst(event, path));
  else event.respondWith(handlePage(event, path, kind === 'page'));
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (!isWorkerMessage(data)) return;
  if (data.call === 'forget') event.waitUntil(clearVisited());
  else if (!isUncacheable(data.path)) event.waitUntil(cacheVisitedPage(data.path));
});

/** The worker does not depend on one release, so it may take over without closing tabs. */
async function install(): Promise<void> {
  await refreshOfflineCache(Date.now()).catch((error: unknown) => {
    // Without storage space there is no offline cache; everything else works.
    if (!(error instanceof DOMException)) throw error;
  });
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  const currentNames = [fileCacheName, pageCacheName, pictureCacheName];
  const outdatedNames = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && !name.startsWith(offlineCachePrefix) && !currentNames.includes(name),
  );
  await Promise.all(outdatedNames.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (typeof value !== 'object' || value === null || !('call' in value)) return false;
  if (value.call === 'forget') return true;
  return 'path' in value && value.call === 'keep' && typeof value.path === 'string' && /^\/(?!\/)/.test(value.path);
}
