import type { FormProblemKind } from '../../contact/form-response.ts';
import type { FieldError, FieldErrors } from '../../contact/form-rules.ts';
import type { FormFields } from './read-form.ts';

/** What became of a form. */
export type FormOutcome =
  /** Where a reader without scripts goes next. */
  | {
      status: 'ok';
      next: string;
      /** Scripts are told of it too. */
      isOwn?: boolean;
    }
  | {
      status: 'failed';
      code: 400 | 422 | 429 | 503;
      problem: FormProblemKind;
      message: string;
      /** The order API's own words for it, where it is one of its calls. */
      failure?: string;
      errors: Readonly<Record<string, string>>;
      /** Milliseconds until another try is welcome. */
      waitMs?: number;
      /** Names the attempt in the form that is shown again. */
      attempt?: string;
    };

type FieldMessages<Field extends string> = Readonly<Record<Field, Readonly<Record<FieldError, string>>>>;

/** The sentence for each fault. */
export function toErrors<Field extends string>(
  faults: FieldErrors<Field>,
  fieldMessages: FieldMessages<Field>,
): Readonly<Record<string, string>> {
  const found = Object.entries(faults) as [Field, FieldError][];
  return Object.fromEntries(found.map(([field, fault]) => [field, fieldMessages[field][fault]]));
}

/** What was typed, as it was typed. */
export function toValues(fields: FormFields, names: readonly string[]): Record<string, string> {
  const typed = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value]] : value === true ? [[name, 'on']] : [];
  });
  return Object.fromEntries(typed);
}
