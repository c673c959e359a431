import * as v from 'valibot';
import { emailAddress, isTrapped } from './form-fields.ts';
import type { Faults } from './form-rules.ts';
import { toFaults } from './to-faults.ts';

export const newsletterFields = ['email'] as const;

export type NewsletterField = (typeof newsletterFields)[number];

export type NewsletterSubscription = { email: string; isSpam: boolean };

type Parsed =
  | { status: 'ok'; subscription: NewsletterSubscription }
  | { status: 'failed'; faults: Faults<NewsletterField> };

const schema = v.object({ email: emailAddress });

/** Who wants the newsletter, or what is wrong with the address. */
export function parseNewsletterSubscription(fields: Readonly<Record<string, unknown>>): Parsed {
  const result = v.safeParse(schema, fields);
  if (!result.success) return { status: 'failed', faults: toFaults(result.issues, newsletterFields) };
  return { status: 'ok', subscription: { email: result.output.email, isSpam: isTrapped(fields) } };
}
