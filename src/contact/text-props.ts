import { toControlId } from './form-ids.ts';

type FormState = { errors: Readonly<Record<string, string>>; isSending: boolean };

/** @returns what a form's text fields have in common, by name */
export function toTextProps<Name extends string>(
  form: string,
  labels: Readonly<Record<Name, string>>,
  { errors, isSending }: FormState,
) {
  return (name: Name) => ({
    id: toControlId(form, name),
    name,
    label: labels[name],
    error: errors[name],
    readOnly: isSending,
  });
}
