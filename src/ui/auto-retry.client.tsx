'use client';

import { useEffect, useRef } from 'react';
import { getBackoffMs } from '../base/backoff.ts';
import { isReloading, useReloadInPlace } from './use-reload-in-place.ts';

const maxAttempts = 3;

/** Reloads the page's content after one, two and four seconds, then gives up. It needs React at once. */
export function AutoRetry() {
  const { isPending, reload } = useReloadInPlace();
  const tried = useRef(0);
  useEffect(() => {
    if (isPending) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      if (tried.current === maxAttempts) return;
      timer = setTimeout(() => {
        // A reload now would revert a pending navigation, or abort what the visitor has requested again.
        if (isReloading() || document.querySelector('[aria-busy=true], [data-pending]')) {
          schedule();
          return;
        }
        tried.current += 1;
        reload();
      }, getBackoffMs(tried.current));
    };
    schedule();
    return () => clearTimeout(timer);
  }, [isPending, reload]);
  return <shop-part part="react" hidden />;
}
