import type { PayPalSource } from '../../pricing/shop-rules.ts';

/** PayPal's names of what an order is paid with: an order there is made for one of them. */
export type PaymentSource = 'paypal' | 'card' | 'apple_pay' | 'google_pay';

/** Paying later is something that PayPal's own window offers. */
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

/** @param kept by us with the payment; what was begun before there were others is PayPal's own */
export function readPaymentSource(kept: unknown): PaymentSource {
  return Object.values(paymentSources).find((known) => known === kept) ?? 'paypal';
}
