import { randomUUID } from 'node:crypto';
import { shorten } from '../../../src/base/clean-text.ts';
import type { MailRow } from '../../../src/directus/rows.generated.ts';
import { type MailContent, type MailKind, writeText } from '../mail/mail-content.ts';
import type { Language } from './language.ts';
import type { ContactInput } from './parse.ts';
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

export const languageNames: Record<Language, string> = { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' };

/** A ring with a drawing that was sent along, and where staff see it. */
export type DrawnRing = { ring: number; href?: string | undefined };

/** Mail to the shop, in German. The visitor's text comes last, so that it cannot imitate ours. */
export function writeContactMail(
  input: ContactInput,
  shop: Shop,
  now: Date,
  drawings: readonly DrawnRing[] = [],
): NewMail {
  const { name, email, language, message } = input;
  const text = [
    'Guten Tag,',
    '',
    `über das Kontaktformular der Website von ${shop.name} ist eine Nachricht gekommen.`,
    '',
    `Name:     ${name || 'nicht angegeben'}`,
    `E-Mail:   ${email}`,
    `Wann:     ${formatMoment(now, shop.timeZone)}`,
    `Sprache:  ${languageNames[language]}`,
    '',
    `Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an ${email}.`,
    'Die Nachricht liegt auch im Studio, unter „Bestellungen & Anfragen“, „Nachrichten“.',
    ...drawings.map(({ ring, href = 'im Studio' }) => `Zeichnung für Ring ${ring}: ${href}`),
    '',
    'Es folgt die Nachricht, so wie sie geschrieben wurde:',
    '',
    message,
  ].join('\n');
  const subject = `Nachricht über die Website von ${shorten(name || email, 80)}`;
  return createShopMail({ to: shop.email, reply_to: email, subject, text, language: 'de', project: shop.project }, now);
}

export function formatMoment(moment: Date, timeZone: string): string {
  const day = moment.toLocaleDateString('de-DE', { dateStyle: 'full', timeZone });
  return `${day}, ${moment.toLocaleTimeString('de-DE', { timeStyle: 'short', timeZone })} Uhr`;
}
