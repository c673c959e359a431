import { loadWhole } from '../base/load-whole.ts';
import { admitWorker } from './admit-worker.ts';
import { isBeingFilledIn } from './is-being-filled-in.ts';
import { cardCache, cardSeal, type WorkerCall } from './kept-names.ts';

/** What the document says of itself, for whoever wants to know: `<html data-offline>`. */
type Mark = 'available' | 'unavailable' | 'updated';

let hasFailed = false;
let hasBegun = false;

/** Once for each document. Never throws: a site without a worker is a site with a network. */
export function registerWorker(): void {
  if (hasBegun) return;
  hasBegun = true;
  if (!isSecureContext) console.warn('Without https this site keeps nothing for times without a network.');
  else if ('serviceWorker' in navigator) {
    addEventListener('vite:preloadError', noteFailure);
    addEventListener('error', noteFailure, { capture: true });
    register().catch((error: unknown) => console.error('The service worker could not be registered.', error));
  }
}

async function register(): Promise<void> {
  // A browser that refuses silently has registered nothing, whatever its type says.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(admitWorker());
  if (!registration) return;
  const { installing, active } = registration;
  if (installing) follow(installing, active !== null);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    if (next && next !== installing) follow(next, registration.active !== null);
  });
  if (active) await begin(active);
}

/** The first worker brings what can be had without a network; each further one says that the site is another. */
function follow(worker: ServiceWorker, isUpdate: boolean): void {
  let wasActive = false;
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && !wasActive) console.error('The new service worker has become redundant.');
    if (worker.state === 'activated') {
      wasActive = true;
      // Not before: a load that the worker before has begun to answer may stand still for ever when it has to go.
      if (isUpdate) update();
      void begin(worker);
    }
  });
}

/** Whatever this page could not load may be there in the new release. What somebody has begun to write is not given up. */
function update(): void {
  mark('updated');
  if ((hasFailed || hasMissed()) && !isBeingFilledIn()) loadWhole(location.href);
}

/** Where the page came before the worker, nobody has kept it yet. */
async function begin(worker: ServiceWorker): Promise<void> {
  worker.postMessage({ call: 'keep', path: location.pathname } satisfies WorkerCall);
  // A store that is damaged keeps nothing.
  const isThere = await hasCard().catch(() => false);
  if (document.documentElement.dataset.offline !== 'updated') mark(isThere ? 'available' : 'unavailable');
}

/** A card that is being made is none yet. */
async function hasCard(): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cardCache));
  const seals = await Promise.all(names.map(async (name) => (await caches.open(name)).match(cardSeal)));
  return seals.some(Boolean);
}

function mark(state: Mark): void {
  document.documentElement.dataset.offline = state;
}

/** Another site's script that does not come is no better in another build of this one. */
function noteFailure({ type, target }: Event): void {
  hasFailed ||=
    type === 'vite:preloadError' ||
    (target instanceof HTMLScriptElement && isOwnCode(target.src)) ||
    (target instanceof HTMLLinkElement && isOwnCode(target.href));
}

const isOwnCode = (address: string) => address.startsWith(`${location.origin}/assets/`);

/** Files of the code that were gone before anybody listened. */
function hasMissed(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400 && isOwnCode(entry.name),
    );
}
