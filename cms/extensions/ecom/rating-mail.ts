import { shorten } from '../mail/clean-text.ts';
import { formatMoment, languageNames } from '../messages/contact-mail.ts';
import { createShopMail, type NewMail } from '../messages/new-mail.ts';
import type { Shop } from '../messages/shop.ts';
import type { Offer } from './offer.ts';
import type { RatingInput } from './parse.ts';

/** For the shop, hence German; without the visitor's e-mail address, which is not kept anywhere. */
export function writeRatingMail(
  { rating, name, title, comment, language }: RatingInput,
  isVerified: boolean,
  offer: Offer,
  shop: Shop,
  now: Date,
): NewMail {
  const product = offer.getName('de');
  const text = [
    'Guten Tag,',
    '',
    `auf der Website von ${shop.name} hat jemand ein Stück bewertet. Zu sehen ist das erst, wenn Sie es veröffentlichen:`,
    'im Studio unter „Bestellungen & Anfragen“, „Zu prüfende Bewertungen“.',
    '',
    `Stück:    ${product}`,
    `Sterne:   ${rating} von 5`,
    `Kauf:     ${isVerified ? 'geprüft, es gibt eine Bestellung dazu' : 'nicht nachgewiesen'}`,
    `Name:     ${name}`,
    `Sprache:  ${languageNames[language]}`,
    `Wann:     ${formatMoment(now, shop.timeZone)}`,
    '',
    'Es folgt die Bewertung, so wie sie geschrieben wurde:',
    '',
    title,
    '',
    comment,
  ].join('\n');
  const subject = `Neue Bewertung: ${rating} von 5 für ${shorten(product, 80)}`;
  return createShopMail({ to: shop.email, subject, text, language: 'de', project: shop.project }, now);
}
