import { randomUUID } from 'node:crypto';
import type { MailRow } from '../../../src/directus/rows.generated.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailKind } from '../mail/mail-kinds.ts';
import { writeText } from '../mail/write-text.ts';
import type { Shop } from './shop.ts';

/** A mail for the outbox, created together with the row that it is about. */
export type NewMail = Pick<MailRow, 'subject' | 'text' | 'language' | 'status' | 'next_attempt' | 'message_id'> & {
  kind: MailKind;
  project: number;
  to: string | undefined;
  reply_to?: string;
  /** Defaults to the shop. */
  recipient?: MailRow['recipient'];
  /** Source of the HTML; mails to the shop are text only. */
  content?: MailContent;
};

type ShopMail = Omit<NewMail, 'kind' | 'content' | 'status' | 'next_attempt' | 'message_id'>;

/** Builds a mail to the shop. */
export function createShopMail(mail: ShopMail, now: Date): NewMail {
  return { kind: 'notice', ...mail, ...toPending(now) };
}

type VisitorMail = { kind: MailKind; to: string; subject: string; content: MailContent };

/** Builds a mail to a customer, with replies to the shop. */
export function createVisitorMail({ content, ...mail }: VisitorMail, { project, email }: Shop, now: Date): NewMail {
  return {
    ...{ ...mail, content, text: writeText(content), language: content.language, project, recipient: 'visitor' },
    ...(email === undefined ? {} : { reply_to: email }),
    ...toPending(now),
  };
}

function toPending(now: Date): Pick<NewMail, 'status' | 'next_attempt' | 'message_id'> {
  return { status: 'pending', next_attempt: now.toISOString(), message_id: randomUUID() };
}
