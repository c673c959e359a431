import { type ReactNode, useRef, useState } from 'react';
import { payPalOrderResponse } from '../../orders/payment-responses.ts';
import type { PayPalSource } from '../../orders/quote.ts';
import { type PaymentPhase, PaymentState } from '../payments/payment-state.tsx';
import { type PaymentFailure, paidSchema, postPayment, postUntilConfirmed } from '../payments/post-payment.ts';
import type { PayPalProps } from './paypal-payment.client.tsx';

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

/** Thrown when no order could be created at PayPal, with the reason of our own API. */
class OrderCreationError extends Error {
  override name = 'NotCreated';
  reason: PaymentFailure;

  constructor(reason: PaymentFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The state of a payment and the calls around PayPal's component. */
export type PayPalPaymentState = {
  phase: PaymentPhase;
  /** Clears the message of the last attempt. */
  reset: () => void;
  createOrder: () => Promise<{ orderId: string }>;
  /**
   * Lets the server verify the approval with PayPal.
   *
   * @param refusalReason the failure to show where the order stays unpaid
   * @returns whether the order is paid, or its payment is being reviewed
   */
  confirm: (orderId: string, refusalReason?: 'declined' | 'unconfirmed') => Promise<boolean>;
  fail: (reason: PaymentFailure, message?: string) => void;
  /** For errors of PayPal's component, whose messages are for developers and not shown. */
  failWithError: (error: unknown) => void;
  /** Verifies again; null unless the result is unknown. */
  retry: (() => void) | null;
};

export function usePayPalPayment(
  {
    language,
    order,
    onPaid,
    onFailed,
    onBusyChange,
    shouldRetry,
  }: Pick<PayPalProps, 'language' | 'order' | 'onPaid' | 'onFailed' | 'onBusyChange'> & { shouldRetry?: () => boolean },
  source: PayPalSource,
): PayPalPaymentState {
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'ready' });
  const approved = useRef<string>(undefined);
  /** The approved order when the last attempt failed. */
  const [pendingOrderId, setPendingOrderId] = useState<string>();
  const { uuid, token } = order;

  const fail = (reason: PaymentFailure, message = '') => {
    setPhase({ kind: 'failed', reason, message });
    setPendingOrderId(approved.current);
    onBusyChange?.(approved.current !== undefined);
    onFailed(reason);
  };
  const confirm: PayPalPaymentState['confirm'] = async (orderID, refusalReason = 'declined') => {
    approved.current = orderID;
    setPhase({ kind: 'checking' });
    const body = { language, order_id: uuid, token, paypal: { orderID } };
    const result = await postUntilConfirmed('order/paypal_transaction', body, paidSchema, shouldRetry);
    if (result.status === 'ok') {
      onPaid(result.data.order);
      return true;
    }
    if (result.reason !== 'away') approved.current = undefined;
    fail(result.reason === 'declined' ? refusalReason : result.reason, result.message);
    return false;
  };
  const isUnknown = phase.kind === 'failed' && phase.reason === 'away' && pendingOrderId !== undefined;
  return {
    phase,
    reset: () => setPhase({ kind: 'ready' }),
    createOrder: async () => {
      onBusyChange?.(true);
      const result = await postPayment('paypal/order', { language, uuid, token, source }, payPalOrderResponse);
      if (result.status === 'failed') throw new OrderCreationError(result.reason, result.message);
      return { orderId: result.data.paypal_order_id };
    },
    confirm,
    fail,
    failWithError: (error) => (error instanceof OrderCreationError ? fail(error.reason, error.message) : fail('away')),
    retry: isUnknown ? () => void confirm(pendingOrderId) : null,
  };
}
