import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { toPayPalOrderId } from '../../cart/checkout-storage.ts';
import { CheckoutMessage } from '../checkout-message.tsx';
import type { CheckoutMessages } from '../checkout-messages.ts';
import type { PaymentFailure } from '../payments/post-payment.ts';
import { PayPalPanel, usePayPalPayment } from '../paypal/paypal-panel.tsx';
import type { PayPalProps } from '../paypal/paypal-payment.client.tsx';
import { isAbandoned, markExpressOver } from './express-store.ts';

type Props = {
  /** The token of the PayPal Express approval. */
  token: string;
  /** The approval is known to be insufficient. */
  isOver: boolean;
  props: Pick<PayPalProps, 'language' | 'order' | 'messages' | 'buttonClass' | 'onPaid' | 'onFailed'>;
  messages: CheckoutMessages['express'];
  /** The usual PayPal payment, for an insufficient approval. */
  children: ReactNode;
};

/** Charges a placed order by its PayPal Express approval. */
export function ExpressPayment({ token, isOver, props, messages, children }: Props) {
  // The state at mount: what is learnt now is shown here, and a page that is opened later may have been paid in the
  // usual way since.
  const [wasInsufficient] = useState(isOver);
  const onFailed = (reason: PaymentFailure) => reason === 'declined' && markExpressOver();
  const payment = usePayPalPayment({ ...props, onFailed, shouldRetry: () => !isAbandoned() }, 'paypal');
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
