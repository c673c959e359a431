import { writeClockTimes } from '../../../../src/i18n/clock-times.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { type NewMail, queueForVisitor } from '../../messages/new-mail.ts';
import type { WithdrawalAbout } from './withdrawal-about.ts';
import { withdrawalWords } from './withdrawal-words.ts';

/** The receipt that the law asks for: what was declared, by whom, and the day and hour at which it arrived. */
export function writeWithdrawalReceipt({ input, shop, lines, now }: WithdrawalAbout): NewMail {
  const { language, email, name, order_number, items, message } = input;
  const words = withdrawalWords[language];
  const moment = words.moment(
    now.toLocaleDateString(words.locale, { dateStyle: 'full', timeZone: shop.timeZone }),
    writeClockTimes(now.toLocaleTimeString(words.locale, { timeStyle: 'short', timeZone: shop.timeZone }), language),
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
  return queueForVisitor({ kind: 'withdrawal_received', to: email, subject, content }, shop, now);
}
