import { entriesOf } from '../../base/records.ts';
import type { FormProblemKind } from '../../contact/form-response.ts';
import type { FieldError, FieldErrors } from '../../contact/form-rules.ts';
import type { FormFields } from './read-form.ts';

/** The outcome of a submitted form. */
export type FormOutcome =
  /** `next`: the page that follows without JavaScript. */
  | {
      status: 'ok';
      next: string;
      /** Whether `next` is in the JSON response, too. */
      isOwn?: boolean;
    }
  | {
      status: 'failed';
      code: 400 | 422 | 429 | 503;
      problem: FormProblemKind;
      message: string;
      /** The order API's own failure message, for its calls. */
      failure?: string;
      errors: Readonly<Record<string, string>>;
      /** Milliseconds until a retry is accepted. */
      waitMs?: number;
      /** Id of the attempt, restored in the form. */
      attempt?: string;
    };

type FieldMessages<Field extends string> = Readonly<Record<Field, Readonly<Record<FieldError, string>>>>;

/** The message of each field error. */
export function toErrors<Field extends string>(
  faults: FieldErrors<Field>,
  fieldMessages: FieldMessages<Field>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entriesOf<Field, FieldError>(faults).map(([field, fault]) => [field, fieldMessages[field][fault]]),
  );
}

/** The submitted values, unchanged. */
export function toValues(fields: FormFields, names: readonly string[]): Record<string, string> {
  const typed = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value]] : value === true ? [[name, 'on']] : [];
  });
  return Object.fromEntries(typed);
}
