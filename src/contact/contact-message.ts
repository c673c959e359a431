import * as v from 'valibot';
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
export const contactFields = ['name', 'email', 'message', 'privacy'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  /** The honeypot was filled in. */
  isSpam: boolean;
};

type Parsed = { status: 'ok'; message: ContactMessage } | { status: 'failed'; fieldErrors: FieldErrors<ContactField> };

const schema = v.object({
  name: singleLine(maxLengths.name),
  email: emailAddress,
  message: multiLine(maxLengths.message),
  privacy: requiredCheckbox,
});

/** Parses the fields of the contact form, or returns the error of each field. */
export function parseContactMessage(fields: Readonly<Record<string, unknown>>): Parsed {
  const result = v.safeParse(schema, fields);
  if (!result.success) return { status: 'failed', fieldErrors: toFieldErrors(result.issues, contactFields) };
  const { name, email, message } = result.output;
  return { status: 'ok', message: { name, email, message, isSpam: isHoneypotFilled(fields) } };
}
