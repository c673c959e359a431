import { cachePrefix, cardCache, fileCache, pageCache, pictureCache, type WorkerCall } from '../kept-names.ts';
import { isClosed, judgeRequest } from '../what-to-keep.ts';
import { answerBorrowed, answerFile, answerFrame, answerPage, answerPayload, keepWalkedTo } from './answers.ts';
import { renewCard } from './card.ts';
import { scope } from './scope.ts';
import { forgetVisited } from './visited-pages.ts';

scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

scope.addEventListener('fetch', (event) => {
  const { method, url, mode, destination, headers } = event.request;
  const asked = { method, url, mode, destination, hasRange: headers.has('range') };
  const kind = judgeRequest(asked, location.origin);
  if (kind === 'pass') return;
  const target = new URL(url);
  const path = target.pathname;
  if (kind === 'frame') event.respondWith(answerFrame(event));
  else if (kind === 'payload') event.respondWith(answerPayload(event, target));
  else if (kind === 'file') event.respondWith(answerFile(event, path));
  else if (kind === 'borrowed') event.respondWith(answerBorrowed(event, path));
  else event.respondWith(answerPage(event, path, kind === 'page'));
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (!isCall(data)) return;
  if (data.call === 'forget') event.waitUntil(forgetVisited());
  else if (!isClosed(data.path)) event.waitUntil(keepWalkedTo(data.path));
});

/** Nothing in the worker belongs to one release, so no tab has to be closed before a newer one takes its place. */
async function install(): Promise<void> {
  await renewCard(Date.now()).catch((error: unknown) => {
    // Without room there is no card; everything else goes on without it.
    if (!(error instanceof DOMException)) throw error;
  });
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  const own = [fileCache, pageCache, pictureCache];
  const foreign = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && !name.startsWith(cardCache) && !own.includes(name),
  );
  await Promise.all(foreign.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

function isCall(value: unknown): value is WorkerCall {
  if (typeof value !== 'object' || value === null || !('call' in value)) return false;
  if (value.call === 'forget') return true;
  return 'path' in value && value.call === 'keep' && typeof value.path === 'string' && /^\/(?!\/)/.test(value.path);
}
