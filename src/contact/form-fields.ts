import * as v from 'valibot';
import { isEmailAddress } from '../base/clean-text.ts';
import { id } from '../orders/order-fields.ts';
import { honeypotField } from './form-ids.ts';
import { type FieldError, type FieldErrors, maxLengths, normalizeLine, normalizeText } from './form-rules.ts';

/** Schemas of shared form fields; their messages are error codes. */
const text = v.optional(v.string('invalid'), '');

export const singleLine = (length: number) =>
  v.pipe(text, v.transform(normalizeLine), v.nonEmpty('missing'), v.maxLength(length, 'tooLong'));

export const multiLine = (length: number) =>
  v.pipe(text, v.transform(normalizeText), v.nonEmpty('missing'), v.maxLength(length, 'tooLong'));

/** Optional; empty when it is missing. */
export const optionalSingleLine = (length: number) =>
  v.pipe(text, v.transform(normalizeLine), v.maxLength(length, 'tooLong'));

export const optionalMultiLine = (length: number) =>
  v.pipe(text, v.transform(normalizeText), v.maxLength(length, 'tooLong'));

/** The id of a row, as a string from a form or a number from JSON. */
export const rowId = v.pipe(
  v.union([v.string(), v.number()], 'invalid'),
  v.transform(String),
  v.regex(/^[1-9]\d{0,14}$/, 'invalid'),
  v.transform(Number),
  id,
);

export const emailAddress = v.pipe(
  singleLine(maxLengths.email),
  v.check((typed) => isEmailAddress(typed), 'invalid'),
);

/** `on` comes from a form, `true` from JSON. */
export const requiredCheckbox = v.pipe(
  v.optional(v.unknown(), false),
  v.check((value) => value === 'on' || value === true, 'missing'),
);

/** Whether the honeypot field was filled in. */
export function isHoneypotFilled(fields: Readonly<Record<string, unknown>>): boolean {
  return (fields[honeypotField] ?? '') !== '';
}

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
