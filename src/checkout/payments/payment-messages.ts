import type { PaymentFailure } from './post-payment.ts';

/** What is said while somebody pays. */
export type PaymentMessages = {
  loading: string;
  /** Where and how one agrees. */
  hint: string;
  /** On the button, where it is ours. */
  pay: string;
  checking: string;
  again: string;
  /** `unconfirmed` only where a bank asks. */
  failures: Record<Exclude<PaymentFailure, 'unconfirmed'>, string> & { unconfirmed?: string };
};
