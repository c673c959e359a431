import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { TextField } from '../ui/text-field.tsx';

export type CounterMessages = Readonly<Record<'atMost' | 'left' | 'over', string>>;

type Props = Omit<ComponentProps<typeof TextField>, 'ref'> & {
  /** In characters. */
  maxCharacters: number;
  language: Language;
  messages: CounterMessages;
};

/** A field for several lines that says how many characters it takes, and while somebody writes, how many are left. */
export function LongTextField({ maxCharacters, language, messages, ...field }: Props) {
  const [length, setLength] = useState(0);
  const control = useRef<HTMLInputElement>(null);
  const measure = () => setLength(control.current?.value.trim().length ?? 0);
  // A draft was restored before, or somebody wrote while the page had no scripts yet.
  useEffect(measure, []);
  const left = maxCharacters - length;
  const count = Math.abs(left).toLocaleString(language);
  return (
    <TextField
      {...field}
      ref={control}
      hint={length === 0 ? messages.atMost : (left < 0 ? messages.over : messages.left).replace('{count}', count)}
      onInput={measure}
    />
  );
}
