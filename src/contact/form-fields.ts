import * as v from 'valibot';
import { trapField } from './form-parts.ts';
import { isEmail, longest } from './form-rules.ts';
import { toLine, toText } from './form-text.ts';

/** Fields that forms share, as schemas whose messages are faults. */
const text = v.optional(v.string('invalid'), '');

export const line = (length: number) =>
  v.pipe(text, v.transform(toLine), v.nonEmpty('missing'), v.maxLength(length, 'tooLong'));

export const paragraphs = (length: number) =>
  v.pipe(text, v.transform(toText), v.nonEmpty('missing'), v.maxLength(length, 'tooLong'));

/** May be left out; then it is empty. */
export const optionalLine = (length: number) => v.pipe(text, v.transform(toLine), v.maxLength(length, 'tooLong'));

export const optionalParagraphs = (length: number) => v.pipe(text, v.transform(toText), v.maxLength(length, 'tooLong'));

/** The id of a row, as a form or a program sends it. */
export const rowId = v.pipe(
  v.union([v.string(), v.number()], 'invalid'),
  v.transform(String),
  v.regex(/^[1-9]\d{0,14}$/, 'invalid'),
  v.transform(Number),
);

export const emailAddress = v.pipe(line(longest.email), v.check(isEmail, 'invalid'));

/** `on` is what a browser sends for a ticked box, `true` what a program does. */
export const ticked = v.pipe(
  v.optional(v.unknown(), false),
  v.check((value) => value === 'on' || value === true, 'missing'),
);

/** Whether the field that nobody sees came filled. */
export function isTrapped(fields: Readonly<Record<string, unknown>>): boolean {
  return (fields[trapField] ?? '') !== '';
}
