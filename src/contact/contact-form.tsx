import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../i18n/languages.ts';
import { CheckField, TextField } from '../ui/text-field.tsx';
import type { ContactField } from './contact-message.ts';
import { type CounterMessages, EnhancedForm, LongTextField } from './enhanced-form.tsx';
import { senderKey, toControlId } from './form-ids.ts';
import { maxLengths } from './form-rules.ts';
import { toTextProps } from './text-props.ts';
import { type FormMessages, useDraftedForm } from './use-form.ts';

export type ContactFormMessages = FormMessages &
  Record<'formName' | 'send' | 'sending' | 'trap', string> & {
    fields: Record<ContactField, string>;
    counter: CounterMessages;
  };

type Props = {
  language: Language;
  messages: ContactFormMessages;
  /** What the message begins with. */
  message?: string | undefined;
  /** What is sent along if the visitor wishes, with fields of its own. */
  attachment?: ReactNode;
  thanksHref: string;
  buttonClass: string;
  /** The label of the privacy checkbox. */
  consent: ReactNode;
  /** The shop's phone number, shown after a failure. */
  phoneHint: ReactNode;
};

const form = 'contact';

/** The contact form. It works without JavaScript; with it, fields are validated on blur and it is sent with `fetch`. */
export function ContactForm({
  language,
  messages,
  message,
  attachment,
  thanksHref,
  buttonClass,
  consent,
  phoneHint,
}: Props) {
  const { push } = useRouter();
  const { formRef, state } = useDraftedForm(form, {
    messages,
    onAccepted: (sentForm) => {
      const fields = new FormData(sentForm);
      const sender = { name: String(fields.get('name')).trim(), email: String(fields.get('email')).trim() };
      try {
        sessionStorage.setItem(senderKey, JSON.stringify(sender));
      } catch {
        // Private windows refuse to store; then the thanks page has no name.
      }
      push(thanksHref);
    },
  });

  const text = toTextProps(form, messages.fields, state);

  return (
    <EnhancedForm
      {...{ form, language, state, messages, buttonClass, phoneHint }}
      labels={messages.fields}
      action="/api/contact"
      ref={formRef}
    >
      <TextField {...text('name')} required autoComplete="name" />
      <TextField {...text('email')} required type="email" autoComplete="email" inputMode="email" />
      <LongTextField
        {...text('message')}
        required
        rows={message === undefined ? 8 : 14}
        defaultValue={message}
        maxCharacters={maxLengths.message}
        language={language}
        messages={messages.counter}
      />
      {attachment}
      <CheckField id={toControlId(form, 'privacy')} name="privacy" required error={state.errors.privacy}>
        {consent}
      </CheckField>
    </EnhancedForm>
  );
}
