import type { ComponentProps, ReactNode } from 'react';
import { fieldClasses as styles } from './field-classes.ts';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  id: string;
  error: string | undefined;
  /** The label. */
  children: ReactNode;
};

/** A checkbox with label and error message. */
export function CheckField({ id, error, children, ...control }: Props) {
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
