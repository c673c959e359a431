import type { MailBlock } from '../../mail/mail-content.ts';
import { writeBlocks } from '../../mail/write-text.ts';
import { formatMoment, languageNames } from '../../messages/contact-mail.ts';
import type { OrderSetting } from './find-order-setting.ts';
import { toOrderBlocks } from './order-content.ts';
import type { OrderResponse } from './order-response.ts';

const paymentStateNames: Record<string, string> = { paid: 'bezahlt', pending: 'wird vom Zahlungsdienst noch geprüft' };

/** For the shop, hence German. The shopper's own words come last, so that nothing in them passes for ours. */
export function writeOrderNotice(
  order: OrderResponse,
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
