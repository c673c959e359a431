import type { ComponentProps } from 'react';
import { fieldClasses as styles } from './field-classes.ts';

type Control = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>;

type Props = Control & {
  id: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  none: string;
  error: string | undefined;
};

/** A select field with label and error message. */
export function SelectField({ id, label, choices, none, error, ...control }: Props) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...control}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      >
        <option value="">{none}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
