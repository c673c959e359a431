import { importOptional } from '../base/import-optional.ts';
import 'client-only';
import { trackUserInput } from './user-input.ts';

/** Registers the service worker once the page has loaded and is idle. */
export function startOfflineSupport(): void {
  if (!import.meta.env.PROD) return;
  // Input that comes before the worker is registered counts, too.
  trackUserInput();
  const begin = () => importOptional(() => import('./register-worker.ts')).then((loaded) => loaded?.registerWorker());
  const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
