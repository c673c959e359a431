'use client';

import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';

const maxAttempts = 3;

/** Asks for the page's content again after one, two and four seconds; then it is the visitor's turn. */
export function AutoRetry() {
  const { reload } = useRouter();
  const tried = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      if (tried.current === maxAttempts) return;
      const delay = Math.min(1000 * 2 ** tried.current, 30_000);
      timer = setTimeout(async () => {
        // To reload now would take back a choice that is on its way.
        if (document.querySelector('[aria-busy=true]')) {
          plan();
          return;
        }
        tried.current += 1;
        const top = scrollY;
        await reload().catch(() => undefined);
        scrollTo({ top, behavior: 'instant' });
        plan();
      }, delay);
    };
    plan();
    return () => clearTimeout(timer);
  }, [reload]);
  return null;
}
