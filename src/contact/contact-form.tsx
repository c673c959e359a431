import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../i18n/languages.ts';
import { CheckField } from '../ui/check-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { ContactField } from './contact-message.ts';
import { clearDraft } from './draft-store.ts';
import { toControlId } from './form-parts.ts';
import { longest } from './form-rules.ts';
import { type CounterWords, LongTextField } from './long-text-field.tsx';
import { keepSender } from './sender-store.ts';
import { SentForm } from './sent-form.tsx';
import { type SendingWords, useForm } from './use-form.ts';
import { useKeptForm } from './use-kept-form.ts';

export type ContactWords = SendingWords &
  Record<'formName' | 'send' | 'sending' | 'trap', string> & {
    fields: Record<ContactField, string>;
    counter: CounterWords;
  };

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
  const { formRef, keep } = useKeptForm(form);
  const state = useForm({
    words,
    onTaken: (taken) => {
      const fields = new FormData(taken);
      keepSender({ name: String(fields.get('name')).trim(), email: String(fields.get('email')).trim() });
      clearDraft(form);
      push(thanksHref);
    },
  });

  const text = (name: 'name' | 'email' | 'message') => ({
    id: toControlId(form, name),
    name,
    label: words.fields[name],
    error: state.errors[name],
    required: true,
    readOnly: state.isSending,
  });

  return (
    <SentForm
      {...{ form, language, state, words, buttonClass, call }}
      labels={words.fields}
      action="/api/contact"
      ref={formRef}
      onInput={keep}
    >
      <TextField {...text('name')} autoComplete="name" />
      <TextField {...text('email')} type="email" autoComplete="email" inputMode="email" />
      <LongTextField
        {...text('message')}
        rows={8}
        longest={longest.message}
        language={language}
        words={words.counter}
      />
      <CheckField id={toControlId(form, 'privacy')} name="privacy" required error={state.errors.privacy}>
        {consent}
      </CheckField>
    </SentForm>
  );
}
