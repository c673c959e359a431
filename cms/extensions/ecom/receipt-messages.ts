import { reservationTime } from '../../../src/i18n/reservation-time.ts';
import type { RequestInput } from '../../../src/orders/order-bodies.ts';
import type { Language } from '../messages/language.ts';

type MailTexts = { subject: string; title: string; text: string[] };

type ReceiptMessages = Record<RequestInput['kind'], (product: string, shop: string) => MailTexts> & {
  greeting: string;
  name: (product: string, variant: string | undefined) => string;
  notYou: string;
};

export const receiptMessages: Record<Language, ReceiptMessages> = {
  de: {
    greeting: 'Guten Tag,',
    name: (product, variant) => `„${product}“${variant ? ` (${variant})` : ''}`,
    availability: (product, shop) => ({
      subject: `Ihre Anfrage zu ${product} bei ${shop}`,
      title: 'Ihre Anfrage ist angekommen',
      text: [
        `vielen Dank für Ihre Anfrage zu ${product}.`,
        'Wir sehen nach, ob das Stück da ist oder wann wir es bekommen können, und melden uns bei Ihnen.',
      ],
    }),
    reservation: (product, shop) => ({
      subject: `Ihr Wunsch, ${product} bei ${shop} zurückzulegen`,
      title: 'Ihr Wunsch ist angekommen',
      text: [
        `vielen Dank, Ihr Wunsch ist bei uns angekommen: Wir sollen ${product} für Sie zurücklegen.`,
        'Noch liegt es nicht für Sie bereit. Wir sehen nach und schreiben Ihnen. Sobald wir es bestätigt haben, halten ' +
          `wir es ${reservationTime.de} lang im Geschäft für Sie fest. Das kostet nichts und verpflichtet Sie zu nichts.`,
      ],
    }),
    notYou:
      'Waren Sie es nicht, brauchen Sie nichts zu tun. Haben Sie noch eine Frage, antworten Sie auf diese E-Mail.',
  },
  en: {
    greeting: 'Hello,',
    name: (product, variant) => `“${product}”${variant ? ` (${variant})` : ''}`,
    availability: (product, shop) => ({
      subject: `Your question about ${product} at ${shop}`,
      title: 'We have received your question',
      text: [
        `Thank you for asking about ${product}.`,
        'We will see whether the piece is here, or when we can have it, and get back to you.',
      ],
    }),
    reservation: (product, shop) => ({
      subject: `Your wish to have ${product} put aside at ${shop}`,
      title: 'We have received your wish',
      text: [
        `Thank you, we have received your wish: you would like us to put ${product} aside for you.`,
        'It is not reserved yet. We will look and write to you. Once we have confirmed, we keep it for you in the shop ' +
          `for ${reservationTime.en}. This costs nothing and does not commit you to anything.`,
      ],
    }),
    notYou:
      'If it wasn’t you, there is nothing you need to do. If you have another question, just reply to this e-mail.',
  },
  fr: {
    greeting: 'Bonjour,',
    name: (product, variant) => `« ${product} »${variant ? ` (${variant})` : ''}`,
    availability: (product, shop) => ({
      subject: `Votre demande au sujet de ${product} chez ${shop}`,
      title: 'Nous avons bien reçu votre demande',
      text: [
        `Merci pour votre demande au sujet de ${product}.`,
        'Nous vérifions si la pièce est en boutique ou quand nous pouvons la recevoir, et nous revenons vers vous.',
      ],
    }),
    reservation: (product, shop) => ({
      subject: `Votre souhait de faire mettre ${product} de côté chez ${shop}`,
      title: 'Nous avons bien reçu votre souhait',
      text: [
        `Merci, nous avons bien reçu votre souhait : vous aimeriez que nous mettions ${product} de côté pour vous.`,
        'La pièce n’est pas encore réservée. Nous vérifions et vous écrivons. Dès que nous l’aurons confirmé, nous la ' +
          `gardons pour vous en boutique pendant ${reservationTime.fr}. C’est gratuit et sans engagement.`,
      ],
    }),
    notYou:
      'Si ce n’était pas vous, vous n’avez rien à faire. Pour toute autre question, répondez simplement à cet e-mail.',
  },
};
