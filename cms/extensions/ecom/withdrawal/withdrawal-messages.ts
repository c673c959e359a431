import type { Language } from '../../messages/language.ts';

type WithdrawalMessages = {
  locale: string;
  subject: (shop: string) => string;
  title: string;
  greeting: string;
  moment: (day: string, time: string) => string;
  arrived: (shop: string, moment: string) => string;
  content: string;
  labels: Record<'at' | 'name' | 'email' | 'order' | 'what' | 'message', string>;
  whole: string;
  next: string;
  notYou: string;
};

export const withdrawalMessages: Record<Language, WithdrawalMessages> = {
  de: {
    locale: 'de-DE',
    subject: (shop) => `Ihr Widerruf ist bei ${shop} eingegangen`,
    title: 'Ihr Widerruf ist angekommen',
    greeting: 'Guten Tag,',
    moment: (day, time) => `${day}, ${time} Uhr`,
    arrived: (shop, moment) => `Ihr Widerruf ist am ${moment} bei ${shop} eingegangen.`,
    content: 'Das haben Sie erklärt: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag.',
    labels: {
      at: 'Eingegangen',
      name: 'Name',
      email: 'E-Mail',
      order: 'Bestellnummer, wie angegeben',
      what: 'Widerrufen',
      message: 'Nachricht',
    },
    whole: 'die ganze Bestellung',
    next:
      'Diese E-Mail bestätigt nur, dass Ihr Widerruf angekommen ist. Wir prüfen ihn und schreiben Ihnen, wie es ' +
      'weitergeht. Bitte bewahren Sie die E-Mail auf.',
    notYou: 'Waren Sie es nicht, antworten Sie bitte kurz auf diese E-Mail.',
  },
  en: {
    locale: 'en-GB',
    subject: (shop) => `Your withdrawal has reached ${shop}`,
    title: 'Your withdrawal has arrived',
    greeting: 'Hello,',
    moment: (day, time) => `${day}, ${time} (German time)`,
    arrived: (shop, moment) => `Your withdrawal reached ${shop} on ${moment}.`,
    content: 'This is what you declared: I hereby withdraw from the contract that I concluded.',
    labels: {
      at: 'Received',
      name: 'Name',
      email: 'E-mail',
      order: 'Order number, as given',
      what: 'Withdrawn',
      message: 'Message',
    },
    whole: 'the whole order',
    next:
      'This e-mail only confirms that your withdrawal has arrived. We will look into it and write to you about what ' +
      'happens next. Please keep this e-mail.',
    notYou: 'If it wasn’t you, please send a short reply to this e-mail.',
  },
  fr: {
    locale: 'fr-FR',
    subject: (shop) => `Votre rétractation est parvenue à ${shop}`,
    title: 'Votre rétractation nous est parvenue',
    greeting: 'Bonjour,',
    moment: (day, time) => `${day} à ${time} (heure allemande)`,
    arrived: (shop, moment) => `Votre rétractation est parvenue à ${shop} le ${moment}.`,
    content: 'Voici votre déclaration : je renonce par la présente au contrat que j’ai conclu.',
    labels: {
      at: 'Reçue le',
      name: 'Nom',
      email: 'E-mail',
      order: 'Numéro de commande, tel qu’indiqué',
      what: 'Objet de la rétractation',
      message: 'Message',
    },
    whole: 'la commande entière',
    next:
      'Cet e-mail confirme seulement que votre rétractation nous est parvenue. Nous l’examinons et vous écrivons pour ' +
      'la suite. Veuillez conserver cet e-mail.',
    notYou: 'Si ce n’était pas vous, merci de répondre brièvement à cet e-mail.',
  },
};
