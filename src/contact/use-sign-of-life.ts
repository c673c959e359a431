import { useEffect, useRef } from 'react';
import { toFormId } from './form-parts.ts';

/** A hand on the page, a way back, or words that a password manager has filled in. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'input', 'popstate'];

/**
 * Calls when the visitor moves for the first time, and at once where there is a draft to show. It also calls when what is
 * around the form changes, since React would wait for it. Until the form itself keeps what is typed, this does.
 *
 * @param key names the draft
 * @param wake fetches what brings the form to life; called as often as there is a reason
 */
export function useSignOfLife(key: string, wake: () => void, props: unknown): void {
  const first = useRef(props);
  const { current } = first;
  if (current !== props) wake();
  useEffect(() => keepTyped(key), [key]);
  useEffect(() => {
    // Who was faster than this has moved already.
    if (hasDraft(key) || navigator.userActivation?.hasBeenActive) return wake();
    const life = new AbortController();
    for (const sign of signs) addEventListener(sign, wake, { signal: life.signal, capture: true, passive: true });
    return () => life.abort();
  }, [key, wake]);
}

/** What brings the form to life may never come, and a page of a release that is gone is loaded anew under what is typed. */
function keepTyped(key: string): (() => void) | undefined {
  const form = document.getElementById(toFormId(key));
  if (!(form instanceof HTMLFormElement)) return undefined;
  const keep = () => {
    const typed = [...new FormData(form)].map(([name, value]) => [name, value === 'on' || value]);
    try {
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    } catch {
      // Private windows refuse to store.
    }
  };
  const hasWords = ({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement) => value !== defaultValue;
  if ([...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].some(hasWords)) keep();
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // What is not stored cannot be shown.
    return false;
  }
}
