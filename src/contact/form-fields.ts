import * as v from 'valibot';
import { honeypotField } from './form-ids.ts';
import { isEmail, maxLengths } from './form-rules.ts';
import { normalizeLine, normalizeText } from './form-text.ts';

/** Fields that forms share, as schemas whose messages are faults. */
const text = v.optional(v.string('invalid'), '');

export const singleLine = (length: number) =>
  v.pipe(text, v.transform(normalizeLine), v.nonEmpty('missing'), v.maxLength(length, 'tooLong'));

export const multiLine = (length: number) =>
  v.pipe(text, v.transform(normalizeText), v.nonEmpty('missing'), v.maxLength(length, 'tooLong'));

/** May be left out; then it is empty. */
export const optionalSingleLine = (length: number) =>
  v.pipe(text, v.transform(normalizeLine), v.maxLength(length, 'tooLong'));

export const optionalMultiLine = (length: number) =>
  v.pipe(text, v.transform(normalizeText), v.maxLength(length, 'tooLong'));

/** The id of a row, as a form or a program sends it. */
export const rowId = v.pipe(
  v.union([v.string(), v.number()], 'invalid'),
  v.transform(String),
  v.regex(/^[1-9]\d{0,14}$/, 'invalid'),
  v.transform(Number),
);

export const emailAddress = v.pipe(singleLine(maxLengths.email), v.check(isEmail, 'invalid'));

/** `on` is what a browser sends for a ticked box, `true` what a program does. */
export const requiredCheckbox = v.pipe(
  v.optional(v.unknown(), false),
  v.check((value) => value === 'on' || value === true, 'missing'),
);

/** Whether the field that nobody sees came filled. */
export function isHoneypotFilled(fields: Readonly<Record<string, unknown>>): boolean {
  return (fields[honeypotField] ?? '') !== '';
}
