import type { Language } from '../../i18n/languages.ts';
import type { PaymentMessages } from './payment-messages.ts';
import type { PaidOrder, PaymentFailure } from './post-payment.ts';

/** The props of a payment component, whoever the provider is. */
export type PaymentProps<Environment> = {
  language: Language;
  /** A reserved order that waits for its payment. */
  order: { uuid: string; token: string };
  environment: Environment;
  messages: PaymentMessages;
  /** The class of the button that retries. */
  buttonClass?: string;
  /** Called once the order is certainly paid, or its provider has accepted and still reviews the payment. */
  onPaid: (order: PaidOrder) => void;
  /** Called after a failure. The component shows it and lets the shopper retry. */
  onFailed: (reason: PaymentFailure) => void;
};
