import type { Language } from '../../messages/language.ts';

/** `tracking`: on its way, with what it can be followed by. */
export type StateMail = 'ready' | 'shipped' | 'tracking';

type Words = {
  greeting: string;
  subjects: Record<StateMail, (number: string, shop: string) => string>;
  texts: Record<StateMail, (number: string) => string>;
  tracking: string;
  page: string;
  question: string;
};

export const stateWords: Record<Language, Words> = {
  de: {
    greeting: 'Guten Tag,',
    subjects: {
      ready: (number, shop) => `Ihre Bestellung ${number} liegt bei ${shop} bereit`,
      shipped: (number, shop) => `Ihre Bestellung ${number} bei ${shop} ist unterwegs`,
      tracking: (number, shop) => `Ihre Bestellung ${number} bei ${shop}: Sendungsverfolgung`,
    },
    texts: {
      ready: (number) =>
        `Ihre Bestellung ${number} liegt zum Abholen für Sie bereit, vierzehn Tage lang. Bringen Sie bitte die ` +
        'Bestellnummer und einen Ausweis mit.',
      shipped: (number) =>
        `Ihre Bestellung ${number} ist unterwegs zu Ihnen. Das Paket wird nur gegen Unterschrift übergeben.`,
      tracking: (number) =>
        `Ihre Bestellung ${number} ist unterwegs zu Ihnen. Das Paket wird nur gegen Unterschrift übergeben; so ` +
        'können Sie es verfolgen:',
    },
    tracking: 'Sendungsverfolgung:',
    page: 'Ihre Bestellung sehen Sie hier. Der Link ist nur für Sie, bitte geben Sie ihn nicht weiter:',
    question: 'Haben Sie eine Frage, antworten Sie auf diese E-Mail.',
  },
  en: {
    greeting: 'Hello,',
    subjects: {
      ready: (number, shop) => `Your order ${number} is ready at ${shop}`,
      shipped: (number, shop) => `Your order ${number} from ${shop} is on its way`,
      tracking: (number, shop) => `Your order ${number} from ${shop}: follow your parcel`,
    },
    texts: {
      ready: (number) =>
        `Your order ${number} is ready to be collected, for fourteen days. Please bring the order number and an ` +
        'identity document.',
      shipped: (number) =>
        `Your order ${number} is on its way to you. The parcel is handed over against signature only.`,
      tracking: (number) =>
        `Your order ${number} is on its way to you. The parcel is handed over against signature only; this is how ` +
        'you can follow it:',
    },
    tracking: 'Tracking:',
    page: 'You can see your order here. The link is yours alone, please do not pass it on:',
    question: 'If you have a question, just reply to this e-mail.',
  },
  fr: {
    greeting: 'Bonjour,',
    subjects: {
      ready: (number, shop) => `Votre commande ${number} vous attend chez ${shop}`,
      shipped: (number, shop) => `Votre commande ${number} chez ${shop} est en route`,
      tracking: (number, shop) => `Votre commande ${number} chez ${shop}\u00a0: suivi du colis`,
    },
    texts: {
      ready: (number) =>
        `Votre commande ${number} est prête à être retirée, pendant quatorze jours. Merci d’apporter le numéro de ` +
        'commande et une pièce d’identité.',
      shipped: (number) =>
        `Votre commande ${number} est en route vers vous. Le colis n’est remis que contre signature.`,
      tracking: (number) =>
        `Votre commande ${number} est en route vers vous. Le colis n’est remis que contre signature\u202f; voici ` +
        'comment le suivre\u00a0:',
    },
    tracking: 'Suivi du colis\u00a0:',
    page: 'Votre commande se trouve ici. Ce lien vous est réservé, merci de ne pas le transmettre\u00a0:',
    question: 'Pour toute question, répondez simplement à cet e-mail.',
  },
};
