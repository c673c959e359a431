import type { ComponentProps, ReactNode } from 'react';
import { fieldClasses as styles } from '../ui/field-classes.ts';

type SharedProps = {
  /** The path in the order's body, by which errors are assigned. */
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  /** A live status message; undefined for fields that never have one. */
  note?: string | undefined;
};

type Props = SharedProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'name'>;

export const toControlId = (name: string) => `checkout-${name}`;

/** An input with label, hint and error. The error's element is always there, so that its changes are announced. */
export function CheckoutField({ name, label, error, hint, note, ...control }: Props) {
  return (
    <FieldFrame {...{ name, label, error, hint, note }}>
      <input {...control} {...toControlProps({ name, error, hint, note })} className={styles.control} />
    </FieldFrame>
  );
}

type SelectProps = SharedProps & Omit<ComponentProps<'select'>, 'id' | 'className' | 'name'>;

/** A native select, since browsers can autofill only that. */
export function CheckoutSelect({ name, label, error, hint, note, ...control }: SelectProps) {
  return (
    <FieldFrame {...{ name, label, error, hint, note }}>
      <select {...control} {...toControlProps({ name, error, hint, note })} className={styles.control} />
    </FieldFrame>
  );
}

type TextareaProps = SharedProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'name'>;

export function CheckoutTextarea({ name, label, error, hint, note, ...control }: TextareaProps) {
  return (
    <FieldFrame {...{ name, label, error, hint, note }}>
      <textarea {...control} {...toControlProps({ name, error, hint, note })} className={styles.control} />
    </FieldFrame>
  );
}

function FieldFrame({
  name,
  label,
  error,
  hint,
  note,
  children,
}: Omit<SharedProps, 'hint'> & { hint: string | undefined; children: ReactNode }) {
  const id = toControlId(name);
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {note !== undefined && (
        <p id={`${id}-note`} className={styles.hint} role="status">
          {note}
        </p>
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

function toControlProps({
  name,
  error,
  hint,
  note,
}: Pick<SharedProps, 'name' | 'error' | 'note'> & { hint: string | undefined }) {
  const id = toControlId(name);
  const parts = [hint && 'hint', note && 'note', 'error'].filter(Boolean);
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.map((part) => `${id}-${part}`).join(' '),
  };
}
