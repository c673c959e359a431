import type { MailRow } from '../../../../src/directus/rows.generated.ts';
import type { Language } from '../../messages/language.ts';
import { queue } from '../../messages/new-mail.ts';
import { findShopIn } from '../../messages/shop.ts';
import type { Work } from '../../transact.ts';
import { addEvent } from './order-event.ts';
import type { OrderRow } from './order-row.ts';

type Words = { subject: (number: string, shop: string) => string; text: (number: string) => string[] };

const words: Record<Language, Words> = {
  de: {
    subject: (number, shop) => `Ihre Bestellung ${number} bei ${shop} wird nicht ausgeführt`,
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
    text: (number) => [
      'Bonjour,',
      `Nous regrettons de ne pas pouvoir exécuter votre commande ${number} : le paiement n’a pas été confirmé. Vous ` +
        'n’avez rien à payer pour celle-ci, et les pièces ne vous sont plus réservées.',
      'Si vous souhaitez toujours les recevoir, merci de passer une nouvelle commande en choisissant un autre moyen de ' +
        'paiement. Pour toute question, répondez simplement à cet e-mail.',
    ],
  },
};

/** Whether we have written to the shopper that the order is here. */
export async function hasReceipt(work: Work, { id }: OrderRow): Promise<boolean> {
  const filter = { _and: [{ order: { _eq: id } }, { recipient: { _eq: 'visitor' } }] };
  return (await work.open<MailRow>('mail').readByQuery({ filter, fields: ['id'], limit: 1 })).length > 0;
}

/** Tells a shopper whose order was under way that nothing will come of it. */
export async function queueRefusal(work: Work, order: OrderRow): Promise<void> {
  const shop = await findShopIn(work.open, order.project?.id ?? 0);
  if (!shop || !order.customer_email) return;
  const language = order.language ?? 'de';
  const mail = queue(
    {
      ...{ recipient: 'visitor' as const, to: order.customer_email, language, project: shop.project },
      ...(shop.email === undefined ? {} : { reply_to: shop.email }),
      subject: words[language].subject(order.order_number, shop.name),
      text: [...words[language].text(order.order_number), `-- \n${shop.signature}`].join('\n\n'),
    },
    new Date(),
  );
  await work.open('mail').createOne({ ...mail, order: order.id });
  await addEvent(work, order.id, { kind: 'mail_sent', text: 'Nachricht, dass die Bestellung nicht ausgeführt wird.' });
}
