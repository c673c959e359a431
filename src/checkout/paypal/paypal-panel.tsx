import type { ReactNode } from 'react';
import { PaymentState } from '../payments/payment-state.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';
import type { PayPalPaymentState } from './use-paypal-payment.ts';

type Props = {
  props: Pick<PayPalProps, 'messages' | 'buttonClass'>;
  payment: PayPalPaymentState;
  hint: string;
  /** PayPal's part is still on its way. */
  isPending?: boolean;
  /** What a refusal means where PayPal's window was not open. */
  declined?: string;
  /** What asks the shopper to agree. */
  children: ReactNode;
};

/** What stands around each way to pay: how it goes, how it stands, and a way to ask again while nobody knows. */
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
