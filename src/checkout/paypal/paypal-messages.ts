import type { PayPalSource } from '../../orders/quote.ts';
import type { PaymentMessages } from '../payments/payment-messages.ts';

/** Card fields, each an iframe of PayPal's. */
export type CardField = 'name' | 'number' | 'expiry' | 'cvv';

/** The messages of all payments through PayPal. */
export type PayPalMessages = PaymentMessages & {
  /** The legend of the payment methods. */
  ways: string;
  names: Record<PayPalSource, string>;
  /** The hint of a method, instead of the shared one about PayPal's window. */
  hints: Record<Exclude<PayPalSource, 'paypal'>, string>;
  /** The message for a declined card, instead of the shared one about PayPal's window. */
  cardDeclined: string;
  /** The browser or device does not support the method after all. */
  notHere: string;
  /** With a placeholder for the total. */
  payByCard: string;
  payByApple: string;
  card: Record<CardField, { label: string; missing: string; invalid: string }>;
};
