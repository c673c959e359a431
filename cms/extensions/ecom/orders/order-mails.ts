import { trimEndSlashes } from '../../../../src/base/trim-slashes.ts';
import type { MailRow } from '../../../../src/directus/rows.generated.ts';
import type { Order } from '../../../../src/orders/order.ts';
import type { Context } from '../../directus.ts';
import { closingKinds, type Fact, type MailBlock, type MailContent, writeBlocks } from '../../mail/mail-content.ts';
import type { Language } from '../../messages/language.ts';
import {
  createShopMail,
  createVisitorMail,
  formatMoment,
  languageNames,
  type NewMail,
} from '../../messages/new-mail.ts';
import { findShopIn, type Shop } from '../../messages/shop.ts';
import type { Transaction } from '../../transact.ts';
import { findDrawingUrl } from '../drawings/drawing-rows.ts';
import type { OrderShopContext } from './find-order-shop-context.ts';
import { type OrderLinks, toOrderBlocks, writeOrderContent } from './order-content.ts';
import { getItemDrawings } from './order-drawings.ts';
import { orderMessages } from './order-messages.ts';
import { toOrderResponse } from './order-response.ts';
import { findReopening, getItems, type OrderRow, orderTokenPlaceholder } from './order-row.ts';

const paymentStateNames: Record<string, string> = { paid: 'bezahlt', pending: 'wird vom Zahlungsdienst noch geprüft' };

/** Queues the confirmation and the shop's notice; they are sent after the transaction is committed. */
export async function queueOrderMails(
  work: Transaction,
  row: OrderRow,
  setting: OrderShopContext,
  env: Context['env'],
): Promise<void> {
  const mails = [writeConfirmation(row, setting, env), writeNotice(row, setting, env)];
  for (const mail of mails) await work.open('mail').createOne({ ...mail, order: row.id });
}

/**
 * The confirmation in the shopper's language. It does not repeat the comment: anybody can enter anybody's e-mail
 * address.
 */
export function writeConfirmation(row: OrderRow, setting: OrderShopContext, env: Context['env']): NewMail {
  const { shop, rules } = setting;
  const order = toOrderResponse(row, row.language ?? 'de', rules);
  const { language } = order;
  const subject = orderMessages[language].subject(order.number, shop.name);
  const content = writeOrderContent(order, setting, toOrderLinks(setting, env, language));
  return createVisitorMail({ kind: 'order_confirmed', to: order.email, subject, content }, shop, new Date());
}

function writeNotice(row: OrderRow, setting: OrderShopContext, env: Context['env']): NewMail {
  const { shop } = setting;
  const now = new Date();
  const order = toOrderResponse(row, 'de', undefined);
  const drawings = listDrawings(row, env);
  const { subject, text } = writeOrderNotice(order, setting, toOrderLinks(setting, env, 'de'), now, drawings);
  return createShopMail(
    { to: shop.email, reply_to: order.email, subject, text, language: 'de', project: shop.project },
    now,
  );
}

/** Where staff see the drawings of an order. */
function listDrawings(row: OrderRow, env: Context['env']): Fact[] {
  return getItems(row).flatMap((item) =>
    getItemDrawings(item).map(({ id, ring }) => {
      const href = findDrawingUrl(id, env);
      return {
        label: `Zeichnung für Ring ${ring} (${item.display_name ?? ''})`,
        value: 'im Studio',
        ...(href !== undefined && { href }),
      };
    }),
  );
}

const orderPaths: Record<Language, string> = { de: 'bestellung', en: 'order', fr: 'suivi' };

const withdrawPaths: Record<Language, string> = {
  de: '/vertrag-widerrufen',
  en: '/en/withdraw-from-contract',
  fr: '/fr/renoncer-au-contrat',
};

const ringPaths: Record<Language, string> = {
  de: '/trauringe/studio',
  en: '/en/wedding-rings/studio',
  fr: '/fr/alliances/studio',
};

/** Undefined if the website's URL is not configured. */
export function toOrderLinks(
  { rules }: OrderShopContext,
  env: Context['env'],
  language: Language,
): OrderLinks | undefined {
  const site = getSiteUrl(env);
  if (!site || !rules.root) return undefined;
  return {
    order: `${site}${rules.root}/${orderPaths[language]}/${orderTokenPlaceholder}`,
    withdraw: `${site}${withdrawPaths[language]}`,
    rings: `${site}${ringPaths[language]}`,
  };
}

function getSiteUrl({ SITE_URL }: Context['env']): string | undefined {
  return SITE_URL ? trimEndSlashes(String(SITE_URL)) : undefined;
}

/** Notice for the shop, in German. The shopper's text comes last, so that it cannot imitate ours. */
export function writeOrderNotice(
  order: Order,
  { shop, rules }: OrderShopContext,
  links: OrderLinks | undefined,
  now: Date,
  drawings: Fact[] = [],
): { subject: string; text: string } {
  const about = [
    `Bestellnummer:  ${order.number}`,
    `Wann:           ${formatMoment(now, shop.timeZone)}`,
    `Zahlung:        ${paymentStateNames[order.payment_status ?? 'open'] ?? 'offen'}`,
    `E-Mail:         ${order.email}`,
    `Telefon:        ${order.phone || 'nicht angegeben'}`,
    `Sprache:        ${languageNames[order.language]}`,
  ];
  const texts = [
    'Guten Tag,',
    `über die Website von ${shop.name} ist eine Bestellung gekommen. Sie liegt im Studio unter ` +
      '„Bestellungen & Anfragen“, „Bestellungen“; die Kundin, der Kunde hat eine Bestätigung bekommen.',
    about.join('\n'),
  ];
  const remark = order.comment
    ? ['Es folgt die Bemerkung, so wie sie geschrieben wurde:', order.comment]
    : ['Ohne Bemerkung.'];
  const gift = order.gift_message
    ? [
        'Ein Geschenk: bitte nichts mit Preisen beilegen und diesen Text auf eine Karte drucken, so wie er geschrieben wurde:',
        order.gift_message,
      ]
    : [];
  const text = writeBlocks(
    [
      ...texts.map(toText),
      ...toOrderBlocks(order, rules.countries, 'de', { links }),
      ...(drawings.length > 0 ? [{ kind: 'facts' as const, facts: drawings }] : []),
      ...[...gift, ...remark].map(toText),
    ],
    'de',
  );
  return { subject: `Neue Bestellung ${order.number}`, text };
}

function toText(text: string): MailBlock {
  return { kind: 'text', text };
}

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
export async function hasVisitorMail(work: Transaction, { id }: OrderRow): Promise<boolean> {
  const filter = { _and: [{ order: { _eq: id } }, { recipient: { _eq: 'visitor' } }] };
  return (await work.open<MailRow>('mail').readByQuery({ filter, fields: ['id'], limit: 1 })).length > 0;
}

/** Whether the shopper got a mail about its cancellation or refusal since it was last reopened. */
export async function hasClosingMail(work: Transaction, { id }: OrderRow): Promise<boolean> {
  const filter = { _and: [{ order: { _eq: id } }, { kind: { _in: [...closingKinds] } }] };
  const mails = await work.open<MailRow>('mail').readByQuery({ filter, fields: ['date_created'], limit: -1 });
  const reopened = (await findReopening(work, id))?.date_created;
  return mails.some(({ date_created }) => !reopened || !date_created || new Date(date_created) > new Date(reopened));
}

/** Queues a mail that the order will not be fulfilled. */
export async function queueUnfulfilledMail(work: Transaction, order: OrderRow): Promise<void> {
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
