'use client';

import { useEffect, useRef, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { TextField } from '../ui/text-field.tsx';
import { EnhancedForm } from './enhanced-form.tsx';
import { toControlId } from './form-ids.ts';
import { type FormMessages, useForm } from './use-form.ts';

export type NewsletterMessages = FormMessages &
  Record<'email' | 'formName' | 'send' | 'sending' | 'trap' | 'success', string>;

type Props = { language: Language; messages: NewsletterMessages; buttonClass: string };

const form = 'newsletter';

/** The newsletter form with an e-mail field. Sending, success and errors are shown in place. */
export function NewsletterForm({ language, messages, buttonClass }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const doneRef = useRef<HTMLParagraphElement>(null);
  const [isDone, setIsDone] = useState(false);
  const state = useForm({
    messages,
    onAccepted: () => setIsDone(true),
    hasOneField: true,
  });

  useEffect(() => {
    if (isDone) doneRef.current?.focus();
    else if (formRef.current) formRef.current.noValidate = true;
  }, [isDone]);

  if (isDone) {
    return (
      <p className="notice__root notice__root--tone_success" ref={doneRef} tabIndex={-1} role="status">
        {messages.success}
      </p>
    );
  }
  return (
    <EnhancedForm
      {...{ form, language, state, messages, buttonClass }}
      labels={{ email: messages.email }}
      action="/api/newsletter"
      ref={formRef}
    >
      <TextField
        id={toControlId(form, 'email')}
        name="email"
        type="email"
        label={messages.email}
        autoComplete="email"
        inputMode="email"
        error={state.errors.email}
        required
        readOnly={state.isSending}
      />
    </EnhancedForm>
  );
}
