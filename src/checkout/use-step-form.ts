import { type FocusEvent, type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors } from './find-field-errors.ts';

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
