import { shorten } from '../../mail/clean-text.ts';
import { formatMoment, languageNames } from '../../messages/contact-mail.ts';
import { createShopMail, type NewMail } from '../../messages/new-mail.ts';
import type { WithdrawalMailInput } from './withdrawal-mail-input.ts';

/** For the shop, hence German. */
export function writeWithdrawalMail({ input, shop, order, lines, now }: WithdrawalMailInput): NewMail {
  const { name, email, order_number, items, language, message } = input;
  const personalized = (order?.lines ?? []).filter(({ isPersonalized }) => isPersonalized);
  const match = order
    ? `passt zur Bestellung ${order.number}`
    : 'keine, bei der Nummer und E-Mail-Adresse gemeinsam passen; bitte sehen Sie nach';
  const pieces = lines.length > 0 ? lines.map((line) => `${line.count} × ${line.name}`) : items ? [items] : [];
  const text = [
    'Guten Tag,',
    '',
    `über die Website von ${shop.name} hat jemand einen Vertrag widerrufen. Der Eingang ist der Person schon mit`,
    'Datum und Uhrzeit bestätigt; ob der Widerruf wirksam ist, prüfen Sie.',
    '',
    `Eingegangen:   ${formatMoment(now, shop.timeZone)}`,
    `Name:          ${name}`,
    `E-Mail:        ${email}`,
    `Bestellnummer: ${order_number}`,
    `Bestellung:    ${match}`,
    `Sprache:       ${languageNames[language]}`,
    '',
    ...(pieces.length > 0
      ? ['Widerrufen werden diese Stücke:', ...pieces.map((piece) => `- ${piece}`)]
      : ['Widerrufen wird die ganze Bestellung.']),
    ...(items ? ['', 'So hat die Person sie genannt; im Shop ist darum keines als widerrufen vermerkt.'] : []),
    ...(personalized.length > 0
      ? ['', `Nach Angaben gefertigt und darum ausgenommen: ${personalized.map((line) => line.name).join('; ')}.`]
      : []),
    '',
    'Der Widerruf liegt auch im Studio, unter „Bestellungen & Anfragen“, „Widerrufe“.',
    ...(message ? ['', 'Es folgt die Nachricht dazu, so wie sie geschrieben wurde:', '', message] : []),
  ].join('\n');
  const subject = `Widerruf zu ${shorten(order?.number || order_number, 40)}, von ${shorten(name, 60)}`;
  return createShopMail({ to: shop.email, reply_to: email, subject, text, language: 'de', project: shop.project }, now);
}
