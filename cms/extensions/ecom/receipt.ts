import type { MailContent } from '../mail/mail-content.ts';
import { createVisitorMail, type NewMail } from '../messages/new-mail.ts';
import type { Shop } from '../messages/shop.ts';
import type { Offer } from './offer.ts';
import type { RequestInput } from './parse.ts';
import { receiptMessages } from './receipt-messages.ts';

/** For the visitor. It repeats nothing that was typed, since anybody can type anybody's address. */
export function writeReceipt(input: RequestInput, offer: Offer, shop: Shop, now: Date): NewMail {
  const { kind, language, email } = input;
  const words = receiptMessages[language];
  const { subject, title, text } = words[kind](words.name(offer.getName(language), offer.variant), shop.name);
  const content: MailContent = {
    ...{ language, title, signature: shop.signature },
    blocks: [words.greeting, ...text, words.notYou].map((one) => ({ kind: 'text', text: one })),
  };
  return createVisitorMail({ kind: 'request_received', to: email, subject, content }, shop, now);
}
