import { afterEach, expect, test, vi } from 'vitest';
import { cardCache, cardSeal } from './kept-names.ts';
import { makeBrokenCaches, makeCaches } from './worker/caches-fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A document in a browser in which a worker is at work already. */
async function openDocument(caches: CacheStorage) {
  vi.resetModules();
  const { registerWorker } = await import('./register-worker.ts');
  const register = vi.fn(async () => ({
    installing: null,
    active: { postMessage: () => undefined },
    addEventListener: () => undefined,
  }));
  const dataset: { offline?: string } = {};
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', new URL('https://vierlinden.example/faq'));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', { documentElement: { dataset } });
  return { registerWorker, register, dataset };
}

test('a worker is asked for once, however often a page is drawn', async () => {
  const { registerWorker, register } = await openDocument(makeCaches());
  registerWorker();
  registerWorker();
  expect(register).toHaveBeenCalledTimes(1);
});

test('a card that is being made is not there yet', async () => {
  const caches = makeCaches();
  const card = await caches.open(`${cardCache}a`);
  const first = await openDocument(caches);
  first.registerWorker();
  await vi.waitFor(() => expect(first.dataset.offline).toBe('unavailable'));
  await card.put(cardSeal, new Response());
  const second = await openDocument(caches);
  second.registerWorker();
  await vi.waitFor(() => expect(second.dataset.offline).toBe('available'));
});

test('where the store is damaged the page says that nothing can be had', async () => {
  const { registerWorker, dataset } = await openDocument(makeBrokenCaches());
  registerWorker();
  await vi.waitFor(() => expect(dataset.offline).toBe('unavailable'));
});
