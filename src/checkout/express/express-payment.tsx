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
  props: Pick<PayPalProps, 'language' | 'order' | 'messages' | 'buttonClass' | 'onPaid' | 'onFailed'>;
  messages: CheckoutMessages['express'];
  /** The usual way to pay with PayPal, for what was agreed to and is not enough. */
  children: ReactNode;
};

/** Has the order charged that was agreed to at PayPal before it was made. */
export function ExpressPayment({ token, isOver, props, messages, children }: Props) {
  // What becomes known here is said here; whoever opens the page later may have paid in the usual way since.
  const [wasInsufficient] = useState(isOver);
  const onFailed = (reason: PaymentFailure) => reason === 'declined' && markExpressOver();
  const payment = usePayPalPayment({ ...props, onFailed, shouldRetry: () => !isGivenUp() }, 'paypal');
  const confirmPayment = useEffectEvent(() => void (wasInsufficient || payment.confirm(toPayPalOrderId(token))));
  useEffect(() => confirmPayment(), []);
  const { phase } = payment;
  if (wasInsufficient) return children;
  if (phase.kind === 'failed' && phase.reason === 'declined') {
    return (
      <>
        <CheckoutMessage tone="error">
          <p>{messages.again}</p>
        </CheckoutMessage>
        {children}
      </>
    );
  }
  return (
    <PayPalPanel props={props} payment={payment} hint={messages.checking}>
      {null}
    </PayPalPanel>
  );
}
