import { trimEndSlashes } from '../../../../src/base/trim-slashes.ts';
import type { Order } from '../../../../src/orders/order.ts';
import type { Context } from '../../directus.ts';
import type { MailBlock } from '../../mail/mail-content.ts';
import { writeBlocks } from '../../mail/write-text.ts';
import { formatMoment, languageNames } from '../../messages/contact-mail.ts';
import type { Language } from '../../messages/language.ts';
import { createShopMail, createVisitorMail, type NewMail } from '../../messages/new-mail.ts';
import type { Work } from '../../transact.ts';
import type { OrderSetting } from './find-order-setting.ts';
import { type OrderLinks, toOrderBlocks, writeOrderContent } from './order-content.ts';
import { orderMessages } from './order-messages.ts';
import { toOrderResponse } from './order-response.ts';
import type { OrderRow } from './order-row.ts';
import { orderTokenPlaceholder } from './order-token.ts';

const paymentStateNames: Record<string, string> = { paid: 'bezahlt', pending: 'wird vom Zahlungsdienst noch geprüft' };

/** Queues the confirmation and the shop's notice; they are sent after the transaction is committed. */
export async function queueOrderMails(
  work: Work,
  row: OrderRow,
  setting: OrderSetting,
  env: Context['env'],
): Promise<void> {
  const mails = [writeConfirmation(row, setting, env), writeNotice(row, setting)];
  for (const mail of mails) await work.open('mail').createOne({ ...mail, order: row.id });
}

/**
 * The confirmation in the shopper's language. It does not repeat the comment: anybody can enter anybody's e-mail
 * address.
 */
export function writeConfirmation(row: OrderRow, setting: OrderSetting, env: Context['env']): NewMail {
  const { shop, rules } = setting;
  const order = toOrderResponse(row, row.language ?? 'de', rules);
  const { language } = order;
  const subject = orderMessages[language].subject(order.number, shop.name);
  const content = writeOrderContent(order, setting, toOrderLinks(setting, env, language));
  return createVisitorMail({ kind: 'order_confirmed', to: order.email, subject, content }, shop, new Date());
}

function writeNotice(row: OrderRow, setting: OrderSetting): NewMail {
  const { shop } = setting;
  const now = new Date();
  const order = toOrderResponse(row, 'de', undefined);
  const { subject, text } = writeOrderNotice(order, setting, now);
  return createShopMail(
    { to: shop.email, reply_to: order.email, subject, text, language: 'de', project: shop.project },
    now,
  );
}

const orderPaths: Record<Language, string> = { de: 'bestellung', en: 'order', fr: 'suivi' };

const withdrawPaths: Record<Language, string> = {
  de: '/vertrag-widerrufen',
  en: '/en/withdraw-from-contract',
  fr: '/fr/renoncer-au-contrat',
};

/** Undefined if the website's URL is not configured. */
export function toOrderLinks({ rules }: OrderSetting, env: Context['env'], language: Language): OrderLinks | undefined {
  const site = getSiteUrl(env);
  if (!site || !rules.root) return undefined;
  return {
    order: `${site}${rules.root}/${orderPaths[language]}/${orderTokenPlaceholder}`,
    withdraw: `${site}${withdrawPaths[language]}`,
  };
}

function getSiteUrl({ SITE_URL }: Context['env']): string | undefined {
  return SITE_URL ? trimEndSlashes(String(SITE_URL)) : undefined;
}

/** Notice for the shop, in German. The shopper's text comes last, so that it cannot imitate ours. */
export function writeOrderNotice(
  order: Order,
  { shop, rules }: OrderSetting,
  now: Date,
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
    [...texts.map(toText), ...toOrderBlocks(order, rules.countries, 'de'), ...[...gift, ...remark].map(toText)],
    'de',
  );
  return { subject: `Neue Bestellung ${order.number}`, text };
}

function toText(text: string): MailBlock {
  return { kind: 'text', text };
}
