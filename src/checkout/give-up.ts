import 'client-only';
import { isFresh } from '../cart/begun-express.ts';
import { postCancel, postOrder } from './ask-shop.ts';
import { type Attempt, judgeAnswer } from './attempt.ts';
import { change, getCheckout } from './checkout-store.ts';
import { alone, finish, lookAgain, ordering } from './ordering-store.ts';

/**
 * Whether an order that may have arrived is charged without anybody looking on: it was agreed to at PayPal before. What is
 * too old to be charged is an order like others.
 */
export function isAgreed({ body: { express } }: Pick<Attempt, 'body'>): boolean {
  return express !== null && isFresh(express);
}

/** Lets go of an order that may have arrived, since the shopper wants to change it and knows what that means. */
export async function giveUpAttempt(): Promise<void> {
  const { attempt } = getCheckout();
  if (ordering.phase === 'asking') return;
  if (attempt && (attempt.isGivenUp || isAgreed(attempt))) return alone(() => takeBack(attempt));
  change({ attempt: null });
  ordering.phase = 'idle';
}

/** Only the shop can tell that it will not be charged. Until it does, the attempt stays, and nothing goes on by itself. */
async function takeBack(attempt: Attempt): Promise<void> {
  ordering.phase = 'asking';
  change({ attempt: { ...attempt, isGivenUp: true } });
  const outcome = judgeAnswer(await postOrder(attempt.body), false);
  if (outcome.kind === 'placed') return finish(outcome.order, attempt.body.lines);
  const { language } = attempt.body;
  const isOver =
    outcome.kind === 'unpaid'
      ? await postCancel({ language, uuid: outcome.order.uuid, token: outcome.order.token })
      : outcome.kind !== 'unknown';
  if (isOver) change({ attempt: null, paymentMethod: null, express: null });
  ordering.phase = isOver ? 'idle' : 'old';
}

/** Gives an unpaid order back, to pay in another way. @returns whether the shop has agreed */
export async function cancelOrder(): Promise<boolean> {
  const { attempt } = getCheckout();
  if (!attempt?.order) return true;
  // Until the shop answers, neither this page nor the next has it charged.
  if (isAgreed(attempt) && !attempt.isExpressOver) change({ attempt: { ...attempt, isGivenUp: true } });
  const { uuid, token } = attempt.order;
  const isCancelled = await postCancel({ language: attempt.body.language, uuid, token });
  if (isCancelled) change({ attempt: null, paymentMethod: null, express: null });
  // It may have been paid a moment ago.
  else await lookAgain(attempt);
  return isCancelled;
}
