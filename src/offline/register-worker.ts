import { hardNavigate } from '../base/hard-navigate.ts';
import { offlineCacheMarker, offlineCachePrefix, type WorkerMessage } from './cache-names.ts';
import { hasUserInput } from './user-input.ts';

/** At the root, so that it stands for the whole site; the address never changes. */
const workerPath = '/sw.js';

/** What the document says of itself, for whoever wants to know: `<html data-offline>`. */
type OfflineState = 'available' | 'unavailable' | 'updated';

let hasFailed = false;
let isRegistered = false;

/** Once for each document. Never throws: a site without a worker is a site with a network. */
export function registerWorker(): void {
  if (isRegistered) return;
  isRegistered = true;
  if (!isSecureContext) console.warn('Without https this site keeps nothing for times without a network.');
  else if ('serviceWorker' in navigator) {
    addEventListener('vite:preloadError', trackLoadFailure);
    addEventListener('error', trackLoadFailure, { capture: true });
    register().catch((error: unknown) => console.error('The service worker could not be registered.', error));
  }
}

async function register(): Promise<void> {
  // A browser that refuses silently has registered nothing, whatever its type says.
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

/** The first worker brings what can be had without a network; each further one says that the site is another. */
function watchWorker(worker: ServiceWorker, isUpdate: boolean): void {
  let wasActive = false;
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && !wasActive) console.error('The new service worker has become redundant.');
    if (worker.state === 'activated') {
      wasActive = true;
      // Not before: a load that the worker before has begun to answer may stand still for ever when it has to go.
      if (isUpdate) handleUpdate();
      void handleActivation(worker);
    }
  });
}

/** Whatever this page could not load may be there in the new release. What somebody has begun to write is not given up. */
function handleUpdate(): void {
  setOfflineState('updated');
  if ((hasFailed || hasMissingAssets()) && !hasUserInput()) hardNavigate(location.href);
}

/** Where the page came before the worker, nobody has kept it yet. */
async function handleActivation(worker: ServiceWorker): Promise<void> {
  worker.postMessage({ call: 'keep', path: location.pathname } satisfies WorkerMessage);
  // A store that is damaged keeps nothing.
  const isThere = await hasOfflineCache().catch(() => false);
  if (document.documentElement.dataset.offline !== 'updated') setOfflineState(isThere ? 'available' : 'unavailable');
}

/** A card that is being made is none yet. */
async function hasOfflineCache(): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix));
  const seals = await Promise.all(names.map(async (name) => (await caches.open(name)).match(offlineCacheMarker)));
  return seals.some(Boolean);
}

function setOfflineState(state: OfflineState): void {
  document.documentElement.dataset.offline = state;
}

/** Another site's script that does not come is no better in another build of this one. */
function trackLoadFailure({ type, target }: Event): void {
  hasFailed ||=
    type === 'vite:preloadError' ||
    (target instanceof HTMLScriptElement && isOwnCode(target.src)) ||
    (target instanceof HTMLLinkElement && isOwnCode(target.href));
}

const isOwnCode = (address: string) => address.startsWith(`${location.origin}/assets/`);

/** Files of the code that were gone before anybody listened. */
function hasMissingAssets(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400 && isOwnCode(entry.name),
    );
}

type PolicyFactory = {
  /** What it makes is more than text to the browser, and nothing more to a program. */
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Trusted Types let this one address be a worker, and no other. Browsers that do not know them take it as it is. */
function createTrustedWorkerUrl(): string {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(found)) return workerPath;
  return found.createPolicy('worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath);
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
