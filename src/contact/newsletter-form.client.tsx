'use client';

import { useEffect, useRef, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { TextField } from '../ui/text-field.tsx';
import { toControlId, toFormId } from './form-parts.ts';
import { FormProblem } from './form-problem.tsx';
import { longest } from './form-rules.ts';
import { FormTrap } from './form-trap.tsx';
import { type SendingWords, useForm } from './use-form.ts';

export type NewsletterWords = SendingWords &
  Record<'email' | 'send' | 'sending' | 'trap' | 'empty' | 'success', string>;

type Props = { language: Language; words: NewsletterWords; buttonClass: string };

const form = 'newsletter';

/** One line for an address: empty, sending, success, duplicate and error are all said in place. */
export function NewsletterForm({ language, words, buttonClass }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const doneRef = useRef<HTMLParagraphElement>(null);
  const [isDone, setIsDone] = useState(false);
  const { errors, problem, problemRef, isSending, listeners, submit } = useForm({
    words,
    rules: { email: (value) => (value.trim() === '' ? words.empty : undefined) },
    onTaken: () => setIsDone(true),
    hasOneField: true,
  });

  useEffect(() => {
    if (isDone) doneRef.current?.focus();
    else if (formRef.current) formRef.current.noValidate = true;
  }, [isDone]);

  if (isDone) {
    return (
      <p className="notice__root notice__root--tone_success" ref={doneRef} tabIndex={-1} role="status">
        {words.success}
      </p>
    );
  }
  return (
    <form
      id={toFormId(form)}
      ref={formRef}
      className="form__root"
      method="post"
      action="/api/newsletter"
      acceptCharset="utf-8"
      aria-busy={isSending}
      onSubmit={submit}
      {...listeners}
    >
      <FormProblem form={form} problem={problem} labels={words} ref={problemRef} />
      <TextField
        id={toControlId(form, 'email')}
        name="email"
        type="email"
        label={words.email}
        autoComplete="email"
        inputMode="email"
        maxLength={longest.email}
        error={errors.email}
        required
        readOnly={isSending}
      />
      <FormTrap form={form} label={words.trap} />
      <input type="hidden" name="language" value={language} />
      <button type="submit" className={buttonClass} aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  );
}
