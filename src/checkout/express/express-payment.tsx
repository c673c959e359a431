import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { toPayPalOrderId } from '../../cart/express-token.ts';
import { CheckoutMessage } from '../checkout-message.tsx';
import type { CheckoutMessages } from '../checkout-messages.ts';
import type { PaymentFailure } from '../payments/post-payment.ts';
import { PayPalPanel } from '../paypal/paypal-panel.tsx';
import type { PayPalProps } from '../paypal/paypal-payment.client.tsx';
import { usePayPalPayment } from '../paypal/use-paypal-payment.ts';
import { isGivenUp, markExpressOver } from './express-store.ts';

type Props = {
  /** What was agreed to before there was an order. */
  token: string;
  /** Known to be not enough. */
  isOver: boolean;
  props: Pick<PayPalProps, 'language' | 'order' | 'words' | 'buttonClass' | 'onPaid' | 'onFailed'>;
  messages: CheckoutMessages['express'];
  /** The usual way to pay with PayPal, for what was agreed to and is not enough. */
  children: ReactNode;
};

/** Has the order charged that was agreed to at PayPal before it was made. */
export function ExpressPayment({ token, isOver, props, messages: words, children }: Props) {
  // What becomes known here is said here; whoever opens the page later may have paid in the usual way since.
  const [wasOver] = useState(isOver);
  const onFailed = (reason: PaymentFailure) => reason === 'declined' && markExpressOver();
  const steps = usePayPalPayment({ ...props, onFailed, isWanted: () => !isGivenUp() }, 'paypal');
  const settle = useEffectEvent(() => void (wasOver || steps.confirm(toPayPalOrderId(token))));
  useEffect(() => settle(), []);
  const { phase } = steps;
  if (wasOver) return children;
  if (phase.kind === 'failed' && phase.reason === 'declined') {
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
    <PayPalPanel props={props} payment={steps} hint={words.checking}>
      {null}
    </PayPalPanel>
  );
}
