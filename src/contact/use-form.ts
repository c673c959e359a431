import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { endDraft, keepDraft } from './draft-store.ts';
import type { Problem } from './form-problem.tsx';
import { type FormResponse, parseFormResponse } from './form-response.ts';
import { type FieldErrorMessages, useFieldErrors } from './use-field-errors.ts';

/** Longer than the server's own timeout, so that its message arrives first. */
const timeoutMs = 20_000;

export type FormMessages = { check: string; network: string; unexpected: string; faults: FieldErrorMessages };

type Options = {
  messages: FormMessages;
  onAccepted?: (form: HTMLFormElement, next: string | undefined) => void;
  /** A form of one field needs no error summary: the field itself receives the focus. */
  hasOneField?: boolean;
};

type Failure = Extract<FormResponse, { status: 'failed' }>;

export type FormProblemState = Problem & { kind: Failure['problem'] | 'network' };

/** Sends a form with `fetch` and holds its state. Entries stay after every failure. */
export function useForm({ messages, onAccepted, hasOneField = false }: Options) {
  const { errors, setErrors, listeners, checkAll } = useFieldErrors(messages.faults);
  const [problem, setProblem] = useState<FormProblemState>();
  const [isSending, setIsSending] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  const problemRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (problem) problemRef.current?.focus();
  }, [problem]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const errorsFound = checkAll(form);
    const [first] = Object.keys(errorsFound);
    if (first !== undefined) {
      const control = form.elements.namedItem(first);
      if (hasOneField && control instanceof HTMLElement) control.focus();
      else setProblem({ kind: 'invalid', message: messages.check, errors: errorsFound });
      return;
    }
    setProblem(undefined);
    setIsSending(true);
    const response = await sendForm(form);
    setIsSending(false);
    if (response === 'network') setProblem({ kind: 'network', message: messages.network, errors: {} });
    else if (!response) setProblem({ kind: 'unavailable', message: messages.unexpected, errors: {} });
    else if (response.status === 'ok') {
      onAccepted?.(form, response.next);
      setIsAccepted(true);
    } else {
      setErrors(response.errors);
      setProblem({ kind: response.problem, message: response.message, errors: response.errors });
    }
  };

  return { errors, problem, problemRef, isSending, isAccepted, listeners, submit };
}

/**
 * Posts a form to its action with `fetch`.
 *
 * @returns `network` without a response, undefined for a response that is not this site's
 */
async function sendForm(form: HTMLFormElement): Promise<FormResponse | 'network' | undefined> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  let response: Response;
  try {
    response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return 'network';
  }
  return parseFormResponse(await response.json().catch(() => undefined));
}

/**
 * A form with a draft, which is kept until the form is accepted.
 *
 * @param key of the draft
 */
export function useDraftedForm(key: string, { onAccepted, ...options }: Options) {
  const formRef = useFormDraft(key);
  const state = useForm({
    ...options,
    onAccepted: (form, next) => {
      endDraft(key, form);
      onAccepted?.(form, next);
    },
  });
  return { formRef, state };
}

/** Saves and restores a form's draft and turns off the browser's own validation messages. */
function useFormDraft(key: string) {
  const formRef = useRef<HTMLFormElement>(null);
  // A layout effect, so that it runs before the effects of the fields, which read the restored values.
  useLayoutEffect(() => {
    const { current: form } = formRef;
    if (!form) return undefined;
    form.noValidate = true;
    const stop = keepDraft(key, () => (form.isConnected ? form : undefined));
    setSubmissionId(form);
    return stop;
  }, [key]);
  return formRef;
}

/** Sets an idempotency key, so that a message that is sent twice arrives once. */
function setSubmissionId(element: HTMLFormElement) {
  const id = element.elements.namedItem('id');
  // Only secure contexts have it; elsewhere the server creates the key.
  if (id instanceof HTMLInputElement) id.value ||= globalThis.crypto?.randomUUID?.() ?? '';
}
