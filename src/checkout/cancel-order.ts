import 'client-only';
import { isExpressTokenFresh } from '../cart/express-token.ts';
import { getCheckout, updateCheckout } from './checkout-store.ts';
import { type OrderAttempt, toOrderOutcome } from './order-attempt.ts';
import { checkOrderStatus, completeOrder, orderSubmission, withCheckoutLock } from './order-submission-store.ts';
import { postCancel, postOrder } from './post-order.ts';

/**
 * Whether an order that may have arrived is charged without anybody looking on: it was agreed to at PayPal before. What is
 * too old to be charged is an order like others.
 */
export function isExpressApproved({ body: { express } }: Pick<OrderAttempt, 'body'>): boolean {
  return express !== null && isExpressTokenFresh(express);
}

/** Lets go of an order that may have arrived, since the shopper wants to change it and knows what that means. */
export async function abandonAttempt(): Promise<void> {
  const { attempt } = getCheckout();
  if (orderSubmission.phase === 'asking') return;
  if (attempt && (attempt.isGivenUp || isExpressApproved(attempt)))
    return withCheckoutLock(() => cancelUnlessPlaced(attempt));
  updateCheckout({ attempt: null });
  orderSubmission.phase = 'idle';
}

/** Only the shop can tell that it will not be charged. Until it does, the attempt stays, and nothing goes on by itself. */
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

/** Gives an unpaid order back, to pay in another way. @returns whether the shop has agreed */
export async function cancelOrder(): Promise<boolean> {
  const { attempt } = getCheckout();
  if (!attempt?.order) return true;
  // Until the shop answers, neither this page nor the next has it charged.
  if (isExpressApproved(attempt) && !attempt.isExpressOver)
    updateCheckout({ attempt: { ...attempt, isGivenUp: true } });
  const { uuid, token } = attempt.order;
  const isCancelled = await postCancel({ language: attempt.body.language, uuid, token });
  if (isCancelled) updateCheckout({ attempt: null, paymentMethod: null, express: null });
  // It may have been paid a moment ago.
  else await checkOrderStatus(attempt);
  return isCancelled;
}
