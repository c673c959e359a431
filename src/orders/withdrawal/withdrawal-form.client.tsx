'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import { EnhancedForm } from '../../contact/enhanced-form.tsx';
import { toControlId } from '../../contact/form-ids.ts';
import { toTextProps } from '../../contact/text-props.ts';
import { type FormMessages, useDraftedForm } from '../../contact/use-form.ts';
import type { Language } from '../../i18n/languages.ts';
import { fieldClasses as styles } from '../../ui/field-classes.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toLineField } from './withdrawal-parts.ts';

type WithdrawalMessages = FormMessages &
  Record<'formName' | 'orderNumberHint' | 'itemsHint' | 'emailHint' | 'send' | 'sending' | 'trap', string> & {
    fields: Record<'lines' | 'name' | 'order_number' | 'items' | 'email', string>;
  };

type Props = {
  language: Language;
  messages: WithdrawalMessages;
  /** The order of the current page; null on the general withdrawal page, where the order number is a field. */
  order: { number: string; token: string; name: string; email: string; lines: readonly WithdrawableLine[] } | null;
  /** What pressing the button means; null where the page explains it already. */
  explanation: string | null;
  receivedHref: string;
  buttonClass: string;
  privacy: ReactNode;
  /** The shop's phone number, shown after a failure. */
  phoneHint: ReactNode;
};

const form = 'withdrawal';

/** The withdrawal form: works without JavaScript, sent with `fetch` otherwise. */
export function WithdrawalForm({
  language,
  messages,
  order,
  explanation,
  receivedHref,
  buttonClass,
  privacy,
  phoneHint,
}: Props) {
  const { push } = useRouter();
  const key = order ? `${form}-${order.number}` : form;
  const { formRef, state } = useDraftedForm(key, {
    messages,
    onAccepted: (_, next) => push(next ?? receivedHref),
  });

  const text = toTextProps(form, messages.fields, state);

  return (
    <EnhancedForm
      {...{ form, language, state, messages, buttonClass, phoneHint }}
      labels={messages.fields}
      action="/api/ecom/withdrawal"
      ref={formRef}
      hidden={order ? { order_number: order.number, token: order.token } : {}}
    >
      {order && (
        <LineChoice
          id={toControlId(form, 'lines')}
          legend={messages.fields.lines}
          lines={order.lines}
          error={state.errors.lines}
        />
      )}
      <TextField {...text('name')} required autoComplete="name" defaultValue={order?.name} />
      {!order && <TextField {...text('order_number')} required autoComplete="off" hint={messages.orderNumberHint} />}
      {!order && <TextField {...text('items')} autoComplete="off" hint={messages.itemsHint} />}
      <TextField
        {...text('email')}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={order?.email}
        hint={
          <>
            {messages.emailHint} {privacy}
          </>
        }
      />
      {explanation && <p>{explanation}</p>}
    </EnhancedForm>
  );
}

type WithdrawableLine = { id: number; label: string };

type WithdrawableLineProps = {
  /** The id of the first checkbox, which the error summary links to. */
  id: string;
  legend: string;
  lines: readonly WithdrawableLine[];
  error: string | undefined;
};

/** Checkboxes for the items of an order that can be withdrawn, none of them checked. */
function LineChoice({ id, legend, lines, error }: WithdrawableLineProps) {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{legend}</legend>
      {lines.map((line, index) => {
        const controlId = index === 0 ? id : `${id}-${index + 1}`;
        return (
          <div key={line.id} className={styles.check}>
            <input
              id={controlId}
              type="checkbox"
              name={toLineField(line.id)}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
            />
            <label htmlFor={controlId}>{line.label}</label>
          </div>
        );
      })}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
