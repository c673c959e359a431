'use client';

import type { ReactNode } from 'react';
import { type CounterMessages, EnhancedForm, LongTextField } from '../../contact/enhanced-form.tsx';
import { FormDone } from '../../contact/form-done.tsx';
import { toControlId } from '../../contact/form-ids.ts';
import { maxLengths } from '../../contact/form-rules.ts';
import { toTextProps } from '../../contact/text-props.ts';
import { type FormMessages, useDraftedForm } from '../../contact/use-form.ts';
import type { Language } from '../../i18n/languages.ts';
import { ChoiceField, SelectField } from '../../ui/choice-field.tsx';
import { CheckField, TextField } from '../../ui/text-field.tsx';
import type { RequestField } from './product-request.ts';

export type RequestFormMessages = FormMessages &
  Record<'formName' | 'send' | 'sending' | 'trap', string> & {
    fields: Record<RequestField, string>;
    counter: CounterMessages;
  };

export type VariantChoices = {
  label: string;
  /** Label of the empty choice. */
  none: string;
  isRequired: boolean;
  choices: readonly { value: string; label: string }[];
};

type Props = {
  form: 'request' | 'reservation';
  language: Language;
  messages: RequestFormMessages;
  done: { title: string; text: string };
  product: { id: number };
  /** The variant in the address. */
  variant: { id: number } | null;
  /** Null where the product has no variants. */
  variants: VariantChoices | null;
  /** Branches to choose from; with fewer than two there is no field. */
  branches: readonly { value: string; label: string }[];
  /** Initial message; null for a form without the field. */
  message: string | null;
  buttonClass: string;
  consent: ReactNode;
  phonePrompt: ReactNode;
};

/** The form of a request or a reservation. With JavaScript it is submitted without leaving the page. */
export function RequestForm({ form, language, messages, done, product, variant, ...parts }: Props) {
  const { variants, branches, message } = parts;
  const { formRef, state } = useDraftedForm(`${form}-${product.id}`, { messages });
  if (state.isAccepted) return <FormDone {...done} />;

  const text = toTextProps(form, messages.fields, state);

  return (
    <EnhancedForm
      {...{ form, language, state, messages }}
      labels={{ ...messages.fields, ...(variants && { variant: variants.label }) }}
      action="/api/ecom/request"
      ref={formRef}
      hidden={{
        kind: form === 'request' ? 'availability' : 'reservation',
        product: product.id,
        ...(!variants && { variant: variant?.id ?? '' }),
      }}
      buttonClass={parts.buttonClass}
      phoneHint={parts.phonePrompt}
    >
      {variants && (
        <SelectField
          id={toControlId(form, 'variant')}
          name="variant"
          label={variants.label}
          choices={variants.choices}
          none={variants.none}
          defaultValue={variant ? String(variant.id) : ''}
          required={variants.isRequired}
          error={state.errors.variant}
        />
      )}
      {branches.length > 1 && (
        <ChoiceField
          id={toControlId(form, 'branch')}
          name="branch"
          legend={messages.fields.branch}
          choices={branches}
          error={state.errors.branch}
        />
      )}
      <TextField {...text('name')} autoComplete="name" required />
      <TextField {...text('email')} type="email" autoComplete="email" inputMode="email" required />
      <TextField {...text('phone')} type="tel" autoComplete="tel" />
      {message !== null && (
        <LongTextField
          {...text('message')}
          rows={6}
          defaultValue={message}
          maxCharacters={maxLengths.message}
          language={language}
          messages={messages.counter}
        />
      )}
      <CheckField id={toControlId(form, 'privacy')} name="privacy" required error={state.errors.privacy}>
        {parts.consent}
      </CheckField>
    </EnhancedForm>
  );
}
