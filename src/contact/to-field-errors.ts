import type { FieldError, FieldErrors } from './form-rules.ts';

type Issue = { message: string; path?: readonly { key: unknown }[] | undefined };

const fieldErrors: readonly string[] = ['missing', 'invalid', 'tooLong'] satisfies FieldError[];

/** Maps valibot's issues to the first error of each field. */
export function toFieldErrors<Field extends string>(
  issues: readonly Issue[],
  fields: readonly Field[],
): FieldErrors<Field> {
  const found: FieldErrors<Field> = {};
  for (const { message, path } of issues) {
    const field = fields.find((one) => one === path?.[0]?.key);
    if (field) found[field] ??= isFieldError(message) ? message : 'invalid';
  }
  return found;
}

function isFieldError(text: string): text is FieldError {
  return fieldErrors.includes(text);
}
