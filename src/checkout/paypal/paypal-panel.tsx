import type { ReactNode } from 'react';
import { PaymentState } from '../payments/payment-state.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';
import type { PayPalPaymentState } from './use-paypal-payment.ts';

type Props = {
  props: Pick<PayPalProps, 'words' | 'buttonClass'>;
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
export function PayPalPanel({ props, payment: steps, hint, isPending = false, declined, children }: Props) {
  const { words, buttonClass } = props;
  const told = declined ? { ...words, failures: { ...words.failures, declined } } : words;
  return (
    <>
      <p>{isPending ? words.loading : hint}</p>
      <PaymentState phase={steps.phase} messages={told} />
      {steps.retry ? (
        <button type="button" className={buttonClass} onClick={steps.retry}>
          {words.again}
        </button>
      ) : (
        children
      )}
    </>
  );
}
