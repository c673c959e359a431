'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../i18n/languages.ts';
import { CheckField } from '../ui/check-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft-store.ts';
import { toCallId, toControlId, toFormId } from './form-parts.ts';
import { FormProblem } from './form-problem.tsx';
import { isEmail, longest } from './form-rules.ts';
import { FormTrap } from './form-trap.tsx';
import { keepSender } from './sender-store.ts';
import { type SendingWords, useForm } from './use-form.ts';

export type ContactWords = SendingWords &
  Record<
    | 'name'
    | 'email'
    | 'message'
    | 'privacy'
    | 'send'
    | 'sending'
    | 'trap'
    | 'nameMissing'
    | 'emailInvalid'
    | 'messageMissing',
    string
  >;

type Props = {
  language: Language;
  words: ContactWords;
  thanksHref: string;
  buttonClass: string;
  /** What ticking the box means. */
  consent: ReactNode;
  /** How to reach the shop without this form. */
  call: ReactNode;
};

const form = 'contact';

/** A plain form that works by itself; where scripts run, it is checked while it is filled in and sent in place. */
export function ContactForm({ language, words, thanksHref, buttonClass, consent, call }: Props) {
  const { push } = useRouter();
  const formRef = useRef<HTMLFormElement>(null);
  const isBlank = (value: string) => value !== '' && value.trim() === '';
  const { errors, problem, problemRef, isSending, listeners, submit } = useForm({
    words,
    rules: {
      name: (value) => (isBlank(value) ? words.nameMissing : undefined),
      email: (value) => (value === '' || isEmail(value.trim()) ? undefined : words.emailInvalid),
      message: (value) => (isBlank(value) ? words.messageMissing : undefined),
    },
    onTaken: (taken) => {
      const fields = new FormData(taken);
      keepSender({ name: String(fields.get('name')).trim(), email: String(fields.get('email')).trim() });
      clearDraft(form);
      push(thanksHref);
    },
  });

  useEffect(() => {
    if (!formRef.current) return;
    // From here on the sentences stand below the fields instead of in the browser's bubbles.
    formRef.current.noValidate = true;
    restoreDraft(form, formRef.current);
    nameAttempt(formRef.current);
  }, []);

  const text = (name: 'name' | 'email' | 'message') => ({
    id: toControlId(form, name),
    name,
    label: words[name],
    maxLength: longest[name],
    error: errors[name],
    required: true,
    readOnly: isSending,
  });

  return (
    <form
      id={toFormId(form)}
      ref={formRef}
      className="form__root"
      method="post"
      action="/api/contact"
      acceptCharset="utf-8"
      aria-busy={isSending}
      onSubmit={submit}
      onInput={() => formRef.current && saveDraft(form, formRef.current)}
      {...listeners}
    >
      <FormProblem form={form} problem={problem} labels={words} ref={problemRef} />
      <TextField {...text('name')} autoComplete="name" />
      <TextField {...text('email')} type="email" autoComplete="email" inputMode="email" />
      <TextField {...text('message')} rows={8} />
      <CheckField id={toControlId(form, 'privacy')} name="privacy" required error={errors.privacy}>
        {consent}
      </CheckField>
      <FormTrap form={form} label={words.trap} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="id" />
      <button type="submit" className={buttonClass} aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
      <p id={toCallId(form)} hidden={problem === undefined || problem.kind === 'invalid'}>
        {call}
      </p>
    </form>
  );
}

/** One name per message: sent twice, it still arrives once. */
function nameAttempt(element: HTMLFormElement) {
  const id = element.elements.namedItem('id');
  // Only https and localhost have it; elsewhere the server names the message.
  if (id instanceof HTMLInputElement) id.value ||= globalThis.crypto?.randomUUID?.() ?? '';
}
