import type { ComponentProps, ReactNode } from 'react';
import { fieldClasses as styles } from './field-classes.ts';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  id: string;
  error: string | undefined;
  /** What ticking it means. */
  children: ReactNode;
};

/** A box to tick, and a place for what is wrong. */
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
