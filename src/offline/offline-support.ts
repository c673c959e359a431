import 'client-only';
import { registerWorker } from './register-worker.ts';
import { trackUserInput } from './user-input.ts';

/** Registers the service worker once the page has loaded and is idle. */
export function startOfflineSupport(): void {
  if (!import.meta.env.PROD) return;
  // Input that comes before the worker is registered counts, too.
  trackUserInput();
  const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(registerWorker);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
