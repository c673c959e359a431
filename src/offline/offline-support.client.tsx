'use client';

import { useEffect } from 'react';

/** Fetches what makes the site useful without a network, once the page has all that it needs itself. */
export function OfflineSupport() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const begin = () => import('./register-worker.ts').then(({ registerWorker }) => registerWorker(), console.error);
    const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(begin);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  }, []);
  return null;
}
