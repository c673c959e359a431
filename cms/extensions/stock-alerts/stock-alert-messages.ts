import { getLocale } from '../../../src/i18n/format.ts';
import type { Language } from '../messages/language.ts';

type MailTexts = { subject: string; title: string; text: string[] };

type StockAlertMessages = Record<
  'confirm' | 'known' | 'available',
  (product: string, shop: string, moment: string) => MailTexts
> &
  Record<'greeting' | 'variant' | 'onRequest' | 'remove' | 'removeNow' | 'removeLabel', string> &
  Record<'confirmText' | 'confirmLabel' | 'toProduct' | 'toProductLabel', string> & {
    name: (product: string, variant: string | undefined) => string;
  };

/** The first text is placed above the product, the others below it. */
export const stockAlertMessages: Record<Language, StockAlertMessages> = {
  de: {
    greeting: 'Guten Tag,',
    name: (product, variant) => `„${product}“${variant ? ` (${variant})` : ''}`,
    variant: 'Ausführung',
    onRequest: 'Preis auf Anfrage',
    confirm: (product, shop) => ({
      subject: `Bitte bestätigen Sie: Bescheid, wenn ${product} wieder da ist`,
      title: 'Sollen wir Ihnen Bescheid sagen?',
      text: [
        `jemand, vermutlich Sie selbst, möchte von ${shop} hören, sobald dieses Stück wieder zu kaufen ist:`,
        'Der Link gilt 48 Stunden. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir ' +
          'Ihnen nicht und löschen Ihre Adresse.',
      ],
    }),
    confirmText: 'Bitte bestätigen Sie, dass wir Ihnen dazu einmal schreiben dürfen:',
    confirmLabel: 'Ja, sagen Sie mir Bescheid',
    known: (product, shop) => ({
      subject: `Sie sind schon vorgemerkt: ${product}`,
      title: 'Sie sind schon vorgemerkt',
      text: [
        `jemand, vermutlich Sie selbst, hat ${shop} noch einmal um Bescheid zu diesem Stück gebeten. Sie sind schon ` +
          'vorgemerkt und brauchen nichts weiter zu tun:',
      ],
    }),
    available: (product, shop, moment) => ({
      subject: `Wieder da: ${product}`,
      title: 'Wieder da',
      text: [
        `Sie wollten von ${shop} hören, sobald dieses Stück wieder zu kaufen ist. Jetzt ist es so weit:`,
        `Stand: ${moment}. Es ist nicht für Sie reserviert, und Preis und Bestand können sich bis zu Ihrem Besuch ändern.`,
        'Das war die eine Nachricht, um die Sie uns gebeten haben. Ihre Adresse löschen wir jetzt aus der Liste.',
      ],
    }),
    toProduct: 'Hier finden Sie das Stück:',
    toProductLabel: 'Zum Stück',
    remove: 'Sie möchten keine Nachricht dazu? Hier löschen Sie Ihren Wunsch und Ihre Adresse sofort:',
    removeNow: 'Gelöscht wird von selbst. Möchten Sie nicht darauf warten, löschen Sie hier alles sofort:',
    removeLabel: 'Wunsch löschen',
  },
  en: {
    greeting: 'Hello,',
    name: (product, variant) => `“${product}”${variant ? ` (${variant})` : ''}`,
    variant: 'Version',
    onRequest: 'Price on request',
    confirm: (product, shop) => ({
      subject: `Please confirm: tell me when ${product} is back`,
      title: 'Shall we let you know?',
      text: [
        `Someone, most likely you, would like to hear from ${shop} as soon as this piece can be bought again:`,
        'The link is valid for 48 hours. If it wasn’t you, there is nothing you need to do: without your confirmation we ' +
          'will not write to you, and we delete your address.',
      ],
    }),
    confirmText: 'Please confirm that we may write to you once about it:',
    confirmLabel: 'Yes, let me know',
    known: (product, shop) => ({
      subject: `You are already on the list: ${product}`,
      title: 'You are already on the list',
      text: [
        `Someone, most likely you, has asked ${shop} once more to be told about this piece. You are already on the list, ` +
          'so there is nothing you need to do:',
      ],
    }),
    available: (product, shop, moment) => ({
      subject: `Back in stock: ${product}`,
      title: 'Back in stock',
      text: [
        `You wanted to hear from ${shop} as soon as this piece can be bought again. Now it can:`,
        `As of ${moment}. It is not reserved for you, and price and stock may change before you visit.`,
        'This was the one message that you asked for. We are now deleting your address from the list.',
      ],
    }),
    toProduct: 'You will find the piece here:',
    toProductLabel: 'To the piece',
    remove: 'Don’t want to hear about it? Delete your request and your address at once here:',
    removeNow: 'This happens by itself. If you would rather not wait, delete everything at once here:',
    removeLabel: 'Delete request',
  },
  fr: {
    greeting: 'Bonjour,',
    name: (product, variant) => `« ${product} »${variant ? ` (${variant})` : ''}`,
    variant: 'Version',
    onRequest: 'Prix sur demande',
    confirm: (product, shop) => ({
      subject: `Merci de confirmer : être prévenu du retour de ${product}`,
      title: 'Souhaitez-vous être prévenu ?',
      text: [
        `Quelqu’un, sans doute vous-même, souhaite que ${shop} l’avertisse dès que cette pièce sera de nouveau en vente :`,
        'Ce lien est valable 48 heures. Si ce n’était pas vous, vous n’avez rien à faire : sans votre confirmation, nous ' +
          'ne vous écrirons pas et supprimons votre adresse.',
      ],
    }),
    confirmText: 'Merci de confirmer que nous pouvons vous écrire une fois à ce sujet :',
    confirmLabel: 'Oui, prévenez-moi',
    known: (product, shop) => ({
      subject: `Votre demande est déjà notée : ${product}`,
      title: 'Votre demande est déjà notée',
      text: [
        `Quelqu’un, sans doute vous-même, a demandé une nouvelle fois à ${shop} d’être prévenu au sujet de cette pièce. ` +
          'Votre demande est déjà notée, vous n’avez rien à faire :',
      ],
    }),
    available: (product, shop, moment) => ({
      subject: `De nouveau disponible : ${product}`,
      title: 'De nouveau disponible',
      text: [
        `Vous souhaitiez que ${shop} vous avertisse dès que cette pièce serait de nouveau en vente. C’est le cas :`,
        `Situation au ${moment}. La pièce n’est pas réservée pour vous ; le prix et le stock peuvent changer d’ici votre visite.`,
        'C’était l’unique message que vous aviez demandé. Nous supprimons maintenant votre adresse de la liste.',
      ],
    }),
    toProduct: 'Vous trouverez la pièce ici :',
    toProductLabel: 'Voir la pièce',
    remove: 'Vous ne souhaitez pas être prévenu ? Supprimez ici, immédiatement, votre demande et votre adresse :',
    removeNow: 'Cela se fait tout seul. Si vous préférez ne pas attendre, supprimez tout immédiatement ici :',
    removeLabel: 'Supprimer la demande',
  },
};

export function formatMoment(moment: Date, language: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long', timeStyle: 'short', timeZone });
  return parts.format(moment);
}
