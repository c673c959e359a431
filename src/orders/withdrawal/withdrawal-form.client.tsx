'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import { clearDraft } from '../../contact/draft-store.ts';
import { toControlId } from '../../contact/form-parts.ts';
import { SentForm } from '../../contact/sent-form.tsx';
import { type SendingWords, useForm } from '../../contact/use-form.ts';
import { useKeptForm } from '../../contact/use-kept-form.ts';
import type { Language } from '../../i18n/languages.ts';
import { TextField } from '../../ui/text-field.tsx';
import { LineChoice, type WithdrawableLine } from './line-choice.tsx';

type WithdrawalWords = SendingWords &
  Record<'formName' | 'orderNumberHint' | 'itemsHint' | 'emailHint' | 'send' | 'sending' | 'trap', string> & {
    fields: Record<'lines' | 'name' | 'order_number' | 'items' | 'email', string>;
  };

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
  const state = useForm({
    words,
    onTaken: (_, next) => {
      clearDraft(key);
      push(next ?? receivedHref);
    },
  });
  const { errors, isSending } = state;

  const text = (name: 'name' | 'order_number' | 'items' | 'email') => ({
    id: toControlId(form, name),
    name,
    label: words.fields[name],
    error: errors[name],
    required: true,
    readOnly: isSending,
  });

  return (
    <SentForm
      {...{ form, language, state, words, buttonClass, call }}
      labels={words.fields}
      action="/api/ecom/withdrawal"
      ref={formRef}
      onInput={keep}
      hidden={order ? { order_number: order.number, token: order.token } : {}}
    >
      {order && (
        <LineChoice
          id={toControlId(form, 'lines')}
          legend={words.fields.lines}
          lines={order.lines}
          error={errors.lines}
        />
      )}
      <TextField {...text('name')} autoComplete="name" defaultValue={order?.name} />
      {!order && <TextField {...text('order_number')} autoComplete="off" hint={words.orderNumberHint} />}
      {!order && <TextField {...text('items')} required={false} autoComplete="off" hint={words.itemsHint} />}
      <TextField
        {...text('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={order?.email}
        hint={
          <>
            {words.emailHint} {privacy}
          </>
        }
      />
      {how && <p>{how}</p>}
    </SentForm>
  );
}
