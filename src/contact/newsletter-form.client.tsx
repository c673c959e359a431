'use client';

import { useEffect, useRef, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { TextField } from '../ui/text-field.tsx';
import { toControlId } from './form-parts.ts';
import { longest } from './form-rules.ts';
import { SentForm } from './sent-form.tsx';
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
  const state = useForm({
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
    <SentForm {...{ form, language, state, words, buttonClass }} action="/api/newsletter" ref={formRef}>
      <TextField
        id={toControlId(form, 'email')}
        name="email"
        type="email"
        label={words.email}
        autoComplete="email"
        inputMode="email"
        maxLength={longest.email}
        error={state.errors.email}
        required
        readOnly={state.isSending}
      />
    </SentForm>
  );
}
