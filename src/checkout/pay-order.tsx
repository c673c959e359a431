import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../catalog/product/fill-words.ts';
import type { Messages } from '../i18n/messages/shape.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import type { PlacedOrder } from '../orders/order.ts';
import type { KlarnaEnvironment, PayPalEnvironment } from '../orders/payment-hosts.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutSpeech } from './checkout-speech.ts';
import { cancelOrder } from './give-up.ts';
import { finish } from './ordering-store.ts';
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

/** What the browser's side of payments is told by the server. */
export type Payments = {
  words: Messages['payment'];
  paypal: PayPalEnvironment;
  klarna: KlarnaEnvironment;
};

/** What PayPal's components have to know of an order, kept since it was placed. */
type PayPalFacts = Pick<PayPalProps, 'sources' | 'billing'> & {
  clientId: string | null;
  /** What was agreed to before there was an order. */
  express: { token: string; isOver: boolean; isGivenUp: boolean } | null;
};

type Props = { order: PlacedOrder; paypal: PayPalFacts; payments: Payments; speech: CheckoutSpeech };

/** The order is written down; it stands as soon as its provider has taken the money. */
export function PayOrder({ order, paypal: { express, ...paypal }, payments, speech }: Props) {
  const { language, orderingWords: words, pattern } = speech;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isGivenUp = express?.isGivenUp === true;

  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    const isCancelled = await cancelOrder();
    setIsLeaving(false);
    setHasFailed(!isCancelled);
  };
  // What was being given up when the page was left still is.
  const goOn = useEffectEvent(() => void (isGivenUp && leave()));
  useEffect(() => {
    heading.current?.focus();
    goOn();
  }, []);
  const shared = {
    language,
    order,
    buttonClass: 'button button--appearance_solid button--size_medium',
    onPaid: () => finish(order),
    onFailed: () => {},
  };
  const total = formatByPattern(order.total_cents, pattern);
  const isKlarna = order.payment_method.key === 'klarna';
  const usual = () =>
    paypal.clientId ? (
      <PayPalPayment
        {...{ ...shared, ...paypal, pattern }}
        clientId={paypal.clientId}
        environment={payments.paypal}
        words={payments.words.paypal}
      />
    ) : (
      <p role="alert">{payments.words.paypal.failures.away}</p>
    );
  return (
    <div className={`${styles.message} ${styles.pay}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words.payTitle}
      </h2>
      <p>{fill(words.payText, { number: order.number, total })}</p>
      {!isGivenUp && (
        <div className={styles.group}>
          <Suspense fallback={<p role="status">{payments.words[isKlarna ? 'klarna' : 'paypal'].loading}</p>}>
            {isKlarna ? (
              <KlarnaPayment {...shared} environment={payments.klarna} words={payments.words.klarna} />
            ) : express ? (
              <ExpressPayment
                token={express.token}
                isOver={express.isOver}
                props={{ ...shared, words: payments.words.paypal }}
                words={speech.words.express}
              >
                {usual()}
              </ExpressPayment>
            ) : (
              usual()
            )}
          </Suspense>
        </div>
      )}
      {hasFailed && (
        <CheckoutMessage tone="error">
          <p>{isGivenUp ? words.giveUpAgreed : words.cancelFailed}</p>
        </CheckoutMessage>
      )}
      <button
        type="button"
        className="button button--appearance_outline button--size_medium"
        aria-disabled={isLeaving}
        onClick={leave}
      >
        {words.chooseOther}
      </button>
    </div>
  );
}
