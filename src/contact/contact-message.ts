import * as v from 'valibot';
import { emailAddress, isTrapped, line, paragraphs, ticked } from './form-fields.ts';
import { type Faults, longest } from './form-rules.ts';
import { toFaults } from './to-faults.ts';

/** Fields of the contact form, from top to bottom. */
export const contactFields = ['name', 'email', 'message', 'privacy'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  /** Filled in what people do not see. */
  isSpam: boolean;
};

type Parsed = { status: 'ok'; message: ContactMessage } | { status: 'failed'; faults: Faults<ContactField> };

const schema = v.object({
  name: line(longest.name),
  email: emailAddress,
  message: paragraphs(longest.message),
  privacy: ticked,
});

/** What came in through the form, or what is wrong with it, field by field. */
export function parseContactMessage(fields: Readonly<Record<string, unknown>>): Parsed {
  const result = v.safeParse(schema, fields);
  if (!result.success) return { status: 'failed', faults: toFaults(result.issues, contactFields) };
  const { name, email, message } = result.output;
  return { status: 'ok', message: { name, email, message, isSpam: isTrapped(fields) } };
}
