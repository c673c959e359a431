import { reservationTime } from '../../../src/i18n/reservation-time.ts';
import { shorten } from '../mail/clean-text.ts';
import { formatMoment, languageNames } from '../messages/contact-mail.ts';
import { createShopMail, type NewMail } from '../messages/new-mail.ts';
import type { Shop } from '../messages/shop.ts';
import type { Offer } from './offer.ts';
import type { RequestInput } from './parse.ts';

const kinds = {
  availability: {
    subject: 'Anfrage',
    says: 'fragt jemand, ob dieses Stück zu haben ist:',
  },
  reservation: {
    subject: 'Bitte zurücklegen',
    says:
      'möchte jemand dieses Stück zurücklegen lassen. Der Bestand ist unverändert; wenn Sie es bestätigen, ' +
      `liegt es von da an ${reservationTime.de} lang kostenlos bereit:`,
  },
} as const satisfies Record<RequestInput['kind'], object>;

/** For the shop, hence German. The visitor's own words come last, so that nothing in them passes for ours. */
export function writeRequestMail(input: RequestInput, offer: Offer, shop: Shop, now: Date): NewMail {
  const { kind, name, email, phone, language, message } = input;
  const product = offer.getName('de');
  const text = [
    'Guten Tag,',
    '',
    `über die Website von ${shop.name} ${kinds[kind].says}`,
    '',
    `Stück:          ${product}`,
    `Variante:       ${offer.variant ?? 'keine gewählt'}`,
    `Artikelnummer:  ${offer.reference || 'keine'}`,
    `Name:           ${name}`,
    `E-Mail:         ${email}`,
    `Telefon:        ${phone || 'nicht angegeben'}`,
    `Sprache:        ${languageNames[language]}`,
    `Wann:           ${formatMoment(now, shop.timeZone)}`,
    '',
    `Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an ${email}.`,
    'Die Anfrage liegt auch im Studio, unter „Bestellungen & Anfragen“, „Anfragen“.',
    '',
    ...(message ? ['Es folgt die Nachricht, so wie sie geschrieben wurde:', '', message] : ['Ohne Nachricht.']),
  ].join('\n');
  const subject = `${kinds[kind].subject}: ${shorten(product, 60)}, von ${shorten(name, 60)}`;
  return createShopMail({ to: shop.email, reply_to: email, subject, text, language: 'de', project: shop.project }, now);
}
