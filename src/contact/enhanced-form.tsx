import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import type { Language } from '../i18n/languages.ts';
import { TextField } from '../ui/text-field.tsx';
import { toFormId, toPhoneHintId } from './form-ids.ts';
import { FormProblem, Honeypot } from './form-problem.tsx';
import type { useForm } from './use-form.ts';

type Props = {
  form: string;
  action: `/api/${string}`;
  language: Language;
  ref: Ref<HTMLFormElement>;
  /** The state of sending, and the problem that prevents it. */
  state: ReturnType<typeof useForm>;
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

export type CounterMessages = Readonly<Record<'atMost' | 'left' | 'over', string>>;

type CounterMessagesProps = Omit<Extract<ComponentProps<typeof TextField>, { rows: number }>, 'ref'> & {
  maxCharacters: number;
  language: Language;
  messages: CounterMessages;
};

/** A textarea with a limit, and the number of remaining characters while it is being filled in. */
export function LongTextField({ maxCharacters, language, messages, ...field }: CounterMessagesProps) {
  const [length, setLength] = useState(0);
  const control = useRef<HTMLTextAreaElement>(null);
  const measure = () => setLength(control.current?.value.trim().length ?? 0);
  // A draft was restored, or the visitor typed before hydration.
  useEffect(measure, []);
  const left = maxCharacters - length;
  const count = Math.abs(left).toLocaleString(language);
  return (
    <TextField
      {...field}
      ref={control}
      hint={length === 0 ? messages.atMost : formatMessage(left < 0 ? messages.over : messages.left, { count })}
      onInput={measure}
    />
  );
}
