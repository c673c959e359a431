import type { PayPalSource } from '../../orders/quote.ts';
import type { PaymentMessages } from '../payments/payment-messages.ts';

/** Fields of a card, each of which is PayPal's own document. */
export type CardField = 'name' | 'number' | 'expiry' | 'cvv';

/** What is said while somebody pays through PayPal, in whichever way. */
export type PayPalMessages = PaymentMessages & {
  /** Above the ways to choose from. */
  ways: string;
  names: Record<PayPalSource, string>;
  /** What takes the place of the shared hint, which is that of PayPal's own window. */
  hints: Record<Exclude<PayPalSource, 'paypal'>, string>;
  /** In place of the shared one where no window of PayPal's was open. */
  cardDeclined: string;
  /** This browser or device cannot do it after all. */
  notHere: string;
  /** With a place for what is to be paid. */
  payByCard: string;
  payByApple: string;
  card: Record<CardField, { label: string; missing: string; invalid: string }>;
};
