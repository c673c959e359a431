'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { TextField } from '../../ui/text-field.tsx';
import { clearDraft } from '../draft-store.ts';
import { toControlId } from '../form-parts.ts';
import { isEmail, longest } from '../form-rules.ts';
import { SentForm } from '../sent-form.tsx';
import { type SendingWords, useForm } from '../use-form.ts';
import { useKeptForm } from '../use-kept-form.ts';
import { LineChoice, type WithdrawableLine } from './line-choice.tsx';
import { longestOrderNumber } from './withdrawal-parts.ts';

type WithdrawalWords = SendingWords &
  Record<
    | 'lines'
    | 'name'
    | 'order_number'
    | 'email'
    | 'orderNumberHint'
    | 'emailHint'
    | 'send'
    | 'sending'
    | 'trap'
    | 'nameMissing'
    | 'orderNumberMissing'
    | 'emailInvalid',
    string
  >;

type Props = {
  language: Language;
  words: WithdrawalWords;
  /** The order whose page the form stands on; anywhere else people say themselves which one they mean. */
  order: { number: string; token: string; name: string; email: string; lines: readonly WithdrawableLine[] } | null;
  /** What pressing the button means, where the page has not said it. */
  how: string | null;
  receivedHref: string;
  buttonClass: string;
  privacy: ReactNode;
  /** How to withdraw without this form. */
  call: ReactNode;
};

const form = 'withdrawal';

/** Declares a withdrawal: a plain form, sent in place where scripts run. */
export function WithdrawalForm({ language, words, order, how, receivedHref, buttonClass, privacy, call }: Props) {
  const { push } = useRouter();
  const key = order ? `${form}-${order.number}` : form;
  const { formRef, keep } = useKeptForm(key);
  const isBlank = (value: string) => value !== '' && value.trim() === '';
  const state = useForm({
    words,
    rules: {
      name: (value) => (isBlank(value) ? words.nameMissing : undefined),
      order_number: (value) => (isBlank(value) ? words.orderNumberMissing : undefined),
      email: (value) => (value === '' || isEmail(value.trim()) ? undefined : words.emailInvalid),
    },
    onTaken: (_, next) => {
      clearDraft(key);
      push(next ?? receivedHref);
    },
  });
  const { errors, isSending } = state;

  const text = (name: 'name' | 'order_number' | 'email') => ({
    id: toControlId(form, name),
    name,
    label: words[name],
    error: errors[name],
    required: true,
    readOnly: isSending,
  });

  return (
    <SentForm
      {...{ form, language, state, words, buttonClass, call }}
      action="/api/ecom/withdrawal"
      ref={formRef}
      onInput={keep}
      hidden={order ? { order_number: order.number, token: order.token } : {}}
    >
      {order && (
        <LineChoice id={toControlId(form, 'lines')} legend={words.lines} lines={order.lines} error={errors.lines} />
      )}
      <TextField {...text('name')} autoComplete="name" maxLength={longest.name} defaultValue={order?.name} />
      {!order && (
        <>
          <TextField {...text('order_number')} autoComplete="off" maxLength={longestOrderNumber} />
          <p className="field__hint">{words.orderNumberHint}</p>
        </>
      )}
      <TextField
        {...text('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={longest.email}
        defaultValue={order?.email}
      />
      <p className="field__hint">
        {words.emailHint} {privacy}
      </p>
      {how && <p>{how}</p>}
    </SentForm>
  );
}
