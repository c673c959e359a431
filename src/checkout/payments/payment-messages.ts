import type { PaymentFailure } from './post-payment.ts';

/** The messages that all payments have. */
export type PaymentMessages = {
  loading: string;
  /** How the payment is confirmed. */
  hint: string;
  /** The label of the button, where it is not the provider's. */
  pay: string;
  checking: string;
  again: string;
  /** `unconfirmed` only for methods with 3-D Secure. */
  failures: Record<Exclude<PaymentFailure, 'unconfirmed'>, string> & { unconfirmed?: string };
};
