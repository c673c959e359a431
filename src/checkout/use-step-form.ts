import { type FocusEvent, type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors } from './find-field-errors.ts';

const isNamedControl = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * Faults are shown at a field once it was left, and all of them once somebody wants to go on: then their list gets the
 * focus.
 *
 * @param errors what is wrong now, whether it is to be shown or not
 * @param validate the same, asked again at the moment of going on
 * @param isShownAtOnce whether nobody has typed what is wrong with a field, so that it is told before anybody leaves it
 */
export function useStepForm(
  errors: FieldErrors,
  validate: () => FieldErrors | Promise<FieldErrors>,
  onDone: () => void,
  isShownAtOnce: (field: string) => boolean = () => false,
) {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [listed, setListed] = useState<{ fields: readonly string[] }>({ fields: [] });
  /** What only the moment of going on could tell; it stands until the field is changed. */
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
    /** To be shown at their fields. */
    shown: Object.fromEntries(
      Object.entries(all).filter(([field]) => visited.has(field) || isShownAtOnce(field)),
    ) as FieldErrors,
    /** Those that stood in the way of going on and still do. */
    listed: listed.fields.filter((field) => field in all),
    listRef,
    show,
    /** To be spread on the form, whose sentences stand below its fields instead of in the browser's bubbles. */
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
