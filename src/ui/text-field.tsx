import type { ComponentProps, ReactNode } from 'react';
import { fieldClasses as styles } from './field-classes.ts';

type Labels = { id: string; label: string; error: string | undefined; hint?: ReactNode };

type Input = Omit<ComponentProps<'input'>, 'id' | 'className'> & { rows?: undefined };

/** The number of rows makes it a `<textarea>`. */
type TextArea = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'rows'> & { rows: number };

type Props = Labels & (Input | TextArea);

/**
 * A text field with label, hint and error message. The space of the error is reserved, so that there is no layout
 * shift.
 */
export function TextField({ id, label, error, hint, ...control }: Props) {
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
      {control.rows === undefined ? <input {...control} {...shared} /> : <textarea {...control} {...shared} />}
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

type CheckFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  id: string;
  error: string | undefined;
  /** The label. */
  children: ReactNode;
};

/** A checkbox with label and error message. */
export function CheckField({ id, error, children, ...control }: CheckFieldProps) {
  return (
    <div className={styles.root}>
      <div className={styles.check}>
        <input
          {...control}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
