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
  /** Whether it is on its way, and what stands in the way. */
  state: ReturnType<typeof useForm>;
  onInput?: () => void;
  /** What the form, its button and the trap are called. */
  messages: Readonly<Record<'formName' | 'send' | 'sending' | 'trap', string>>;
  /** What the fields are called. */
  labels: Readonly<Record<string, string>>;
  /** Sent with what is typed. */
  hidden?: Readonly<Record<string, string | number>>;
  buttonClass: string;
  /** How to reach the shop without this form. */
  phoneHint?: ReactNode;
  children: ReactNode;
};

/** A plain form that works by itself; where scripts run, it is sent in place. */
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
