import 'client-only';
import { isExpressTokenFresh } from '../cart/checkout-storage.ts';
import { getCheckout, updateCheckout } from './checkout-store.ts';
import { type OrderAttempt, toOrderOutcome } from './order-attempt.ts';
import { checkOrderStatus, completeOrder, orderSubmission, withCheckoutLock } from './order-submission-store.ts';
import { postCancel, postOrder } from './post-order.ts';

/**
 * Whether the order can still be charged without further action of the shopper, since it was approved in PayPal
 * Express. An expired approval cannot be charged.
 */
export function isExpressApproved({ body: { express } }: Pick<OrderAttempt, 'body'>): boolean {
  return express !== null && isExpressTokenFresh(express);
}

/** Abandons an order that may have arrived, after the shopper has confirmed to change it. */
export async function abandonAttempt(): Promise<void> {
  const { attempt } = getCheckout();
  if (orderSubmission.phase === 'asking') return;
  if (attempt && (attempt.isGivenUp || isExpressApproved(attempt)))
    return withCheckoutLock(() => cancelUnlessPlaced(attempt));
  updateCheckout({ attempt: null });
  orderSubmission.phase = 'idle';
}

/**
 * Cancels an approved order at the server, which alone knows whether it will be charged. Until it confirms, the attempt
 * stays and nothing is sent again by itself.
 */
async function cancelUnlessPlaced(attempt: OrderAttempt): Promise<void> {
  orderSubmission.phase = 'asking';
  updateCheckout({ attempt: { ...attempt, isGivenUp: true } });
  const outcome = toOrderOutcome(await postOrder(attempt.body), false);
  if (outcome.kind === 'placed') return completeOrder(outcome.order, attempt.body.lines);
  const { language } = attempt.body;
  const isOver =
    outcome.kind === 'unpaid'
      ? await postCancel({ language, uuid: outcome.order.uuid, token: outcome.order.token })
      : outcome.kind !== 'unknown';
  if (isOver) updateCheckout({ attempt: null, paymentMethod: null, express: null });
  orderSubmission.phase = isOver ? 'idle' : 'old';
}

/** Cancels an unpaid order, so that another payment method can be chosen. @returns whether the server has confirmed */
export async function cancelOrder(): Promise<boolean> {
  const { attempt } = getCheckout();
  if (!attempt?.order) return true;
  // Until the server responds, neither this page nor a later one may charge it.
  if (isExpressApproved(attempt) && !attempt.isExpressOver)
    updateCheckout({ attempt: { ...attempt, isGivenUp: true } });
  const { uuid, token } = attempt.order;
  const isCancelled = await postCancel({ language: attempt.body.language, uuid, token });
  if (isCancelled) updateCheckout({ attempt: null, paymentMethod: null, express: null });
  // It may have been paid a moment ago.
  else await checkOrderStatus(attempt);
  return isCancelled;
}
