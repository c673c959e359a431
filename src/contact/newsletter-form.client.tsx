'use client';

import { useEffect, useRef } from 'react';
import type { Language } from '../i18n/languages.ts';
import { TextField } from '../ui/text-field.tsx';
import { EnhancedForm } from './enhanced-form.tsx';
import { toTextProps } from './text-props.ts';
import { type FormMessages, useForm } from './use-form.ts';

export type NewsletterMessages = FormMessages &
  Record<'email' | 'formName' | 'send' | 'sending' | 'trap' | 'success', string>;

type Props = { language: Language; messages: NewsletterMessages; buttonClass: string };

const form = 'newsletter';

/** The newsletter form with an e-mail field. Sending, success and errors are shown in place. */
export function NewsletterForm({ language, messages, buttonClass }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const doneRef = useRef<HTMLParagraphElement>(null);
  const state = useForm({ messages, hasOneField: true });
  const { isAccepted } = state;

  useEffect(() => {
    if (isAccepted) doneRef.current?.focus();
    else if (formRef.current) formRef.current.noValidate = true;
  }, [isAccepted]);

  if (isAccepted) {
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
        {...toTextProps(form, { email: messages.email }, state)('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
    </EnhancedForm>
  );
}
