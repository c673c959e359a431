import 'client-only';
import { ref } from 'valtio/vanilla';
import { getBackoffMs } from '../base/backoff.ts';
import { createStore } from '../base/store.ts';
import { removeOrderedItems } from '../cart/cart-store.ts';
import { checkoutKey } from '../cart/checkout-storage.ts';
import { fetchQuote, type Ref, setQuote } from '../cart/quote-store.ts';
import type { PlacedOrder } from '../orders/order.ts';
import type { OrderLine } from '../orders/order-fields.ts';
import type { Quote } from '../orders/quote.ts';
import { getCheckout, reloadCheckout, resetCheckout, updateCheckout } from './checkout-store.ts';
import { isDeepEqual } from './is-deep-equal.ts';
import { saveLastOrder } from './last-order-store.ts';
import { isFresh, isSameOrder, type OrderAttempt, type OrderOutcome, toOrderOutcome } from './order-attempt.ts';
import { postOrder } from './post-order.ts';
import { getQuoteRequest, toQuoteRequest } from './quote-request.ts';

type Refusal = Extract<OrderOutcome, { kind: 'changed' | 'refused' | 'later' }>;

type OrderSubmission = {
  /**
   * - `asking`: an attempt is being sent again.
   * - `unknown`: sent without a response; it is retried with backoff.
   * - `old`: the same, but too old or too different from the current choices to be retried without asking.
   * - `elsewhere`: another tab is sending.
   * - `placed`: the order exists, and its page is being opened.
   */
  phase: 'idle' | 'sending' | 'asking' | 'unknown' | 'old' | 'elsewhere' | 'placed';
  /** Why nothing was ordered. */
  refusal: Ref<Refusal> | null;
  /** The quote that was accepted with the refused order. */
  accepted: Ref<Quote> | null;
  /** The token of the placed order's page. */
  token: string | null;
};

/** The state of sending an order. */
export const orderSubmission = createStore<OrderSubmission>({
  phase: 'idle',
  refusal: null,
  accepted: null,
  token: null,
});

let retries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Resumes an unconfirmed order attempt when the page opens and when the connection returns. */
export function connectOrderSubmission(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restoreSubmission();
  };
  const onVisibilityChange = () => {
    const { attempt } = getCheckout();
    if (document.visibilityState === 'visible' && attempt?.order) void checkOrderStatus(attempt);
  };
  addEventListener('online', resendIfUnknown);
  addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  restoreSubmission();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', resendIfUnknown);
    removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** @param accepted the quote above the order button */
export async function placeOrder(body: OrderAttempt['body'], accepted: Quote): Promise<void> {
  if (isInProgress()) return;
  Object.assign(orderSubmission, { phase: 'sending', refusal: null, accepted: ref(accepted) });
  await withCheckoutLock(async () => {
    reloadCheckout();
    const { attempt: other, paymentMethod } = getCheckout();
    if (other && !other.order) {
      if (isSameOrder(other.body, body)) return sendAttempt(other, false);
      // The new press is for another order: the earlier attempt is resolved first.
      orderSubmission.phase = 'old';
      return;
    }
    // Another tab has just ordered and reset the checkout.
    if (other || paymentMethod === null) {
      orderSubmission.phase = 'idle';
      return;
    }
    const { paypal_client_id: payPalClientId, paypal_sources: payPalSources } = accepted;
    const flags = { isExpressOver: false, isGivenUp: false };
    const attempt = { body, at: Date.now(), order: null, payPalClientId, payPalSources, ...flags };
    updateCheckout({ attempt });
    await sendAttempt(attempt, true);
  });
}

/** Sends the same order again. The server makes it once, however often it arrives. */
export async function resendOrder(): Promise<void> {
  clearTimeout(timer);
  if (isInProgress()) return;
  orderSubmission.phase = 'asking';
  await withCheckoutLock(async () => {
    reloadCheckout();
    const { attempt } = getCheckout();
    if (!attempt || attempt.order) {
      orderSubmission.phase = 'idle';
      return;
    }
    // Sending it again revokes the cancellation.
    const resumed = { ...attempt, isGivenUp: false };
    updateCheckout({ attempt: resumed });
    await sendAttempt(resumed, false);
  });
}

/** Checks whether a reserved order has been paid or cancelled elsewhere since. */
export async function checkOrderStatus(attempt: OrderAttempt): Promise<void> {
  const result = await postOrder(attempt.body);
  if (getCheckout().attempt?.body.id !== attempt.body.id) return;
  const outcome = toOrderOutcome(result, false);
  if (outcome.kind === 'placed') completeOrder(outcome.order);
  else if (outcome.kind === 'refused' && result.status === 'ok') rejectAttempt(outcome, true);
}

/** Finishes with a placed order: removes its items from the cart and resets the checkout. Items added since stay. */
export function completeOrder(
  order: Pick<PlacedOrder, 'number' | 'token'>,
  ordered: readonly OrderLine[] = getCheckout().attempt?.body.lines ?? [],
): void {
  // Two responses may report the same order; its items are removed once.
  if (orderSubmission.phase === 'placed') return;
  Object.assign(orderSubmission, { phase: 'placed', token: order.token, refusal: null });
  saveLastOrder(order);
  removeOrderedItems(ordered);
  resetCheckout();
}

function isInProgress(): boolean {
  return (
    orderSubmission.phase === 'sending' || orderSubmission.phase === 'asking' || orderSubmission.phase === 'placed'
  );
}

function resendIfUnknown(): void {
  if (orderSubmission.phase === 'unknown') void resendOrder();
}

function restoreSubmission(): void {
  retries = 0;
  reloadCheckout();
  const { attempt } = getCheckout();
  const isOpen = attempt !== null && attempt.order === null;
  Object.assign(orderSubmission, { phase: 'idle', token: null });
  if (attempt?.order) void checkOrderStatus(attempt);
  else if (isOpen && !attempt.isGivenUp && isFresh(attempt, Date.now())) void resendOrder();
  else if (isOpen) orderSubmission.phase = 'old';
}

async function sendAttempt(attempt: OrderAttempt, isFirst: boolean): Promise<void> {
  const result = await postOrder(attempt.body);
  if (result.status === 'failed') console.warn(`${result.message} (${result.reason})`);
  const outcome = toOrderOutcome(result, isFirst);
  switch (outcome.kind) {
    case 'placed':
      return completeOrder(outcome.order, attempt.body.lines);
    case 'unpaid':
      updateCheckout({ attempt: { ...attempt, order: outcome.order } });
      orderSubmission.phase = 'idle';
      return;
    case 'unknown':
      orderSubmission.phase = 'unknown';
      timer = setTimeout(resendIfUnknown, getBackoffMs(++retries));
      return;
    default:
      // The new quote is current only while the choices are those that were sent.
      if (outcome.kind === 'changed') setQuoteIfCurrent(attempt, outcome.quote);
      rejectAttempt(outcome, result.status === 'ok');
      // The next quote removes choices that are no longer offered, such as a branch.
      if (outcome.kind === 'refused') void fetchQuote(getQuoteRequest(attempt.body.language));
  }
}

/** @param wasReserved the order was reserved and never paid: the payment method is chosen anew */
function rejectAttempt(refusal: Refusal, wasReserved: boolean): void {
  updateCheckout({ attempt: null, ...(wasReserved && { paymentMethod: null, express: null }) });
  Object.assign(orderSubmission, { phase: 'idle', refusal: ref(refusal) });
}

function setQuoteIfCurrent(attempt: OrderAttempt, quote: Quote): void {
  const request = getQuoteRequest(attempt.body.language);
  if (isDeepEqual(toQuoteRequest(attempt), request)) setQuote(quote, request);
}

/** Runs a task under a lock, so that one tab at a time sends an order, where the browser has the Web Locks API. */
export async function withCheckoutLock(task: () => Promise<void> | void): Promise<void> {
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) return task();
  await locks.request(checkoutKey, { ifAvailable: true }, async (lock) => {
    if (lock) return task();
    orderSubmission.phase = 'elsewhere';
  });
}
