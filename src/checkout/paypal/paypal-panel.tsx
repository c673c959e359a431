import type { ReactNode } from 'react';
import { PaymentState } from '../payments/payment-state.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';
import type { PayPalPaymentState } from './use-paypal-payment.ts';

type Props = {
  props: Pick<PayPalProps, 'messages' | 'buttonClass'>;
  payment: PayPalPaymentState;
  hint: string;
  /** PayPal's component is still loading. */
  isPending?: boolean;
  /** The message for a declined payment, where PayPal's window was not open. */
  declined?: string;
  /** The button or form that starts the payment. */
  children: ReactNode;
};

/** The frame of each payment method: hint, status, and a retry button while the result is unknown. */
export function PayPalPanel({ props, payment, hint, isPending = false, declined, children }: Props) {
  const { messages, buttonClass } = props;
  const shownMessages = declined ? { ...messages, failures: { ...messages.failures, declined } } : messages;
  return (
    <>
      <p>{isPending ? messages.loading : hint}</p>
      <PaymentState phase={payment.phase} messages={shownMessages} />
      {payment.retry ? (
        <button type="button" className={buttonClass} onClick={payment.retry}>
          {messages.again}
        </button>
      ) : (
        children
      )}
    </>
  );
}
