import type { Language } from '../../i18n/languages.ts';
import type { PayPalSource } from '../../orders/quote.ts';
import type { PaidOrder, PaymentFailure } from './post-payment.ts';

/** The phase of a payment. */
export type PaymentPhase =
  | { kind: 'ready' }
  | { kind: 'checking' }
  | { kind: 'failed'; reason: PaymentFailure; message: string };

type Props = { phase: PaymentPhase; messages: PaymentMessages };

/** Status and failure of a payment, as live regions. */
export function PaymentState({ phase, messages }: Props) {
  return (
    <>
      <p role="status">{phase.kind === 'checking' ? messages.checking : ''}</p>
      <div role="alert">
        {phase.kind === 'failed' && (
          <div className={`notice__root notice__root--tone_${phase.reason === 'cancelled' ? 'neutral' : 'error'}`}>
            <p>{messages.failures[phase.reason]}</p>
            {phase.message && (
              <p lang="en">
                <small>{phase.message}</small>
              </p>
            )}
          </div>
        )}
      </div>
    </>
  );
}

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
