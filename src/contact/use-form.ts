import { type RefObject, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Problem } from './form-problem.tsx';
import { type FormResponse, parseFormResponse } from './form-response.ts';
import { type FieldErrorMessages, useFieldErrors } from './use-field-errors.ts';

/** Longer than the server tries, so that its own words come first. */
const timeoutMs = 20_000;

export type FormMessages = { check: string; network: string; unexpected: string; faults: FieldErrorMessages };

type Options = {
  messages: FormMessages;
  onAccepted: (form: HTMLFormElement, next: string | undefined) => void;
  /** A form of one field needs no list of its faults: the field itself gets the focus. */
  hasOneField?: boolean;
};

type Failure = Extract<FormResponse, { status: 'failed' }>;

export type FormProblemState = Problem & { kind: Failure['problem'] | 'network' };

/** A form that is sent without leaving the page. Whatever goes wrong, what was typed stays as it is. */
export function useForm({ messages: words, onAccepted: onTaken, hasOneField = false }: Options) {
  const { errors, setErrors, listeners, checkAll } = useFieldErrors(words.faults);
  const [problem, setProblem] = useState<FormProblemState>();
  const [isSending, setIsSending] = useState(false);
  const problemRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (problem) problemRef.current?.focus();
  }, [problem]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const found = checkAll(form);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      const control = form.elements.namedItem(first);
      if (hasOneField && control instanceof HTMLElement) control.focus();
      else setProblem({ kind: 'invalid', message: words.check, errors: found });
      return;
    }
    setProblem(undefined);
    setIsSending(true);
    const answer = await sendForm(form);
    setIsSending(false);
    if (answer === 'network') setProblem({ kind: 'network', message: words.network, errors: {} });
    else if (!answer) setProblem({ kind: 'unavailable', message: words.unexpected, errors: {} });
    else if (answer.status === 'ok') onTaken(form, answer.next);
    else {
      setErrors(answer.errors);
      setProblem({ kind: answer.problem, message: answer.message, errors: answer.errors });
    }
  };

  return { errors, problem, problemRef: problemRef as RefObject<HTMLDivElement>, isSending, listeners, submit };
}

/**
 * Sends a form to its own address and stays on the page.
 *
 * @returns `network` when nothing came back, undefined when what came back is no answer of this site
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
