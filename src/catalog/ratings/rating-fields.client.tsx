'use client';

import type { ReactNode } from 'react';
import { type CounterMessages, EnhancedForm, LongTextField } from '../../contact/enhanced-form.tsx';
import { FormDone } from '../../contact/form-done.tsx';
import { toControlId } from '../../contact/form-ids.ts';
import { maxLengths } from '../../contact/form-rules.ts';
import { toTextProps } from '../../contact/text-props.ts';
import { type FormMessages, useDraftedForm } from '../../contact/use-form.ts';
import type { Language } from '../../i18n/languages.ts';
import { StarsField } from '../../ui/choice-field.tsx';
import { CheckField, TextField } from '../../ui/text-field.tsx';
import type { RatingField } from './product-rating.ts';

export type RatingFormMessages = FormMessages &
  Record<'formName' | 'emailHint' | 'send' | 'sending' | 'trap', string> & {
    fields: Record<RatingField, string>;
    counter: CounterMessages;
  };

type Props = {
  language: Language;
  messages: RatingFormMessages;
  /** Labels of the numbers of stars, from one star up. */
  stars: readonly string[];
  done: { title: string; text: string };
  product: { id: number };
  buttonClass: string;
  consent: ReactNode;
  phonePrompt: ReactNode;
};

const form = 'rating';

/** The rating form. With JavaScript it is submitted without leaving the page. */
export function RatingFields({ language, messages, stars, done, product, ...parts }: Props) {
  const { formRef, state } = useDraftedForm(`${form}-${product.id}`, { messages });
  if (state.isAccepted) return <FormDone {...done} />;

  const text = toTextProps(form, messages.fields, state);

  return (
    <EnhancedForm
      {...{ form, language, state, messages }}
      labels={messages.fields}
      action="/api/ecom/rating"
      ref={formRef}
      hidden={{ product: product.id }}
      buttonClass={parts.buttonClass}
      phoneHint={parts.phonePrompt}
    >
      <StarsField
        id={toControlId(form, 'rating')}
        name="rating"
        legend={messages.fields.rating}
        labels={stars}
        error={state.errors.rating}
      />
      <TextField {...text('title')} required />
      <LongTextField
        {...text('comment')}
        required
        rows={6}
        maxCharacters={maxLengths.comment}
        language={language}
        messages={messages.counter}
      />
      <TextField {...text('name')} required autoComplete="name" />
      <TextField
        {...text('email')}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={messages.emailHint}
      />
      <CheckField id={toControlId(form, 'privacy')} name="privacy" required error={state.errors.privacy}>
        {parts.consent}
      </CheckField>
    </EnhancedForm>
  );
}
