'use client';

import { useEffect } from 'react';
import { trackUserInput } from './user-input.ts';

/** Fetches what makes the site useful without a network, once the page has all that it needs itself. */
export function OfflineSupport() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    // Before the rest, which comes late: what is written meanwhile counts.
    trackUserInput();
    const begin = () => import('./register-worker.ts').then(({ registerWorker }) => registerWorker(), console.error);
    const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(begin);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  }, []);
  return null;
}
