import { hardNavigate } from '../base/hard-navigate.ts';
import { hasUserInput } from '../base/user-input.ts';
import { offlineCacheMarker, offlineCachePrefix, type WorkerMessage } from './cache-names.ts';

/** At the root, so that the worker's scope is the whole site; the address never changes. */
const workerPath = '/sw.js';

/** State of the offline support, in `<html data-offline>`. */
type OfflineState = 'available' | 'unavailable' | 'updated';

let hasFailed = false;
let isRegistered = false;

/** Registers the service worker, once for each document. Never throws: a site without a worker still works online. */
export function registerWorker(): void {
  if (isRegistered) return;
  isRegistered = true;
  if (!isSecureContext) console.warn('Without https nothing is kept offline.');
  else if ('serviceWorker' in navigator) {
    addEventListener('vite:preloadError', trackLoadFailure);
    addEventListener('error', trackLoadFailure, { capture: true });
    register().catch(console.error);
  }
}

async function register(): Promise<void> {
  // Some browsers refuse silently and resolve to undefined, whatever the type says.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
    createTrustedWorkerUrl(),
  );
  if (!registration) return;
  const { installing, active } = registration;
  if (installing) watchWorker(installing, active !== null);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    if (next && next !== installing) watchWorker(next, registration.active !== null);
  });
  if (active) await handleActivation(active);
}

/**
 * Handles the states of an installing worker: the first one makes pages available offline, a later one means a new
 * release.
 */
function watchWorker(worker: ServiceWorker, isUpdate: boolean): void {
  let wasActive = false;
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && !wasActive) console.error('The worker has become redundant.');
    if (worker.state === 'activated') {
      wasActive = true;
      // Not before: a load that the worker before has begun to answer may stand still for ever when it has to go.
      if (isUpdate) handleUpdate();
      void handleActivation(worker);
    }
  });
}

/** Reloads a page that missed files of its release, unless the visitor has begun to type. */
function handleUpdate(): void {
  setOfflineState('updated');
  if ((hasFailed || hasMissingAssets()) && !hasUserInput()) hardNavigate(location.href);
}

/** Called when a worker is active: caches the current page, which may have been loaded before there was a worker. */
async function handleActivation(worker: ServiceWorker): Promise<void> {
  worker.postMessage({ call: 'keep', path: location.pathname } satisfies WorkerMessage);
  // Damaged cache storage counts as empty.
  const isAvailable = await hasOfflineCache().catch(() => false);
  if (document.documentElement.dataset.offline !== 'updated')
    setOfflineState(isAvailable ? 'available' : 'unavailable');
}

/** Whether there is a complete offline cache. */
async function hasOfflineCache(): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix));
  const markers = await Promise.all(names.map(async (name) => (await caches.open(name)).match(offlineCacheMarker)));
  return markers.some(Boolean);
}

function setOfflineState(state: OfflineState): void {
  document.documentElement.dataset.offline = state;
}

/** Only files of this site's code count: a new release does not fix another site's script. */
function trackLoadFailure({ type, target }: Event): void {
  hasFailed ||=
    type === 'vite:preloadError' ||
    (target instanceof HTMLScriptElement && isOwnCode(target.src)) ||
    (target instanceof HTMLLinkElement && isOwnCode(target.href));
}

const isOwnCode = (address: string) => address.startsWith(`${location.origin}/assets/`);

/** Whether files of the code failed to load before the listeners were added. */
function hasMissingAssets(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400 && isOwnCode(entry.name),
    );
}

declare global {
  /** Not in every browser. */
  var trustedTypes:
    | {
        /** Its result is a TrustedScriptURL to the browser and a string to TypeScript. */
        createPolicy: (
          name: string,
          rules: { createScriptURL: (url: string) => string },
        ) => { createScriptURL: (url: string) => string };
      }
    | undefined;
}

/**
 * The worker's address as a TrustedScriptURL; a plain string where the browser has no Trusted Types. The policy admits
 * no other address.
 */
function createTrustedWorkerUrl(): string {
  const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}
