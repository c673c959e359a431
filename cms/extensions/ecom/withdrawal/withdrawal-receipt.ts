import { formatClockTimes } from '../../../../src/i18n/clock-times.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { createVisitorMail, type NewMail } from '../../messages/new-mail.ts';
import type { WithdrawalMailInput } from './withdrawal-mail-input.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

/** The legally required receipt: content of the declaration, and date and time of its arrival. */
export function writeWithdrawalReceipt({ input, shop, lines, now }: WithdrawalMailInput): NewMail {
  const { language, email, name, order_number, items, message } = input;
  const messages = withdrawalMessages[language];
  const moment = messages.moment(
    now.toLocaleDateString(messages.locale, { dateStyle: 'full', timeZone: shop.timeZone }),
    formatClockTimes(
      now.toLocaleTimeString(messages.locale, { timeStyle: 'short', timeZone: shop.timeZone }),
      language,
    ),
  );
  const itemTexts = lines.map((line) => `${line.count} × ${line.name}`);
  const entries: [string, string][] = [
    [messages.labels.at, moment],
    [messages.labels.name, name],
    [messages.labels.email, email],
    [messages.labels.order, order_number],
    [messages.labels.what, itemTexts.length > 0 ? itemTexts.join('; ') : items || messages.whole],
    ...(message ? [[messages.labels.message, message] satisfies [string, string]] : []),
  ];
  const content: MailContent = {
    ...{ language, title: messages.title, signature: shop.signature },
    blocks: [
      { kind: 'text', text: messages.greeting },
      { kind: 'text', text: messages.arrived(shop.name, moment) },
      { kind: 'text', text: messages.content },
      { kind: 'facts', facts: entries.map(([label, value]) => ({ label, value })) },
      { kind: 'text', text: messages.next },
      { kind: 'text', text: messages.notYou },
    ],
  };
  const subject = messages.subject(shop.name);
  return createVisitorMail({ kind: 'withdrawal_received', to: email, subject, content }, shop, now);
}
