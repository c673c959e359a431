import { type ReactNode, useState } from 'react';
import { clearDraft } from '../../contact/draft-store.ts';
import { FormDone } from '../../contact/form-done.tsx';
import { toControlId } from '../../contact/form-parts.ts';
import { longest } from '../../contact/form-rules.ts';
import { type CounterWords, LongTextField } from '../../contact/long-text-field.tsx';
import { SentForm } from '../../contact/sent-form.tsx';
import { type SendingWords, useForm } from '../../contact/use-form.ts';
import { useKeptForm } from '../../contact/use-kept-form.ts';
import type { Language } from '../../i18n/languages.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { StarsField } from '../../ui/stars-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RatingField } from './product-rating.ts';

export type RatingWords = SendingWords &
  Record<'formName' | 'emailHint' | 'send' | 'sending' | 'trap', string> & {
    fields: Record<RatingField, string>;
    counter: CounterWords;
  };

type Props = {
  language: Language;
  words: RatingWords;
  /** What each number of stars is called, from one star up. */
  stars: readonly string[];
  done: { title: string; text: string };
  product: { id: number };
  buttonClass: string;
  consent: ReactNode;
  call: ReactNode;
};

const form = 'rating';

/** What somebody thinks of a piece: a plain form, sent in place where scripts run. */
export function RatingFields({ language, words, stars, done, product, ...parts }: Props) {
  const key = `${form}-${product.id}`;
  const [isDone, setIsDone] = useState(false);
  const { formRef, keep } = useKeptForm(key);
  const state = useForm({
    words,
    onTaken: () => {
      clearDraft(key);
      setIsDone(true);
    },
  });
  if (isDone) return <FormDone {...done} />;

  const text = (name: 'title' | 'comment' | 'name' | 'email') => ({
    id: toControlId(form, name),
    name,
    label: words.fields[name],
    error: state.errors[name],
    readOnly: state.isSending,
    required: true,
  });

  return (
    <SentForm
      {...{ form, language, state, words }}
      labels={words.fields}
      action="/api/ecom/rating"
      ref={formRef}
      onInput={keep}
      hidden={{ product: product.id }}
      buttonClass={parts.buttonClass}
      call={parts.call}
    >
      <StarsField
        id={toControlId(form, 'rating')}
        name="rating"
        legend={words.fields.rating}
        labels={stars}
        error={state.errors.rating}
      />
      <TextField {...text('title')} />
      <LongTextField
        {...text('comment')}
        rows={6}
        longest={longest.comment}
        language={language}
        words={words.counter}
      />
      <TextField {...text('name')} autoComplete="name" />
      <TextField {...text('email')} type="email" autoComplete="email" inputMode="email" hint={words.emailHint} />
      <CheckField id={toControlId(form, 'privacy')} name="privacy" required error={state.errors.privacy}>
        {parts.consent}
      </CheckField>
    </SentForm>
  );
}
