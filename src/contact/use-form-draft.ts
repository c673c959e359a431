import { useLayoutEffect, useRef } from 'react';
import { restoreDraft, saveDraft, saveDraftOnLeave } from './draft-store.ts';

/**
 * Saves and restores a form's draft and turns off the browser's own validation messages.
 *
 * @param key of the draft
 */
export function useFormDraft(key: string) {
  const formRef = useRef<HTMLFormElement>(null);
  // A layout effect, so that it runs before the effects of the fields, which read the restored values.
  useLayoutEffect(() => {
    if (!formRef.current) return undefined;
    formRef.current.noValidate = true;
    restoreDraft(key, formRef.current);
    setSubmissionId(formRef.current);
    return saveDraftOnLeave(key, formRef.current);
  }, [key]);
  return { formRef, keep: () => formRef.current && saveDraft(key, formRef.current) };
}

/** Sets an idempotency key, so that a message that is sent twice arrives once. */
function setSubmissionId(element: HTMLFormElement) {
  const id = element.elements.namedItem('id');
  // Only secure contexts have it; elsewhere the server creates the key.
  if (id instanceof HTMLInputElement) id.value ||= globalThis.crypto?.randomUUID?.() ?? '';
}
