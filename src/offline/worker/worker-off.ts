import { cachePrefix } from '../cache-names.ts';
import { scope } from './scope.ts';

/** The worker that ends all workers: it takes their place, clears what they kept and goes. Tabs go on without. */
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  // Taken off only when it has begun: tabs are told that it is there, and then that nothing is.
  event.waitUntil(clear().then(() => void scope.registration.unregister()));
});

async function clear(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
