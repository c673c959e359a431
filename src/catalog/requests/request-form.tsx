import { type ReactNode, useState } from 'react';
import { clearDraft } from '../../contact/draft-store.ts';
import { FormDone } from '../../contact/form-done.tsx';
import { toControlId } from '../../contact/form-parts.ts';
import { isEmail, longest } from '../../contact/form-rules.ts';
import { SentForm } from '../../contact/sent-form.tsx';
import { type SendingWords, useForm } from '../../contact/use-form.ts';
import { useKeptForm } from '../../contact/use-kept-form.ts';
import type { Language } from '../../i18n/languages.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useStore } from '../../ui/use-store-state.ts';
import { productChoice } from '../product/product-choice-store.ts';
import type { RequestField } from './product-request.ts';

export type RequestWords = SendingWords &
  Record<RequestField | 'variant' | 'send' | 'sending' | 'trap' | 'nameMissing' | 'emailInvalid', string>;

type Props = {
  form: 'request' | 'reservation';
  language: Language;
  words: RequestWords;
  done: { title: string; text: string };
  product: { id: number; name: string };
  /** What the address chooses; without scripts it stays so. */
  variant: { id: number; name: string } | null;
  /** Shops among which to choose; with fewer than two there is no choice. */
  branches: readonly string[];
  /** A message to begin with; without one there is no field for it. */
  message: string | null;
  buttonClass: string;
  consent: ReactNode;
  call: ReactNode;
};

/** Asks about a piece, or to put it aside: a plain form, sent in place where scripts run. */
export function RequestForm({ form, language, words, done, product, variant, branches, message, ...parts }: Props) {
  const key = `${form}-${product.id}`;
  const choice = useStore(productChoice);
  const chosen = choice.product === product.id ? choice.variant : variant;
  const [isDone, setIsDone] = useState(false);
  const { formRef, keep } = useKeptForm(key);
  const state = useForm({
    words,
    rules: {
      name: (value) => (value !== '' && value.trim() === '' ? words.nameMissing : undefined),
      email: (value) => (value === '' || isEmail(value.trim()) ? undefined : words.emailInvalid),
    },
    onTaken: () => {
      clearDraft(key);
      setIsDone(true);
    },
  });
  if (isDone) return <FormDone {...done} />;

  const text = (name: 'name' | 'email' | 'phone' | 'message') => ({
    id: toControlId(form, name),
    name,
    label: words[name],
    maxLength: longest[name],
    error: state.errors[name],
    readOnly: state.isSending,
  });

  return (
    <SentForm
      {...{ form, language, state, words }}
      action="/api/ecom/request"
      ref={formRef}
      onInput={keep}
      hidden={{
        kind: form === 'request' ? 'availability' : 'reservation',
        product: product.id,
        variant: chosen?.id ?? '',
      }}
      buttonClass={parts.buttonClass}
      call={parts.call}
    >
      <p className="field__hint">
        {product.name}
        {chosen && `, ${words.variant}: ${chosen.name}`}
      </p>
      {branches.length > 1 && (
        <ChoiceField
          id={toControlId(form, 'branch')}
          name="branch"
          legend={words.branch}
          choices={branches.map((value) => ({ value, label: value }))}
          error={state.errors.branch}
        />
      )}
      <TextField {...text('name')} autoComplete="name" required />
      <TextField {...text('email')} type="email" autoComplete="email" inputMode="email" required />
      <TextField {...text('phone')} type="tel" autoComplete="tel" />
      {message !== null && <TextField {...text('message')} rows={6} defaultValue={message} />}
      <CheckField id={toControlId(form, 'privacy')} name="privacy" required error={state.errors.privacy}>
        {parts.consent}
      </CheckField>
    </SentForm>
  );
}
