import type { Language } from '../../messages/language.ts';

/** Status changes that the customer is notified of; `tracking` is a shipment with a tracking number. */
export type StatusMail = 'paid' | 'ready' | 'shipped' | 'tracking' | 'cancelled';

/** What happens to the payment of a cancelled order. */
export type RefundState = 'refund' | 'refunded' | 'transfer' | 'charging' | 'nothing';

type StatusMessages = {
  greeting: string;
  subjects: Record<StatusMail, (number: string, shop: string) => string>;
  titles: Record<StatusMail, string>;
  texts: Record<StatusMail, (number: string) => string>;
  /** After a payment: acceptance of the order, and what happens next. */
  accepted: string;
  next: Record<'collected' | 'sent', string>;
  money: Record<RefundState, (sum: string) => string>;
  tracking: string;
  trackingLabel: string;
  toPay: string;
  question: string;
};

export const statusMessages: Record<Language, StatusMessages> = {
  de: {
    greeting: 'Guten Tag,',
    subjects: {
      paid: (number, shop) => `Ihre Zahlung für die Bestellung ${number} bei ${shop}`,
      ready: (number, shop) => `Ihre Bestellung ${number} liegt bei ${shop} bereit`,
      shipped: (number, shop) => `Ihre Bestellung ${number} bei ${shop} ist unterwegs`,
      tracking: (number, shop) => `Ihre Bestellung ${number} bei ${shop}: Sendungsverfolgung`,
      cancelled: (number, shop) => `Ihre Bestellung ${number} bei ${shop} ist storniert`,
    },
    titles: {
      paid: 'Ihre Zahlung ist angekommen',
      ready: 'Ihre Bestellung liegt bereit',
      shipped: 'Ihre Bestellung ist unterwegs',
      tracking: 'Ihre Bestellung ist unterwegs',
      cancelled: 'Ihre Bestellung ist storniert',
    },
    texts: {
      paid: (number) => `vielen Dank, die Zahlung für Ihre Bestellung ${number} ist bei uns angekommen.`,
      ready: (number) =>
        `Ihre Bestellung ${number} liegt zum Abholen für Sie bereit. Nennen Sie beim Abholen bitte die Bestellnummer.`,
      shipped: (number) => `Ihre Bestellung ${number} ist unterwegs zu Ihnen.`,
      tracking: (number) => `Ihre Bestellung ${number} ist unterwegs zu Ihnen. So können Sie das Paket verfolgen:`,
      cancelled: (number) => `wir haben Ihre Bestellung ${number} storniert.`,
    },
    accepted: 'Hiermit nehmen wir die Bestellung an.',
    next: {
      collected: 'Wir machen uns an die Arbeit und schreiben Ihnen, sobald alles zum Abholen bereitliegt.',
      sent: 'Wir machen uns an die Arbeit und schreiben Ihnen, sobald die Bestellung unterwegs ist.',
    },
    money: {
      refund: (sum) => `Den bezahlten Betrag von ${sum} erstatten wir Ihnen auf dem Weg, auf dem Sie bezahlt haben.`,
      refunded: (sum) =>
        `Den bezahlten Betrag von ${sum} haben wir Ihnen auf dem Weg erstattet, auf dem Sie bezahlt haben.`,
      transfer: () => 'Sie müssen nichts bezahlen. Haben Sie schon überwiesen, erstatten wir Ihnen den Betrag.',
      charging: () =>
        'Ihre Zahlung war noch nicht abgeschlossen. Sollte noch etwas abgebucht werden, erstatten wir Ihnen den Betrag.',
      nothing: () => 'Sie müssen dafür nichts bezahlen.',
    },
    tracking: 'Sendungsverfolgung',
    trackingLabel: 'Sendung verfolgen',
    toPay: 'Beim Abholen zu bezahlen',
    question: 'Haben Sie eine Frage, antworten Sie auf diese E-Mail.',
  },
  en: {
    greeting: 'Hello,',
    subjects: {
      paid: (number, shop) => `Your payment for order ${number} with ${shop}`,
      ready: (number, shop) => `Your order ${number} is ready at ${shop}`,
      shipped: (number, shop) => `Your order ${number} from ${shop} is on its way`,
      tracking: (number, shop) => `Your order ${number} from ${shop}: follow your parcel`,
      cancelled: (number, shop) => `Your order ${number} with ${shop} has been cancelled`,
    },
    titles: {
      paid: 'We have received your payment',
      ready: 'Your order is ready',
      shipped: 'Your order is on its way',
      tracking: 'Your order is on its way',
      cancelled: 'Your order has been cancelled',
    },
    texts: {
      paid: (number) => `Thank you, the payment for your order ${number} has arrived.`,
      ready: (number) =>
        `Your order ${number} is ready to be collected. Please tell us the order number when you come to collect it.`,
      shipped: (number) => `Your order ${number} is on its way to you.`,
      tracking: (number) => `Your order ${number} is on its way to you. This is how you can follow the parcel:`,
      cancelled: (number) => `We have cancelled your order ${number}.`,
    },
    accepted: 'We hereby accept the order.',
    next: {
      collected: 'We set to work now and write to you as soon as everything is ready to be collected.',
      sent: 'We set to work now and write to you as soon as the order is on its way.',
    },
    money: {
      refund: (sum) => `We refund the ${sum} that you have paid, in the way in which you paid.`,
      refunded: (sum) => `We have refunded the ${sum} that you paid, in the way in which you paid.`,
      transfer: () => 'You do not have to pay anything. If you have transferred the amount already, we refund it.',
      charging: () => 'Your payment had not been completed. Should anything still be charged, we refund the amount.',
      nothing: () => 'You do not have to pay anything for it.',
    },
    tracking: 'Tracking',
    trackingLabel: 'Follow the parcel',
    toPay: 'To be paid on collection',
    question: 'If you have a question, just reply to this e-mail.',
  },
  fr: {
    greeting: 'Bonjour,',
    subjects: {
      paid: (number, shop) => `Votre paiement pour la commande ${number} chez ${shop}`,
      ready: (number, shop) => `Votre commande ${number} vous attend chez ${shop}`,
      shipped: (number, shop) => `Votre commande ${number} chez ${shop} est en route`,
      tracking: (number, shop) => `Votre commande ${number} chez ${shop}\u00a0: suivi du colis`,
      cancelled: (number, shop) => `Votre commande ${number} chez ${shop} est annulée`,
    },
    titles: {
      paid: 'Votre paiement est arrivé',
      ready: 'Votre commande vous attend',
      shipped: 'Votre commande est en route',
      tracking: 'Votre commande est en route',
      cancelled: 'Votre commande est annulée',
    },
    texts: {
      paid: (number) => `Merci, le paiement de votre commande ${number} nous est parvenu.`,
      ready: (number) =>
        `Votre commande ${number} est prête à être retirée. Merci d’indiquer le numéro de commande lors du retrait.`,
      shipped: (number) => `Votre commande ${number} est en route vers vous.`,
      tracking: (number) => `Votre commande ${number} est en route vers vous. Voici comment suivre le colis\u00a0:`,
      cancelled: (number) => `Nous avons annulé votre commande ${number}.`,
    },
    accepted: 'Nous acceptons la commande par la présente.',
    next: {
      collected: 'Nous nous mettons au travail et vous écrirons dès que tout sera prêt à être retiré.',
      sent: 'Nous nous mettons au travail et vous écrirons dès que la commande sera en route.',
    },
    money: {
      refund: (sum) => `Nous vous remboursons les ${sum} payés, par le moyen de paiement que vous avez utilisé.`,
      refunded: (sum) => `Nous vous avons remboursé les ${sum} payés, par le moyen de paiement que vous avez utilisé.`,
      transfer: () =>
        'Vous n’avez rien à payer. Si vous avez déjà effectué le virement, nous vous remboursons le montant.',
      charging: () =>
        'Votre paiement n’était pas encore terminé. Si un montant devait encore être débité, nous vous le remboursons.',
      nothing: () => 'Vous n’avez rien à payer pour celle-ci.',
    },
    tracking: 'Suivi du colis',
    trackingLabel: 'Suivre le colis',
    toPay: 'À payer lors du retrait',
    question: 'Pour toute question, répondez simplement à cet e-mail.',
  },
};
