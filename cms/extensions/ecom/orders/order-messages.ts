import type { Language } from '../../messages/language.ts';

type OrderMessages = {
  subject: (number: string, shop: string) => string;
  title: string;
  greeting: string;
  /** By payment method; the shop's payment instructions follow. */
  thanks: Record<'prepayment' | 'cash' | 'paypal' | 'klarna', string>;
  /** While the provider reviews the payment. */
  underReview: string;
  number: string;
  date: string;
  reference: string;
  each: string;
  personalized: string;
  goods: string;
  wrap: string;
  shipping: string;
  delivery: string;
  total: string;
  tax: (percent: string) => string;
  payment: string;
  shippingAddress: string;
  invoiceAddress: string;
  collection: string;
  /** The message itself is not repeated: anybody can enter anybody's e-mail address. */
  giftMessage: string;
  bank: string;
  bankReference: (number: string) => string;
  page: string;
  pageLabel: string;
  withdraw: string;
  withdrawLabel: string;
  /** Text of the link to a configured pair of wedding rings. */
  pair: string;
  terms: string;
};

export const orderMessages: Record<Language, OrderMessages> = {
  de: {
    subject: (number, shop) => `Ihre Bestellung ${number} bei ${shop}`,
    title: 'Vielen Dank für Ihre Bestellung',
    greeting: 'Guten Tag,',
    thanks: {
      prepayment:
        'vielen Dank für Ihre Bestellung, die wir hiermit annehmen. Bitte überweisen Sie den Gesamtbetrag; sobald das Geld ' +
        'da ist, machen wir uns an die Arbeit.',
      cash:
        'vielen Dank, Ihre Bestellung ist bei uns angekommen. Sobald alles zum Abholen bereitliegt, schreiben wir Ihnen; ' +
        'bezahlt wird im Geschäft.',
      paypal: 'vielen Dank für Ihre Bestellung, die wir hiermit annehmen. PayPal hat Ihre Zahlung bestätigt.',
      klarna: 'vielen Dank für Ihre Bestellung, die wir hiermit annehmen. Klarna hat Ihre Zahlung bestätigt.',
    },
    underReview:
      'vielen Dank, Ihre Bestellung ist bei uns angekommen. Ihre Zahlung wird noch geprüft. Sobald sie bestätigt ist, ' +
      'nehmen wir die Bestellung an und schreiben Ihnen; so lange liegt alles für Sie bereit.',
    number: 'Bestellnummer',
    date: 'Bestellt am',
    reference: 'Artikelnummer',
    each: 'je',
    personalized: 'Nach Ihren Angaben gefertigt; dieses Stück ist vom Widerruf ausgenommen.',
    goods: 'Stücke',
    wrap: 'Geschenkverpackung',
    shipping: 'Versand',
    delivery: 'Lieferung',
    total: 'Gesamtpreis',
    tax: (percent) => `darin ${percent} % Mehrwertsteuer`,
    payment: 'Zahlung',
    shippingAddress: 'Lieferanschrift',
    invoiceAddress: 'Rechnungsanschrift',
    collection: 'Abholung',
    giftMessage:
      'Ihren Gruß drucken wir auf eine Karte; nichts mit Preisen liegt dabei. Den Text zeigt Ihre Bestellseite.',
    bank: 'Bankverbindung',
    bankReference: (number) => `Verwendungszweck: ${number}`,
    page: 'Ihre Bestellung sehen Sie hier. Der Link ist nur für Sie, bitte geben Sie ihn nicht weiter:',
    pageLabel: 'Bestellung ansehen',
    withdraw: 'Vertrag widerrufen:',
    withdrawLabel: 'Vertrag widerrufen',
    pair: 'im Trauringstudio ansehen',
    terms: 'Es folgen unsere Bedingungen und die Widerrufsbelehrung zum Aufbewahren.',
  },
  en: {
    subject: (number, shop) => `Your order ${number} with ${shop}`,
    title: 'Thank you for your order',
    greeting: 'Hello,',
    thanks: {
      prepayment:
        'Thank you for your order, which we hereby accept. Please transfer the total; as soon as the money has arrived, ' +
        'we set to work.',
      cash:
        'Thank you, we have received your order. We will write to you as soon as everything is ready to be collected; ' +
        'you pay in the shop.',
      paypal: 'Thank you for your order, which we hereby accept. PayPal has confirmed your payment.',
      klarna: 'Thank you for your order, which we hereby accept. Klarna has confirmed your payment.',
    },
    underReview:
      'Thank you, we have received your order. Your payment is still being reviewed. As soon as it is confirmed, we ' +
      'accept the order and write to you; until then we keep everything for you.',
    number: 'Order number',
    date: 'Ordered on',
    reference: 'Item number',
    each: 'each',
    personalized: 'Made to your specifications; this piece cannot be withdrawn from.',
    goods: 'Pieces',
    wrap: 'Gift wrapping',
    shipping: 'Shipping',
    delivery: 'Delivery',
    total: 'Total',
    tax: (percent) => `including ${percent}% VAT`,
    payment: 'Payment',
    shippingAddress: 'Delivery address',
    invoiceAddress: 'Billing address',
    collection: 'Collection',
    giftMessage:
      'We print your greeting on a card and enclose nothing that shows prices. Your order page shows the text.',
    bank: 'Bank details',
    bankReference: (number) => `Payment reference: ${number}`,
    page: 'You can see your order here. The link is yours alone, please do not pass it on:',
    pageLabel: 'View order',
    withdraw: 'Withdraw from contract:',
    withdrawLabel: 'Withdraw from contract',
    pair: 'view in the wedding-ring studio',
    terms: 'Below are our terms and the information on your right of withdrawal, for you to keep.',
  },
  fr: {
    subject: (number, shop) => `Votre commande ${number} chez ${shop}`,
    title: 'Merci pour votre commande',
    greeting: 'Bonjour,',
    thanks: {
      prepayment:
        'Merci pour votre commande, que nous acceptons par la présente. Veuillez virer le montant total\u00a0; dès ' +
        'réception du virement, nous nous mettons au travail.',
      cash:
        'Merci, nous avons bien reçu votre commande. Nous vous écrirons dès que tout sera prêt à être retiré\u00a0; le ' +
        'paiement se fait en boutique.',
      paypal: 'Merci pour votre commande, que nous acceptons par la présente. PayPal a confirmé votre paiement.',
      klarna: 'Merci pour votre commande, que nous acceptons par la présente. Klarna a confirmé votre paiement.',
    },
    underReview:
      'Merci, nous avons bien reçu votre commande. Votre paiement est encore en cours de vérification. Dès qu’il sera ' +
      'confirmé, nous accepterons la commande et vous écrirons ; jusque-là, tout vous est réservé.',
    number: 'Numéro de commande',
    date: 'Commandé le',
    reference: 'Référence',
    each: 'l’unité',
    personalized: 'Réalisée selon vos indications ; cette pièce est exclue du droit de rétractation.',
    goods: 'Pièces',
    wrap: 'Emballage cadeau',
    shipping: 'Livraison',
    delivery: 'Livraison',
    total: 'Total',
    tax: (percent) => `dont TVA à ${percent} %`,
    payment: 'Paiement',
    shippingAddress: 'Adresse de livraison',
    invoiceAddress: 'Adresse de facturation',
    collection: 'Retrait',
    giftMessage:
      'Nous imprimons votre message sur une carte et ne joignons rien qui indique un prix. Le texte figure sur la page de la commande.',
    bank: 'Coordonnées bancaires',
    bankReference: (number) => `Motif du virement : ${number}`,
    page: 'Votre commande se trouve ici. Ce lien vous est réservé, merci de ne pas le transmettre :',
    pageLabel: 'Voir la commande',
    withdraw: 'Renoncer au contrat :',
    withdrawLabel: 'Renoncer au contrat',
    pair: 'voir dans le studio d’alliances',
    terms: 'Vous trouverez ci-dessous nos conditions et les informations sur la rétractation, à conserver.',
  },
};
