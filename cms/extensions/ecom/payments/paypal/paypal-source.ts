import type { PayPalSource } from '../../../../../src/orders/quote.ts';

/** PayPal's payment sources; a PayPal order is created for one of them. */
export type PaymentSource = 'paypal' | 'card' | 'apple_pay' | 'google_pay';

/** Pay Later is part of PayPal's own window. */
const paymentSources: Readonly<Record<PayPalSource, PaymentSource>> = {
  paypal: 'paypal',
  paylater: 'paypal',
  card: 'card',
  applepay: 'apple_pay',
  googlepay: 'google_pay',
};

/** For staff. */
export const sourceNames: Readonly<Record<PayPalSource, string>> = {
  paypal: 'PayPal',
  paylater: 'Später bezahlen',
  card: 'Kreditkarte',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};

export function toPaymentSource(source: PayPalSource): PaymentSource {
  return paymentSources[source];
}

/** @param stored value stored with the payment; older payments have none and are PayPal's own */
export function readPaymentSource(stored: unknown): PaymentSource {
  return Object.values(paymentSources).find((known) => known === stored) ?? 'paypal';
}
