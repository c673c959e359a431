import * as v from 'valibot';
import { emailAddress, isHoneypotFilled } from './form-fields.ts';
import type { FieldErrors } from './form-rules.ts';
import { toFieldErrors } from './to-field-errors.ts';

export const newsletterFields = ['email'] as const;

export type NewsletterField = (typeof newsletterFields)[number];

export type NewsletterSubscription = { email: string; isSpam: boolean };

type Parsed =
  | { status: 'ok'; subscription: NewsletterSubscription }
  | { status: 'failed'; fieldErrors: FieldErrors<NewsletterField> };

const schema = v.object({ email: emailAddress });

/** Parses the fields of the newsletter form, or returns their errors. */
export function parseNewsletterSubscription(fields: Readonly<Record<string, unknown>>): Parsed {
  const result = v.safeParse(schema, fields);
  if (!result.success) return { status: 'failed', fieldErrors: toFieldErrors(result.issues, newsletterFields) };
  return { status: 'ok', subscription: { email: result.output.email, isSpam: isHoneypotFilled(fields) } };
}
