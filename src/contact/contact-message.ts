import * as v from 'valibot';
import { parseDrawing } from '../orders/drawing-data.ts';
import { drawingSeparator, maxDrawingLength, maxRequestDrawings } from '../orders/drawing-limits.ts';
import {
  emailAddress,
  isHoneypotFilled,
  multiLine,
  requiredCheckbox,
  singleLine,
  toFieldErrors,
} from './form-fields.ts';
import { type FieldErrors, maxLengths } from './form-rules.ts';

/** Fields of the contact form, from top to bottom. */
export const contactFields = ['name', 'email', 'message', 'drawings', 'privacy'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  /** Query of the pair of wedding rings that the drawings belong to; empty without drawings. */
  pair: string;
  /** The texts of drawings for its rings. */
  drawings: string[];
  /** The honeypot was filled in. */
  isSpam: boolean;
};

type Parsed = { status: 'ok'; message: ContactMessage } | { status: 'failed'; fieldErrors: FieldErrors<ContactField> };

/** Longer queries name no pair. */
const maxPairLength = 2_000;

const schema = v.object({
  name: singleLine(maxLengths.name),
  email: emailAddress,
  message: multiLine(maxLengths.message),
  pair: v.optional(v.pipe(v.string('invalid'), v.maxLength(maxPairLength, 'tooLong')), ''),
  drawings: v.pipe(
    v.optional(v.string('invalid'), ''),
    v.maxLength(maxRequestDrawings * (maxDrawingLength + 1), 'tooLong'),
    v.transform((text) => (text === '' ? [] : text.split(drawingSeparator))),
    v.maxLength(maxRequestDrawings, 'tooLong'),
    v.everyItem((text) => parseDrawing(text) !== undefined, 'invalid'),
  ),
  privacy: requiredCheckbox,
});

/** Parses the fields of the contact form, or returns the error of each field. */
export function parseContactMessage(fields: Readonly<Record<string, unknown>>): Parsed {
  const result = v.safeParse(schema, fields);
  if (!result.success) return { status: 'failed', fieldErrors: toFieldErrors(result.issues, contactFields) };
  const { name, email, message, drawings } = result.output;
  const pair = drawings.length > 0 ? result.output.pair : '';
  return { status: 'ok', message: { name, email, message, pair, drawings, isSpam: isHoneypotFilled(fields) } };
}
