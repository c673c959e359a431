import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fieldClasses as styles } from '../ui/field-classes.ts';
import type { CheckoutMessages } from './checkout-messages.ts';
import { type FieldErrors, getFieldLabel } from './find-field-errors.ts';

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

type ErrorSummaryProps = { fields: readonly string[]; messages: CheckoutMessages; ref: Ref<HTMLDivElement> };

/** The list of invalid fields, each a link that focuses its field. */
export function ErrorSummary({ fields, messages, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className="notice__root notice__root--tone_error"
      role="alert"
      tabIndex={-1}
      hidden={fields.length === 0}
    >
      <p>{messages.errorSummary}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${toControlId(field)}`}
              onClick={(event) => {
                // The URL's hash is the open step and must not become a field.
                event.preventDefault();
                document.getElementById(toControlId(field))?.focus();
              }}
            >
              {getFieldLabel(messages, field)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isNamedControl = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * The validation of a step's form. A field's error shows once the field was left, and all errors on submit, which also
 * focuses the error summary.
 *
 * @param errors all current errors, shown or not
 * @param validate the same at submit, when it may be asynchronous
 * @param isShownAtOnce for fields that the shopper has not filled in himself, whose errors show before they are left
 */
export function useStepForm(
  errors: FieldErrors,
  validate: () => FieldErrors | Promise<FieldErrors>,
  onDone: () => void,
  isShownAtOnce: (field: string) => boolean = () => false,
) {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [listed, setListed] = useState<{ fields: readonly string[] }>({ fields: [] });
  /** Errors that only the validation at submit can find; each stays until its field changes. */
  const [submitErrors, setSubmitErrors] = useState<FieldErrors>({});
  const listRef = useRef<HTMLDivElement>(null);
  const all = { ...submitErrors, ...errors };

  useLayoutEffect(() => {
    if (listed.fields.length > 0) listRef.current?.focus();
  }, [listed]);

  const show = (fields: readonly string[]) => {
    setVisited((before) => new Set([...before, ...fields]));
    setListed({ fields });
  };

  return {
    /** The errors to show at their fields. */
    shown: Object.fromEntries(Object.entries(all).filter(([field]) => visited.has(field) || isShownAtOnce(field))),
    /** Fields of the error summary that are still invalid. */
    listed: listed.fields.filter((field) => field in all),
    listRef,
    show,
    /** To be spread on the form, which replaces the browser's own validation messages. */
    listeners: {
      noValidate: true,
      onBlur: ({ target }: FocusEvent) => {
        if (isNamedControl(target) && target.name) setVisited((before) => new Set([...before, target.name]));
      },
      onInput: ({ target }: SyntheticEvent) => {
        if (isNamedControl(target)) setSubmitErrors(({ [target.name]: _, ...others }) => others);
      },
      onSubmit: async (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const foundErrors = await validate();
        const fields = Object.keys(foundErrors);
        setSubmitErrors(foundErrors);
        if (fields.length > 0) show(fields);
        else onDone();
      },
    },
  };
}
