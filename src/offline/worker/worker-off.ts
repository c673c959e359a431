import { cachePrefix } from '../cache-names.ts';
import { scope } from './scope.ts';

/** A service worker that replaces the others, deletes their caches and unregisters itself. Open tabs keep working. */
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  // It unregisters only after its activation: tabs see it become active, and then that there is no offline cache.
  event.waitUntil(clear().then(() => void scope.registration.unregister()));
});

async function clear(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
