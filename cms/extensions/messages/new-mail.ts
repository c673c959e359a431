import { randomUUID } from 'node:crypto';
import type { MailRow } from '../../../src/directus/rows.generated.ts';

/** A mail for the outbox, as a part of the message or the subscription that it is about. */
export type NewMail = Pick<MailRow, 'subject' | 'text' | 'language' | 'status' | 'next_attempt' | 'message_id'> & {
  project: number;
  to: string | undefined;
  reply_to?: string;
  /** The shop, unless said otherwise. */
  recipient?: MailRow['recipient'];
};

type Written = Omit<NewMail, 'status' | 'next_attempt' | 'message_id'>;

export function queue(written: Written, now: Date): NewMail {
  return { ...written, status: 'pending', next_attempt: now.toISOString(), message_id: randomUUID() };
}
