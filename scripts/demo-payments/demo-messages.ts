import { type Language, languages } from '../../src/i18n/languages.ts';

export type DemoProvider = 'paypal' | 'klarna';

/** Wallets of a device, by PayPal's names of them as payment sources. */
export type DemoWallet = 'apple_pay' | 'google_pay';

export const demoNames = {
  paypal: 'Demo-PayPal',
  klarna: 'Demo-Klarna',
  bank: 'Demo-Bank',
  apple_pay: 'Demo-Apple-Pay',
  google_pay: 'Demo-Google-Pay',
} as const satisfies Record<DemoProvider | DemoWallet | 'bank', string>;

type DemoMessages = Record<
  | 'demo'
  | 'text'
  | 'amount'
  | 'order'
  | 'express'
  | 'question'
  | 'pay'
  | 'confirm'
  | 'agree'
  | 'decline'
  | 'cancel'
  | 'failed',
  string
>;

/** Messages of the demo windows. */
export const demoMessages: Record<Language, DemoMessages> = {
  de: {
    demo: 'Vorführung',
    text: 'Es wird kein Geld bewegt.',
    amount: 'Zu zahlen',
    order: 'Bestellung',
    express: 'Bestellt wird erst im Shop. Der Shop erfährt Name und Anschrift dieses Kontos.',
    question: 'Ihre Bank fragt nach: Bezahlen Sie das gerade mit Ihrer Karte?',
    pay: 'Jetzt bezahlen',
    confirm: 'Ja, Zahlung bestätigen',
    agree: 'Zustimmen und weiter zum Shop',
    decline: 'Zahlung ablehnen lassen',
    cancel: 'Abbrechen und zum Shop zurück',
    failed: 'Das hat nicht geklappt. Bitte brechen Sie ab und versuchen Sie es noch einmal.',
  },
  en: {
    demo: 'Demonstration',
    text: 'No money is moved.',
    amount: 'To pay',
    order: 'Order',
    express: 'You order in the shop only. The shop learns the name and address of this account.',
    question: 'Your bank asks: are you paying this with your card right now?',
    pay: 'Pay now',
    confirm: 'Yes, confirm the payment',
    agree: 'Agree and continue to the shop',
    decline: 'Have the payment declined',
    cancel: 'Cancel and return to the shop',
    failed: 'That did not work. Please cancel and try again.',
  },
  fr: {
    demo: 'Démonstration',
    text: 'Aucun argent n’est transféré.',
    amount: 'À payer',
    order: 'Commande',
    express: 'La commande se fait dans la boutique, qui reçoit le nom et l’adresse de ce compte.',
    question: 'Votre banque vous demande : payez-vous cela avec votre carte en ce moment ?',
    pay: 'Payer maintenant',
    confirm: 'Oui, confirmer le paiement',
    agree: 'Accepter et revenir à la boutique',
    decline: 'Faire refuser le paiement',
    cancel: 'Annuler et revenir à la boutique',
    failed: 'Cela n’a pas fonctionné. Veuillez annuler et réessayer.',
  },
};

/** The language of a demo window; German for an unknown one. */
export function parseDemoLanguage(text: string | null): Language {
  return languages.find((language) => language === text) ?? 'de';
}
