import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { PayPalSource } from '../../orders/quote.ts';
import type { PaymentPhase } from '../payments/payment-state.tsx';
import { type PaymentFailure, paidSchema, postPayment, postUntilKnown } from '../payments/post-payment.ts';
import type { PayPalProps } from './paypal-payment.client.tsx';

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

/** What paying an order at PayPal takes besides the component of PayPal's that asks the shopper. */
export type PayPalPaymentSteps = {
  phase: PaymentPhase;
  /** Takes back what was said of the last attempt. */
  begin: () => void;
  createOrder: () => Promise<{ orderId: string }>;
  /**
   * Has the server ask PayPal what was agreed to.
   *
   * @param refusal what it is where the order stays unpaid
   * @returns whether the order is paid, or looked at
   */
  settle: (orderId: string, refusal?: 'declined' | 'unconfirmed') => Promise<boolean>;
  fail: (reason: PaymentFailure, message?: string) => void;
  /** For whatever PayPal's component throws: its own words are for developers and not shown. */
  failWith: (error: unknown) => void;
  /** Asks once more what became of it; null where that is known. */
  askAgain: (() => void) | null;
};

export function usePayPalPayment(
  {
    language,
    order,
    onPaid,
    onFailed,
    onHeld,
    isWanted,
  }: Pick<PayPalProps, 'language' | 'order' | 'onPaid' | 'onFailed' | 'onHeld'> & { isWanted?: () => boolean },
  source: PayPalSource,
): PayPalPaymentSteps {
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'ready' });
  const approved = useRef<string>(undefined);
  const { uuid, token } = order;

  const fail = (reason: PaymentFailure, message = '') => {
    setPhase({ kind: 'failed', reason, message });
    onHeld?.(approved.current !== undefined);
    onFailed(reason);
  };
  const settle: PayPalPaymentSteps['settle'] = async (orderID, refusal = 'declined') => {
    approved.current = orderID;
    setPhase({ kind: 'checking' });
    const body = { language, order_id: uuid, token, paypal: { orderID } };
    const answer = await postUntilKnown('order/paypal_transaction', body, paidSchema, isWanted);
    if (answer.status === 'ok') {
      onPaid(answer.told.order);
      return true;
    }
    if (answer.reason !== 'away') approved.current = undefined;
    fail(answer.reason === 'declined' ? refusal : answer.reason, answer.message);
    return false;
  };
  const { current: toSettle } = approved;
  const isUnknown = phase.kind === 'failed' && phase.reason === 'away' && toSettle !== undefined;
  return {
    phase,
    begin: () => setPhase({ kind: 'ready' }),
    createOrder: async () => {
      onHeld?.(true);
      const answer = await postPayment('paypal/order', { language, uuid, token, source }, createdSchema);
      if (answer.status === 'failed') throw new NotCreated(answer.reason, answer.message);
      return { orderId: answer.told.paypal_order_id };
    },
    settle,
    fail,
    failWith: (error) => (error instanceof NotCreated ? fail(error.reason, error.message) : fail('away')),
    askAgain: isUnknown ? () => void settle(toSettle) : null,
  };
}
