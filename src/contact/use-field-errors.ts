import { type SyntheticEvent, useRef, useState } from 'react';
import { type FieldError, isEmail, maxLengths } from './form-rules.ts';

const limits: Readonly<Record<string, number>> = maxLengths;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The message of each error of each field. */
export type FieldErrorMessages = Readonly<Record<string, Readonly<Record<FieldError, string>>>>;

type ErrorMessages = Readonly<Record<string, string>>;

/**
 * Validates fields on blur, after that on change, and all of them before sending. Text that is too long is an error at
 * once, since it may have been pasted. The browser's own messages are not shown, since they are in the browser's
 * language.
 */
export function useFieldErrors(messages: FieldErrorMessages) {
  const [errors, setErrors] = useState<ErrorMessages>({});
  const visited = useRef(new Set<string>());

  const findError = (control: Control) => {
    const error = findFieldError(control);
    return error && messages[control.name]?.[error];
  };
  const check = (control: Control) =>
    setErrors(({ [control.name]: _, ...others }) => {
      const error = findError(control);
      return error ? { ...others, [control.name]: error } : others;
    });

  return {
    errors,
    setErrors,
    /** To be spread on the form, which receives its fields' events. */
    listeners: {
      onBlur: ({ target }: SyntheticEvent) => {
        if (!isControl(target)) return;
        visited.current.add(target.name);
        check(target);
      },
      onChange: ({ target }: SyntheticEvent) => {
        if (!isControl(target)) return;
        if (findFieldError(target) === 'tooLong') visited.current.add(target.name);
        if (visited.current.has(target.name)) check(target);
      },
    },
    /** @returns all errors; empty when the form is valid */
    checkAll: (form: HTMLFormElement): ErrorMessages => {
      const controls = [...form.elements].filter(isControl);
      for (const { name } of controls) visited.current.add(name);
      const allErrors = Object.fromEntries(
        controls.flatMap((control) => {
          const error = findError(control);
          return error ? [[control.name, error]] : [];
        }),
      );
      setErrors(allErrors);
      return allErrors;
    },
  };
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

type Entry = Pick<HTMLInputElement | HTMLTextAreaElement, 'name' | 'type' | 'value' | 'required'> & {
  validity: Pick<ValidityState, 'valid' | 'valueMissing'>;
};

/** Validates a field by the rules that the server has too, and by the browser's constraints. */
export function findFieldError({ name, type, value, required, validity }: Entry): FieldError | undefined {
  const entry = value.trim();
  if (validity.valueMissing || (required && entry === '')) return 'missing';
  if (entry.length > (limits[name] ?? Number.POSITIVE_INFINITY)) return 'tooLong';
  return !validity.valid || (type === 'email' && entry !== '' && !isEmail(entry)) ? 'invalid' : undefined;
}
