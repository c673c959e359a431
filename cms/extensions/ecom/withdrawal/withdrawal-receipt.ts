import { formatClockTimes } from '../../../../src/i18n/clock-times.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { createVisitorMail, type NewMail } from '../../messages/new-mail.ts';
import type { WithdrawalMailInput } from './withdrawal-mail-input.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

/** The legally required receipt: content of the declaration, and date and time of its arrival. */
export function writeWithdrawalReceipt({ input, shop, lines, now }: WithdrawalMailInput): NewMail {
  const { language, email, name, order_number, items, message } = input;
  const words = withdrawalMessages[language];
  const moment = words.moment(
    now.toLocaleDateString(words.locale, { dateStyle: 'full', timeZone: shop.timeZone }),
    formatClockTimes(now.toLocaleTimeString(words.locale, { timeStyle: 'short', timeZone: shop.timeZone }), language),
  );
  const pieces = lines.map((line) => `${line.count} × ${line.name}`);
  const entries: [string, string][] = [
    [words.labels.at, moment],
    [words.labels.name, name],
    [words.labels.email, email],
    [words.labels.order, order_number],
    [words.labels.what, pieces.length > 0 ? pieces.join('; ') : items || words.whole],
    ...(message ? [[words.labels.message, message] satisfies [string, string]] : []),
  ];
  const content: MailContent = {
    ...{ language, title: words.title, signature: shop.signature },
    blocks: [
      { kind: 'text', text: words.greeting },
      { kind: 'text', text: words.arrived(shop.name, moment) },
      { kind: 'text', text: words.content },
      { kind: 'facts', facts: entries.map(([label, value]) => ({ label, value })) },
      { kind: 'text', text: words.next },
      { kind: 'text', text: words.notYou },
    ],
  };
  const subject = words.subject(shop.name);
  return createVisitorMail({ kind: 'withdrawal_received', to: email, subject, content }, shop, now);
}
