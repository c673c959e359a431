import type { Step } from '../../cms/seed/send-rows.ts';
import { translations, type Words } from './words.ts';

type PaymentMethod = { id: number; key: string; name: Words; says: Words };

/** The order of ids is fixed by the order API: 4 is PayPal. */
export const paymentMethods: PaymentMethod[] = [
  {
    id: 1,
    key: 'prepayment',
    name: ['Vorkasse', 'Bank transfer in advance', 'Virement préalable'],
    says: [
      'Sie überweisen nach der Bestellung; wir legen das Stück sieben Tage für Sie zurück.',
      'You transfer the amount after ordering; we keep the piece for you for seven days.',
      'Vous virez le montant après la commande ; nous réservons la pièce pendant sept jours.',
    ],
  },
  {
    id: 2,
    key: 'cash',
    name: ['Zahlung bei Abholung', 'Payment on collection', 'Paiement au retrait'],
    says: [
      'Bar oder mit Karte, wenn Sie das Stück bei uns abholen.',
      'In cash or by card when you collect the piece from us.',
      'En espèces ou par carte, au retrait chez nous.',
    ],
  },
  {
    id: 3,
    key: 'klarna',
    name: ['Klarna', 'Klarna', 'Klarna'],
    says: [
      'Rechnung oder Raten über Klarna, nach deren Bedingungen.',
      'Invoice or instalments through Klarna, on their terms.',
      'Facture ou paiement échelonné par Klarna, selon ses conditions.',
    ],
  },
  {
    id: 4,
    key: 'paypal',
    name: ['PayPal', 'PayPal', 'PayPal'],
    says: [
      'Sie bestätigen die Zahlung in Ihrem PayPal-Konto.',
      'You confirm the payment in your PayPal account.',
      'Vous confirmez le paiement dans votre compte PayPal.',
    ],
  },
];

export const paymentMethodSteps: Step[] = [
  {
    collection: 'ecommerce_payment_method',
    items: paymentMethods.map(({ id, key, name, says }) => ({
      id,
      key,
      sort: id,
      translations: translations({ name, description: says }),
    })),
  },
];
