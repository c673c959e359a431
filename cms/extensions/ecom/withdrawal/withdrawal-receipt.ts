import { writeClockTimes } from '../../../../src/i18n/clock-times.ts';
import { type NewMail, queue } from '../../messages/new-mail.ts';
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
  const entries = [
    [words.labels.at, moment],
    [words.labels.name, name],
    [words.labels.email, email],
    [words.labels.order, order_number],
    [words.labels.what, pieces.length > 0 ? pieces.join('; ') : items || words.whole],
    ...(message ? [[words.labels.message, message]] : []),
  ];
  const text = [
    words.greeting,
    words.arrived(shop.name, moment),
    words.content,
    entries.map(([label, value]) => `${label}${words.colon} ${value}`).join('\n'),
    words.next,
    words.notYou,
    `-- \n${shop.signature}`,
  ].join('\n\n');
  const from = shop.email === undefined ? {} : { reply_to: shop.email };
  const subject = words.subject(shop.name);
  return queue({ recipient: 'visitor', to: email, ...from, subject, text, language, project: shop.project }, now);
}
