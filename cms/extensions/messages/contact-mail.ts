import { shorten } from '../../../src/base/clean-text.ts';
import type { Language } from './language.ts';
import { createShopMail, type NewMail } from './new-mail.ts';
import type { ContactInput } from './parse.ts';
import type { Shop } from './shop.ts';

export const languageNames: Record<Language, string> = { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' };

/** Mail to the shop, in German. The visitor's text comes last, so that it cannot imitate ours. */
export function writeContactMail(input: ContactInput, shop: Shop, now: Date): NewMail {
  const { name, email, language, message } = input;
  const text = [
    'Guten Tag,',
    '',
    `über das Kontaktformular der Website von ${shop.name} ist eine Nachricht gekommen.`,
    '',
    `Name:     ${name || 'nicht angegeben'}`,
    `E-Mail:   ${email}`,
    `Wann:     ${formatMoment(now, shop.timeZone)}`,
    `Sprache:  ${languageNames[language]}`,
    '',
    `Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an ${email}.`,
    'Die Nachricht liegt auch im Studio, unter „Bestellungen & Anfragen“, „Nachrichten“.',
    '',
    'Es folgt die Nachricht, so wie sie geschrieben wurde:',
    '',
    message,
  ].join('\n');
  const subject = `Nachricht über die Website von ${shorten(name || email, 80)}`;
  return createShopMail({ to: shop.email, reply_to: email, subject, text, language: 'de', project: shop.project }, now);
}

export function formatMoment(moment: Date, timeZone: string): string {
  const day = moment.toLocaleDateString('de-DE', { dateStyle: 'full', timeZone });
  return `${day}, ${moment.toLocaleTimeString('de-DE', { timeStyle: 'short', timeZone })} Uhr`;
}
