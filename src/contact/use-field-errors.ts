import { type SyntheticEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A rule of ours for a field: a sentence when it is broken. */
export type FieldRules = Readonly<Record<string, (value: string) => string | undefined>>;

type FieldErrors = Readonly<Record<string, string>>;

/**
 * Checks the fields of a form when they are left, from then on while they change, and all of them before sending. Where
 * no rule of ours is broken, the browser's own has the word.
 */
export function useFieldErrors(rules: FieldRules) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const left = useRef(new Set<string>());

  const findError = (control: Control) => rules[control.name]?.(control.value) || control.validationMessage;
  const check = (control: Control) =>
    setErrors(({ [control.name]: _, ...others }) => {
      const error = findError(control);
      return error ? { ...others, [control.name]: error } : others;
    });

  return {
    errors,
    setErrors,
    /** To be spread on the form: what its fields tell comes up to it. */
    listeners: {
      onBlur: ({ target }: SyntheticEvent) => {
        if (!isControl(target)) return;
        left.current.add(target.name);
        check(target);
      },
      onChange: ({ target }: SyntheticEvent) => {
        if (isControl(target) && left.current.has(target.name)) check(target);
      },
    },
    /** @returns what is wrong, nothing when all may be sent */
    checkAll: (form: HTMLFormElement): FieldErrors => {
      const controls = [...form.elements].filter(isControl);
      for (const { name } of controls) left.current.add(name);
      const found = controls.map((control) => [control.name, findError(control)] as const).filter(([, error]) => error);
      const wrong = Object.fromEntries(found);
      setErrors(wrong);
      return wrong;
    },
  };
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
