import { cachePrefix } from '../kept-names.ts';
import { scope } from './scope.ts';

/** The worker that ends all workers: it takes their place, clears what they kept and goes. Tabs go on without. */
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
