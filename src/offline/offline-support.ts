import 'client-only';
import { registerWorker } from './register-worker.ts';

/** Registers the service worker once the page has loaded and is idle, on one that never is after five seconds. */
export function startOfflineSupport(): void {
  if (!import.meta.env.PROD) return;
  const wait = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(registerWorker, { timeout: 5_000 })
      : setTimeout(registerWorker);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
