import type { ComponentProps, ReactNode } from 'react';
import { fieldClasses as styles } from '../ui/field-classes.ts';

type Shared = {
  /** Its path in the order, by which faults find it. */
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
};

type Props = Shared & Omit<ComponentProps<'input'>, 'id' | 'className' | 'name'>;

export const toControlId = (name: string) => `checkout-${name}`;

/** A name, a line to write on, a hint, and a place for what is wrong that is there from the start. */
export function CheckoutField({ name, label, error, hint, ...control }: Props) {
  return (
    <Frame {...{ name, label, error, hint }}>
      <input {...control} {...toAria(name, error, hint)} className={styles.control} />
    </Frame>
  );
}

type SelectProps = Shared & Omit<ComponentProps<'select'>, 'id' | 'className' | 'name'>;

/** The browser's own list, since that is what it can fill in. */
export function CheckoutSelect({ name, label, error, hint, ...control }: SelectProps) {
  return (
    <Frame {...{ name, label, error, hint }}>
      <select {...control} {...toAria(name, error, hint)} className={styles.control} />
    </Frame>
  );
}

type TextProps = Shared & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'name'>;

export function CheckoutText({ name, label, error, hint, ...control }: TextProps) {
  return (
    <Frame {...{ name, label, error, hint }}>
      <textarea {...control} {...toAria(name, error, hint)} className={styles.control} />
    </Frame>
  );
}

function Frame({
  name,
  label,
  error,
  hint,
  children,
}: Omit<Shared, 'hint'> & { hint: string | undefined; children: ReactNode }) {
  const id = toControlId(name);
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
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

function toAria(name: string, error: string | undefined, hint: string | undefined) {
  const id = toControlId(name);
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  };
}
