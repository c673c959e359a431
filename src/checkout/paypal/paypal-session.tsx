import {
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  usePayPal,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import { type JSX as ReactElements, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { type PaymentPhase, PaymentState } from '../payments/payment-state.tsx';
import { type PaymentFailure, paidSchema, postPayment, postUntilKnown } from '../payments/post-payment.ts';
import type { PayPalProps } from './paypal-payment.client.tsx';

declare global {
  namespace JSX {
    // PayPal's types bring this namespace back with their own elements alone, and others that look here find no more.
    interface IntrinsicElements extends ReactElements.IntrinsicElements {}
  }
}

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const;
const createdSchema = v.object({ paypal_order_id: v.string() });

/** An order at PayPal that could not be made, with what our own API calls that. */
class NotCreated extends Error {
  override name = 'NotCreated';
  reason: PaymentFailure;

  constructor(reason: PaymentFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

export function PayPalSession(props: PayPalProps) {
  return (
    <PayPalProvider
      clientId={props.clientId}
      environment={props.environment === 'live' ? 'production' : 'sandbox'}
      components={['paypal-payments']}
      locale={locales[props.language]}
      pageType="checkout"
    >
      <PayPalButton {...props} />
    </PayPalProvider>
  );
}

function PayPalButton({ language, order, words, buttonClass, onPaid, onFailed }: PayPalProps) {
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'ready' });
  const approved = useRef<string>(undefined);
  const { loadingStatus } = usePayPal();

  const fail = (reason: PaymentFailure, message = '') => {
    setPhase({ kind: 'failed', reason, message });
    onFailed(reason);
  };

  const createOrder = async () => {
    const { uuid, token } = order;
    const answer = await postPayment('paypal/order', { language, uuid, token }, createdSchema);
    if (answer.status === 'failed') throw new NotCreated(answer.reason, answer.message);
    return { orderId: answer.told.paypal_order_id };
  };

  const settle = async (orderID: string) => {
    approved.current = orderID;
    setPhase({ kind: 'checking' });
    const body = { language, order_id: order.uuid, token: order.token, paypal: { orderID } };
    const answer = await postUntilKnown('order/paypal_transaction', body, paidSchema);
    if (answer.status === 'ok') return onPaid(answer.told.order);
    if (answer.reason !== 'away') approved.current = undefined;
    fail(answer.reason, answer.message);
  };

  const { handleClick, isPending } = usePayPalOneTimePaymentSession({
    createOrder,
    onApprove: ({ orderId }) => settle(orderId),
    onCancel: () => fail('cancelled'),
    onError: (error) => fail(error instanceof NotCreated ? error.reason : 'away', toMessage(error)),
  });

  const reportAbsence = useEffectEvent(() => fail('away'));
  useEffect(() => {
    if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) reportAbsence();
  }, [loadingStatus]);

  const start = async () => {
    setPhase({ kind: 'ready' });
    try {
      await handleClick();
    } catch (error) {
      fail(error instanceof NotCreated ? error.reason : 'away', toMessage(error));
    }
  };

  const { current: toSettle } = approved;
  const isUnknown = phase.kind === 'failed' && phase.reason === 'away' && toSettle !== undefined;
  return (
    <>
      <p>{isPending ? words.loading : words.hint}</p>
      <PaymentState phase={phase} words={words} />
      {isUnknown ? (
        <button type="button" className={buttonClass} onClick={() => void settle(toSettle)}>
          {words.again}
        </button>
      ) : (
        <paypal-button
          type="pay"
          {...(isPending || phase.kind === 'checking' ? { disabled: true } : {})}
          onClick={start}
        />
      )}
    </>
  );
}

/** PayPal's own words are for developers and not shown. */
function toMessage(error: unknown): string {
  return error instanceof NotCreated ? error.message : '';
}
