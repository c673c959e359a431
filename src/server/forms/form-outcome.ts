import type { FormProblem } from '../../contact/form-answer.ts';
import type { Fault, Faults } from '../../contact/form-rules.ts';
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
      problem: FormProblem;
      message: string;
      /** The order API's own words for it, where it is one of its calls. */
      failure?: string;
      errors: Readonly<Record<string, string>>;
      /** Milliseconds until another try is welcome. */
      waitMs?: number;
      /** Names the attempt in the form that is shown again. */
      attempt?: string;
    };

type FaultWords<Field extends string> = Readonly<Record<Field, Readonly<Record<Fault, string>>>>;

/** The sentence for each fault. */
export function toErrors<Field extends string>(
  faults: Faults<Field>,
  words: FaultWords<Field>,
): Readonly<Record<string, string>> {
  const found = Object.entries(faults) as [Field, Fault][];
  return Object.fromEntries(found.map(([field, fault]) => [field, words[field][fault]]));
}

/** What was typed, as it was typed. */
export function toValues(fields: FormFields, names: readonly string[]): Record<string, string> {
  const typed = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value]] : value === true ? [[name, 'on']] : [];
  });
  return Object.fromEntries(typed);
}
