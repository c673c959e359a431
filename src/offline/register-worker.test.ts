import { afterEach, expect, test, vi } from 'vitest';
import { offlineCacheMarker, offlineCachePrefix } from './cache-names.ts';
import { makeBrokenCaches, makeCaches } from './worker/caches-fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fake document and browser with an active service worker. */
async function openDocument(caches: CacheStorage) {
  vi.resetModules();
  const { registerWorker } = await import('./register-worker.ts');
  const active = { postMessage: () => undefined };
  const registration = Object.assign(new EventTarget(), { installing: null as EventTarget | null, active });
  const register = vi.fn(async () => registration);
  const dataset: { offline?: string } = {};
  const listeners: Record<string, (event: object) => void> = {};
  const reload = vi.fn();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  });
  vi.stubGlobal('location', Object.assign(new URL('https://vierlinden.example/faq'), { reload }));
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', { documentElement: { dataset } });
  return { registerWorker, register, registration, dataset, listeners, reload };
}

test('the worker is registered once, however often the page renders', async () => {
  const { registerWorker, register } = await openDocument(makeCaches());
  registerWorker();
  registerWorker();
  expect(register).toHaveBeenCalledTimes(1);
});

test('an offline cache without its marker does not count', async () => {
  const caches = makeCaches();
  const card = await caches.open(`${offlineCachePrefix}a`);
  const first = await openDocument(caches);
  first.registerWorker();
  await vi.waitFor(() => expect(first.dataset.offline).toBe('unavailable'));
  await card.put(offlineCacheMarker, new Response());
  const second = await openDocument(caches);
  second.registerWorker();
  await vi.waitFor(() => expect(second.dataset.offline).toBe('available'));
});

test('damaged cache storage is reported as unavailable', async () => {
  const { registerWorker, dataset } = await openDocument(makeBrokenCaches());
  registerWorker();
  await vi.waitFor(() => expect(dataset.offline).toBe('unavailable'));
});

test('a page that missed something is loaded anew when the next worker is at work, not while it waits', async () => {
  const { registerWorker, registration, listeners, reload, dataset } = await openDocument(makeCaches());
  registerWorker();
  await vi.waitFor(() => expect(dataset.offline).toBe('unavailable'));
  listeners['vite:preloadError']?.({ type: 'vite:preloadError' });
  const next = Object.assign(new EventTarget(), { state: 'installing', postMessage: () => undefined });
  const become = (state: string) => {
    next.state = state;
    next.dispatchEvent(new Event('statechange'));
  };
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  become('installed');
  become('activating');
  expect(reload).not.toHaveBeenCalled();
  become('activated');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(dataset.offline).toBe('updated');
});
