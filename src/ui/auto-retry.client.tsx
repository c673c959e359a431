'use client';

import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { getBackoffMs } from '../base/backoff.ts';

const maxAttempts = 3;

/** Reloads the page's content after one, two and four seconds, then gives up. It needs React at once. */
export function AutoRetry() {
  const { reload } = useRouter();
  const tried = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      if (tried.current === maxAttempts) return;
      timer = setTimeout(async () => {
        // A reload now would revert a pending navigation.
        if (document.querySelector('[aria-busy=true]')) {
          schedule();
          return;
        }
        tried.current += 1;
        const top = scrollY;
        await reload().catch(() => undefined);
        scrollTo({ top, behavior: 'instant' });
        schedule();
      }, getBackoffMs(tried.current));
    };
    schedule();
    return () => clearTimeout(timer);
  }, [reload]);
  return <shop-part part="react" hidden />;
}
