import type { ReactNode, Ref } from 'react';
import type { Language } from '../i18n/languages.ts';
import { toFormId, toPhoneHintId } from './form-ids.ts';
import { FormProblem } from './form-problem.tsx';
import { Honeypot } from './honeypot.tsx';
import type { useForm } from './use-form.ts';

type Props = {
  form: string;
  action: `/api/${string}`;
  language: Language;
  ref: Ref<HTMLFormElement>;
  /** The state of sending, and the problem that prevents it. */
  state: ReturnType<typeof useForm>;
  onInput?: () => void;
  /** The accessible name of the form, the labels of its button and of the honeypot. */
  messages: Readonly<Record<'formName' | 'send' | 'sending' | 'trap', string>>;
  /** Labels by field, for the error summary. */
  labels: Readonly<Record<string, string>>;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string | number>>;
  buttonClass: string;
  /** The shop's phone number, shown after a failure. */
  phoneHint?: ReactNode;
  children: ReactNode;
};

/** A progressively enhanced form: it works without JavaScript; with it, it is sent with `fetch`. */
export function EnhancedForm({
  form,
  action,
  state,
  messages,
  labels,
  hidden = {},
  phoneHint,
  children,
  ...parts
}: Props) {
  const { problem, problemRef, isSending, listeners, submit } = state;
  return (
    <form
      id={toFormId(form)}
      ref={parts.ref}
      className="form__root"
      aria-label={messages.formName}
      method="post"
      action={action}
      acceptCharset="utf-8"
      aria-busy={isSending}
      onSubmit={submit}
      onInput={parts.onInput}
      {...listeners}
    >
      <FormProblem form={form} problem={problem} labels={labels} ref={problemRef} />
      {children}
      <Honeypot form={form} label={messages.trap} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="language" value={parts.language} />
      <input type="hidden" name="id" />
      <button type="submit" className={parts.buttonClass} aria-disabled={isSending}>
        {isSending ? messages.sending : messages.send}
      </button>
      {phoneHint && (
        <p id={toPhoneHintId(form)} hidden={problem === undefined || problem.kind === 'invalid'}>
          {phoneHint}
        </p>
      )}
    </form>
  );
}
