import { type NewMail, queue } from '../messages/new-mail.ts';
import type { Shop } from '../messages/shop.ts';
import type { Offer } from './offer.ts';
import type { RequestInput } from './parse.ts';
import { receiptWords } from './receipt-words.ts';

/** For the visitor. It repeats nothing that was typed, since anybody can type anybody's address. */
export function writeReceipt(input: RequestInput, offer: Offer, shop: Shop, now: Date): NewMail {
  const { kind, language, email } = input;
  const words = receiptWords[language];
  const { subject, text } = words[kind](words.name(offer.getName(language), offer.variant), shop.name);
  const whole = [words.greeting, ...text, words.notYou, `-- \n${shop.signature}`].join('\n\n');
  const from = shop.email === undefined ? {} : { reply_to: shop.email };
  return queue(
    { recipient: 'visitor', to: email, ...from, subject, text: whole, language, project: shop.project },
    now,
  );
}
