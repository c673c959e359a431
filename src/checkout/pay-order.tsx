import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatByPattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { Messages } from '../i18n/messages/shape.ts';
import type { PlacedOrder } from '../orders/order.ts';
import type { KlarnaEnvironment, PayPalEnvironment } from '../orders/payment-hosts.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutIntl } from './checkout-messages.ts';
import { completeOrder } from './order-submission-store.ts';
import type { PayPalProps } from './paypal/paypal-payment.client.tsx';

const PayPalPayment = lazy(async () => ({
  default: (await import('./paypal/paypal-payment.client.tsx')).PayPalPayment,
}));
const ExpressPayment = lazy(async () => ({
  default: (await import('./express/express-payment.tsx')).ExpressPayment,
}));
const KlarnaPayment = lazy(async () => ({
  default: (await import('./klarna/klarna-payment.client.tsx')).KlarnaPayment,
}));

/** Payment settings that the server passes to the browser. */
export type PaymentConfig = {
  messages: Messages['payment'];
  paypal: PayPalEnvironment;
  klarna: KlarnaEnvironment;
};

/** PayPal's data of an order, stored since it was placed. */
type PayPalOrderDetails = Pick<PayPalProps, 'sources' | 'billing'> & {
  clientId: string | null;
  /** The approval of PayPal Express; null without one. */
  express: { token: string; isOver: boolean; isGivenUp: boolean } | null;
};

type Props = { order: PlacedOrder; paypal: PayPalOrderDetails; payments: PaymentConfig; intl: CheckoutIntl };

/** The payment of a reserved order by PayPal or Klarna. The order becomes valid once it is paid. */
export function PayOrder({ order, paypal: { express, ...paypal }, payments, intl }: Props) {
  const { language, orderingMessages: messages, pattern } = intl;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isGivenUp = express?.isGivenUp === true;

  const cancel = async () => {
    if (isCancelling) return;
    setIsCancelling(true);
    const isCancelled = await cancelOrder();
    setIsCancelling(false);
    setHasFailed(!isCancelled);
  };
  // Continues a cancellation that an earlier page has begun.
  const resumeCancelling = useEffectEvent(() => void (isGivenUp && cancel()));
  useEffect(() => {
    heading.current?.focus();
    resumeCancelling();
  }, []);
  const shared = {
    language,
    order,
    buttonClass: 'button button--appearance_solid button--size_medium',
    onPaid: () => completeOrder(order),
    onFailed: () => {},
  };
  const total = formatByPattern(order.total_cents, pattern);
  const isKlarna = order.payment_method?.key === 'klarna';
  const renderPayPal = () =>
    paypal.clientId ? (
      <PayPalPayment
        {...{ ...shared, ...paypal, pattern }}
        clientId={paypal.clientId}
        environment={payments.paypal}
        messages={payments.messages.paypal}
      />
    ) : (
      <p role="alert">{payments.messages.paypal.failures.away}</p>
    );
  return (
    <div className={`${styles.message} ${styles.pay}`}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.payTitle}
      </h2>
      <p>{formatMessage(messages.payText, { number: order.number, total })}</p>
      {!isGivenUp && (
        <div className={styles.group}>
          <Suspense fallback={<p role="status">{payments.messages[isKlarna ? 'klarna' : 'paypal'].loading}</p>}>
            {isKlarna ? (
              <KlarnaPayment {...shared} environment={payments.klarna} messages={payments.messages.klarna} />
            ) : express ? (
              <ExpressPayment
                token={express.token}
                isOver={express.isOver}
                props={{ ...shared, messages: payments.messages.paypal }}
                messages={intl.messages.express}
              >
                {renderPayPal()}
              </ExpressPayment>
            ) : (
              renderPayPal()
            )}
          </Suspense>
        </div>
      )}
      {hasFailed && (
        <CheckoutMessage tone="error">
          <p>{isGivenUp ? messages.giveUpAgreed : messages.cancelFailed}</p>
        </CheckoutMessage>
      )}
      <button
        type="button"
        className="button button--appearance_outline button--size_medium"
        aria-disabled={isCancelling}
        onClick={cancel}
      >
        {messages.chooseOther}
      </button>
    </div>
  );
}
