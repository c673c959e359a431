import 'client-only';
import { registerWorker } from './register-worker.ts';

/** Registers the service worker once the page has loaded and is idle. */
export function startOfflineSupport(): void {
  if (!import.meta.env.PROD) return;
  const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(registerWorker);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
