import { useLayoutEffect, useRef } from 'react';
import { restoreDraft, saveDraft, saveDraftOnLeave } from './draft-store.ts';

/**
 * Where scripts run: what is typed is kept for as long as the tab lives, and sentences stand below the fields instead of
 * in the browser's bubbles.
 *
 * @param key names the draft
 */
export function useFormDraft(key: string) {
  const formRef = useRef<HTMLFormElement>(null);
  // Before the effects of its fields, which read what was restored.
  useLayoutEffect(() => {
    if (!formRef.current) return undefined;
    formRef.current.noValidate = true;
    restoreDraft(key, formRef.current);
    setSubmissionId(formRef.current);
    return saveDraftOnLeave(key, formRef.current);
  }, [key]);
  return { formRef, keep: () => formRef.current && saveDraft(key, formRef.current) };
}

/** One name per message: sent twice, it still arrives once. */
function setSubmissionId(element: HTMLFormElement) {
  const id = element.elements.namedItem('id');
  // Only https and localhost have it; elsewhere the server names the message.
  if (id instanceof HTMLInputElement) id.value ||= globalThis.crypto?.randomUUID?.() ?? '';
}
