import type { ComponentProps, ReactNode } from 'react';
import { fieldClasses as styles } from './field-classes.ts';

type Control = Omit<ComponentProps<'input'>, 'id' | 'className'>;

type Props = Control & {
  id: string;
  label: string;
  error: string | undefined;
  hint?: ReactNode;
  /** Number of rows; makes it a `<textarea>`. */
  rows?: number;
};

/**
 * A text field with label, hint and error message. The space of the error is reserved, so that there is no layout
 * shift.
 */
export function TextField({ id, label, error, hint, rows, ...control }: Props) {
  const shared = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  };
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea {...(control as ComponentProps<'textarea'>)} {...shared} rows={rows} />
      ) : (
        <input {...control} {...shared} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
