import { useEffect, useState } from 'react';
import { saveDraftOnLeave } from './draft-store.ts';
import { toFormId } from './form-ids.ts';

/** User input, a history navigation, or autofill. */
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
 * Calls on the first interaction, and at once when there is a draft to restore. What is typed before hydration is saved
 * as a draft.
 *
 * @param key of the draft
 * @param onInteraction loads the form; called more than once
 * @returns whether the props have changed, which counts as an interaction
 */
export function useFirstInteraction(key: string, onInteraction: () => void, props: unknown): boolean {
  const [first] = useState(() => props);
  const hasChanged = first !== props;
  useEffect(() => {
    const form = document.getElementById(toFormId(key));
    return form instanceof HTMLFormElement ? saveDraftOnLeave(key, form) : undefined;
  }, [key]);
  useEffect(() => {
    // The visitor may have interacted before hydration.
    if (hasChanged || hasDraft(key) || navigator.userActivation?.hasBeenActive) return onInteraction();
    const controller = new AbortController();
    const onEvent = (event: Event) => {
      // Browsers send one for a pointer that rests where the page appears.
      const isAtRest = event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event);
      if (!isAtRest) onInteraction();
    };
    for (const type of interactionEvents)
      addEventListener(type, onEvent, { signal: controller.signal, capture: true, passive: true });
    return () => controller.abort();
  }, [key, onInteraction, hasChanged]);
  return hasChanged;
}

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Without storage there is no draft.
    return false;
  }
}
