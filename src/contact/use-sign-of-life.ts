import { useEffect, useRef } from 'react';

/** A hand on the page, a way back, or words that a password manager has filled in. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'input', 'popstate'];

/**
 * Calls when the visitor moves for the first time, and at once where there is a draft to show. It also calls when what is
 * around the form changes, since React would wait for it.
 *
 * @param key names the draft
 * @param wake fetches what brings the form to life; called as often as there is a reason
 */
export function useSignOfLife(key: string, wake: () => void, props: unknown): void {
  const first = useRef(props);
  const { current } = first;
  if (current !== props) wake();
  useEffect(() => {
    // Who was faster than this has moved already.
    if (hasDraft(key) || navigator.userActivation?.hasBeenActive) return wake();
    const life = new AbortController();
    for (const sign of signs) addEventListener(sign, wake, { signal: life.signal, capture: true, passive: true });
    return () => life.abort();
  }, [key, wake]);
}

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // What is not stored cannot be shown.
    return false;
  }
}
