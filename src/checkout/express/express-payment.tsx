import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { CheckoutMessage } from '../checkout-message.tsx';
import type { CheckoutWords } from '../checkout-speech.ts';
import type { PayPalProps } from '../paypal/paypal-payment.client.tsx';
import { PayPalStep } from '../paypal/paypal-step.tsx';
import { usePayPalPayment } from '../paypal/use-paypal-payment.ts';
import { toPayPalOrderId } from './to-paypal-order-id.ts';

type Props = {
  /** What was agreed to before there was an order. */
  express: string;
  props: Pick<PayPalProps, 'language' | 'order' | 'words' | 'buttonClass' | 'onPaid' | 'onFailed'>;
  words: CheckoutWords['express'];
  /** The usual way to pay with PayPal, for what was agreed to and is not enough. */
  children: ReactNode;
};

/** Has the order charged that was agreed to at PayPal before it was made. */
export function ExpressPayment({ express, props, words, children }: Props) {
  const steps = usePayPalPayment(props, 'paypal');
  const settle = useEffectEvent(() => void steps.settle(toPayPalOrderId(express)));
  useEffect(() => settle(), []);
  const { phase } = steps;
  if (phase.kind === 'failed' && phase.reason !== 'away') {
    return (
      <>
        <CheckoutMessage tone="error">
          <p>{words.again}</p>
        </CheckoutMessage>
        {children}
      </>
    );
  }
  return (
    <PayPalStep props={props} steps={steps} hint={words.checking}>
      {null}
    </PayPalStep>
  );
}
