import type { Language } from '../../i18n/languages.ts';
import type { PaymentMessages } from './payment-messages.ts';
import type { PaidOrder, PaymentFailure } from './post-payment.ts';

/** What paying for an order needs, whoever takes the money. */
export type PaymentProps<Environment> = {
  language: Language;
  /** Placed, and waiting for its payment. */
  order: { uuid: string; token: string };
  environment: Environment;
  messages: PaymentMessages;
  /** Class of the button that asks once more. */
  buttonClass?: string;
  /** The order is certainly paid, or its provider has taken it and still looks at it. */
  onPaid: (order: PaidOrder) => void;
  /** The component says so itself, and lets the shopper try again. */
  onFailed: (reason: PaymentFailure) => void;
};
