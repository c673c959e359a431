import type { MailRow } from '../../../../src/directus/rows.generated.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { endingKinds } from '../../mail/mail-kinds.ts';
import type { Language } from '../../messages/language.ts';
import { createVisitorMail, type NewMail } from '../../messages/new-mail.ts';
import { findShopIn, type Shop } from '../../messages/shop.ts';
import type { Work } from '../../transact.ts';
import { findReopening } from './find-reopening.ts';
import type { OrderRow } from './order-row.ts';

type MailMessages = {
  subject: (number: string, shop: string) => string;
  title: string;
  text: (number: string) => string[];
};

const messages: Record<Language, MailMessages> = {
  de: {
    subject: (number, shop) => `Ihre Bestellung ${number} bei ${shop} wird nicht ausgeführt`,
    title: 'Ihre Bestellung wird nicht ausgeführt',
    text: (number) => [
      'Guten Tag,',
      `Ihre Bestellung ${number} können wir leider nicht ausführen, da die Zahlung nicht bestätigt wurde. Sie müssen ` +
        'dafür nichts bezahlen, und wir haben die Stücke nicht mehr für Sie zurückgelegt.',
      'Möchten Sie sie weiterhin haben, bestellen Sie bitte noch einmal und wählen Sie eine andere Zahlungsart. Haben ' +
        'Sie eine Frage, antworten Sie auf diese E-Mail.',
    ],
  },
  en: {
    subject: (number, shop) => `Your order ${number} with ${shop} will not be carried out`,
    title: 'Your order will not be carried out',
    text: (number) => [
      'Hello,',
      `We are sorry that we cannot carry out your order ${number}: the payment was not confirmed. You do not have to ` +
        'pay anything for it, and we no longer keep the pieces for you.',
      'If you would still like to have them, please order again and choose another way to pay. If you have a ' +
        'question, just reply to this e-mail.',
    ],
  },
  fr: {
    subject: (number, shop) => `Votre commande ${number} chez ${shop} ne sera pas exécutée`,
    title: 'Votre commande ne sera pas exécutée',
    text: (number) => [
      'Bonjour,',
      `Nous regrettons de ne pas pouvoir exécuter votre commande ${number} : le paiement n’a pas été confirmé. Vous ` +
        'n’avez rien à payer pour celle-ci, et les pièces ne vous sont plus réservées.',
      'Si vous souhaitez toujours les recevoir, merci de passer une nouvelle commande en choisissant un autre moyen de ' +
        'paiement. Pour toute question, répondez simplement à cet e-mail.',
    ],
  },
};

/** Whether the shopper got a mail about this order. */
export async function hasVisitorMail(work: Work, { id }: OrderRow): Promise<boolean> {
  const filter = { _and: [{ order: { _eq: id } }, { recipient: { _eq: 'visitor' } }] };
  return (await work.open<MailRow>('mail').readByQuery({ filter, fields: ['id'], limit: 1 })).length > 0;
}

/** Whether the shopper got a mail about its cancellation or refusal since it was last reopened. */
export async function hasEndingMail(work: Work, { id }: OrderRow): Promise<boolean> {
  const filter = { _and: [{ order: { _eq: id } }, { kind: { _in: [...endingKinds] } }] };
  const mails = await work.open<MailRow>('mail').readByQuery({ filter, fields: ['date_created'], limit: -1 });
  const reopened = (await findReopening(work, id))?.date_created;
  return mails.some(({ date_created }) => !reopened || !date_created || new Date(date_created) > new Date(reopened));
}

/** Queues a mail that the order will not be fulfilled. */
export async function queueRefusal(work: Work, order: OrderRow): Promise<void> {
  const shop = await findShopIn(work.open, order.project?.id ?? 0);
  if (!shop || !order.customer_email) return;
  await work.open('mail').createOne({ ...writeRefusal(order, order.customer_email, shop), order: order.id });
}

export function writeRefusal({ order_number, language: chosen }: OrderRow, to: string, shop: Shop): NewMail {
  const language = chosen ?? 'de';
  const { subject, title, text } = messages[language];
  const content: MailContent = {
    ...{ language, title, signature: shop.signature },
    blocks: text(order_number).map((one) => ({ kind: 'text', text: one })),
  };
  const mail = { kind: 'order_refused', to, subject: subject(order_number, shop.name), content } as const;
  return createVisitorMail(mail, shop, new Date());
}
