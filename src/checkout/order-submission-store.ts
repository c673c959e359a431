import 'client-only';
import { ref } from 'valtio/vanilla';
import { createStore } from '../base/store.ts';
import { removeOrderedItems } from '../cart/cart-store.ts';
import { fetchQuote, setQuote } from '../cart/quote-store.ts';
import type { PlacedOrder } from '../orders/order.ts';
import type { BrowserBody } from '../orders/order-bodies.ts';
import type { Quote } from '../orders/quote.ts';
import { getCheckout, reloadCheckout, resetCheckout, updateCheckout } from './checkout-store.ts';
import { isDeepEqual } from './is-deep-equal.ts';
import { saveLastOrder } from './last-order-store.ts';
import { isFresh, isSameOrder, type OrderAttempt, type OrderOutcome, toOrderOutcome } from './order-attempt.ts';
import { postOrder } from './post-order.ts';
import { getQuoteRequest, toQuoteRequest } from './quote-request.ts';

type OrderSubmission = {
  /**
   * - `asking`: what was sent before is sent again.
   * - `unknown`: sent, and nobody knows what became of it; it is asked again.
   * - `old`: the same, from so long ago or so unlike what is chosen now that the shopper has a say first.
   * - `elsewhere`: another tab is at it.
   * - `placed`: the order stands, and its page is on its way.
   */
  phase: 'idle' | 'sending' | 'asking' | 'unknown' | 'old' | 'elsewhere' | 'placed';
  /** Why nothing was ordered, after the button was pressed. */
  refusal: Extract<OrderOutcome, { kind: 'changed' | 'refused' | 'later' }> | null;
  /** What was accepted before it changed. */
  accepted: Quote | null;
  /** Opens the page of the order that has been placed. */
  token: string | null;
};

/** What is going on with the order itself. */
export const orderSubmission = createStore<OrderSubmission>({
  phase: 'idle',
  refusal: null,
  accepted: null,
  token: null,
});

let retries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Goes on with an order of which nobody knows whether it arrived, as soon as there is a line again. */
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

/** @param accepted the quote that stood above the button */
export async function placeOrder(body: BrowserBody<'order'>, accepted: Quote): Promise<void> {
  if (isInProgress()) return;
  Object.assign(orderSubmission, { phase: 'sending', refusal: null, accepted: ref(accepted) });
  await withCheckoutLock(async () => {
    reloadCheckout();
    const { attempt: other, paymentMethod } = getCheckout();
    if (other && !other.order) {
      if (isSameOrder(other.body, body)) return sendAttempt(other, false);
      // Pressed for something else: what was sent before is settled first.
      orderSubmission.phase = 'old';
      return;
    }
    // Another tab has just ordered, and forgotten everything.
    if (other || paymentMethod === null) {
      orderSubmission.phase = 'idle';
      return;
    }
    const { paypal_client_id: payPalClientId, paypal_sources: payPalSources } = accepted;
    const over = { isExpressOver: false, isGivenUp: false };
    const attempt = { body, at: Date.now(), order: null, payPalClientId, payPalSources, ...over };
    updateCheckout({ attempt });
    await sendAttempt(attempt, true);
  });
}

/** Sends the same order again: it is made once, however often it arrives. */
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
    // Whoever asks for it again wants it after all.
    const resumed = { ...attempt, isGivenUp: false };
    updateCheckout({ attempt: resumed });
    await sendAttempt(resumed, false);
  });
}

/** Whether the order has been paid or given up since: elsewhere, or while this page was away. */
export async function checkOrderStatus(attempt: OrderAttempt): Promise<void> {
  const result = await postOrder(attempt.body);
  if (getCheckout().attempt?.body.id !== attempt.body.id) return;
  const outcome = toOrderOutcome(result, false);
  if (outcome.kind === 'placed') completeOrder(outcome.order);
  else if (outcome.kind === 'refused' && result.status === 'ok') rejectAttempt(outcome, true);
}

/** The order certainly stands: nothing of it is needed here any more. What was put into the cart since stays there. */
export function completeOrder(
  order: Pick<PlacedOrder, 'number' | 'token'>,
  ordered: BrowserBody<'order'>['lines'] = getCheckout().attempt?.body.lines ?? [],
): void {
  // Two answers may tell of the same order; its pieces are taken out once.
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
      timer = setTimeout(resendIfUnknown, Math.min(1000 * 2 ** ++retries, 30_000));
      return;
    default:
      // What has changed is the newest only for who still wants what was sent.
      if (outcome.kind === 'changed') setQuoteIfCurrent(attempt, outcome.quote);
      rejectAttempt(outcome, result.status === 'ok');
      // What is no longer offered, like a branch, is let go of with the next quote.
      if (outcome.kind === 'refused') void fetchQuote(getQuoteRequest(attempt.body.language));
  }
}

/** @param wasReserved the order was written down and never paid: how to pay is chosen anew */
function rejectAttempt(refusal: NonNullable<OrderSubmission['refusal']>, wasReserved: boolean): void {
  updateCheckout({ attempt: null, ...(wasReserved && { paymentMethod: null, express: null }) });
  Object.assign(orderSubmission, { phase: 'idle', refusal: ref(refusal) });
}

function setQuoteIfCurrent(attempt: OrderAttempt, quote: Quote): void {
  const request = getQuoteRequest(attempt.body.language);
  if (isDeepEqual(toQuoteRequest(attempt), request)) setQuote(quote, request);
}

/** One tab at a time, where the browser can tell. */
export async function withCheckoutLock(task: () => Promise<void> | void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return task();
  await locks.request('int-checkout', { ifAvailable: true }, async (lock) => {
    if (lock) return task();
    orderSubmission.phase = 'elsewhere';
  });
}
