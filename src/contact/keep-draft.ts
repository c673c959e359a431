import 'client-only';
import { requestHydration } from '../base/request-hydration.ts';
import { hasDraft, keepDraft } from './draft-store.ts';

/** Keeps the draft of a form, also before React, and starts React for one that this tab already has. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const key = element.getAttribute('form') ?? '';
  if (hasDraft(key)) requestHydration(element);
  signal.addEventListener('abort', keepDraft(key));
}
