import { useEffect, useRef } from 'react';
import { saveDraftOnLeave } from './draft-store.ts';
import { toFormId } from './form-ids.ts';

/** A hand on the page, a way back, or words that a password manager has filled in. */
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'focusin',
  'input',
  'popstate',
];

/**
 * Calls when the visitor moves for the first time, and at once where there is a draft to show. It also calls when what is
 * around the form changes, since React would wait for it. What is typed before the
 * form is hydrated survives a reload.
 *
 * @param key names the draft
 * @param onInteraction fetches what brings the form to life; called as often as there is a reason
 */
export function useFirstInteraction(key: string, onInteraction: () => void, props: unknown): void {
  const first = useRef(props);
  const { current } = first;
  if (current !== props) onInteraction();
  useEffect(() => {
    const form = document.getElementById(toFormId(key));
    return form instanceof HTMLFormElement ? saveDraftOnLeave(key, form) : undefined;
  }, [key]);
  useEffect(() => {
    // Who was faster than this has moved already.
    if (hasDraft(key) || navigator.userActivation?.hasBeenActive) return onInteraction();
    const controller = new AbortController();
    const onEvent = (event: Event) => {
      // Browsers send one for a pointer that rests where the page appears.
      const isAtRest = event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event);
      if (!isAtRest) onInteraction();
    };
    for (const type of interactionEvents)
      addEventListener(type, onEvent, { signal: controller.signal, capture: true, passive: true });
    return () => controller.abort();
  }, [key, onInteraction]);
}

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // What is not stored cannot be shown.
    return false;
  }
}
