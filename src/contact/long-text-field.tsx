import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import type { Language } from '../i18n/languages.ts';
import { TextField } from '../ui/text-field.tsx';

export type CounterMessages = Readonly<Record<'atMost' | 'left' | 'over', string>>;

type Props = Omit<Extract<ComponentProps<typeof TextField>, { rows: number }>, 'ref'> & {
  maxCharacters: number;
  language: Language;
  messages: CounterMessages;
};

/** A textarea with a limit, and the number of remaining characters while it is being filled in. */
export function LongTextField({ maxCharacters, language, messages, ...field }: Props) {
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
