import 'client-only';
import { ref } from 'valtio/vanilla';
import { createStore } from '../base/store.ts';
import { takeOrdered } from '../cart/cart-store.ts';
import { adoptQuote, fetchQuote } from '../cart/quote-store.ts';
import type { PlacedOrder } from '../orders/order.ts';
import type { BrowserBody } from '../orders/order-bodies.ts';
import type { Quote } from '../orders/quote.ts';
import { postOrder } from './ask-shop.ts';
import { type Attempt, isFresh, isSameOrder, judgeAnswer, type Outcome } from './attempt.ts';
import { change, getCheckout, refresh, reset } from './checkout-store.ts';
import { getWish, toWish } from './get-wish.ts';
import { isSame } from './is-same.ts';
import { keepPlaced } from './placed-order-store.ts';

type Ordering = {
  /**
   * - `asking`: what was sent before is sent again.
   * - `unknown`: sent, and nobody knows what became of it; it is asked again.
   * - `old`: the same, from so long ago or so unlike what is chosen now that the shopper has a say first.
   * - `elsewhere`: another tab is at it.
   * - `placed`: the order stands, and its page is on its way.
   */
  phase: 'idle' | 'sending' | 'asking' | 'unknown' | 'old' | 'elsewhere' | 'placed';
  /** Why nothing was ordered, after the button was pressed. */
  refusal: Extract<Outcome, { kind: 'changed' | 'refused' | 'later' }> | null;
  /** What was accepted before it changed. */
  accepted: Quote | null;
  /** Opens the page of the order that has been placed. */
  token: string | null;
};

/** What is going on with the order itself. */
export const ordering = createStore<Ordering>({ phase: 'idle', refusal: null, accepted: null, token: null });

let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Goes on with an order of which nobody knows whether it arrived, as soon as there is a line again. */
export function connectOrdering(): () => void {
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin();
  };
  const lookUp = () => {
    const { attempt } = getCheckout();
    if (document.visibilityState === 'visible' && attempt?.order) void lookAgain(attempt);
  };
  addEventListener('online', goOn);
  addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', lookUp);
  begin();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', goOn);
    removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', lookUp);
  };
}

/** @param accepted the quote that stood above the button */
export async function placeOrder(body: BrowserBody<'order'>, accepted: Quote): Promise<void> {
  if (isUnderWay()) return;
  Object.assign(ordering, { phase: 'sending', refusal: null, accepted: ref(accepted) });
  await alone(async () => {
    refresh();
    const { attempt: other, paymentMethod } = getCheckout();
    if (other && !other.order) {
      if (isSameOrder(other.body, body)) return send(other, false);
      // Pressed for something else: what was sent before is settled first.
      ordering.phase = 'old';
      return;
    }
    // Another tab has just ordered, and forgotten everything.
    if (other || paymentMethod === null) {
      ordering.phase = 'idle';
      return;
    }
    const { paypal_client_id: payPalClientId, paypal_sources: payPalSources } = accepted;
    const over = { isExpressOver: false, isGivenUp: false };
    const attempt = { body, at: Date.now(), order: null, payPalClientId, payPalSources, ...over };
    change({ attempt });
    await send(attempt, true);
  });
}

/** Sends the same order again: it is made once, however often it arrives. */
export async function resume(): Promise<void> {
  clearTimeout(timer);
  if (isUnderWay()) return;
  ordering.phase = 'asking';
  await alone(async () => {
    refresh();
    const { attempt } = getCheckout();
    if (!attempt || attempt.order) {
      ordering.phase = 'idle';
      return;
    }
    // Whoever asks for it again wants it after all.
    const wanted = { ...attempt, isGivenUp: false };
    change({ attempt: wanted });
    await send(wanted, false);
  });
}

/** Whether the order has been paid or given up since: elsewhere, or while this page was away. */
export async function lookAgain(attempt: Attempt): Promise<void> {
  const result = await postOrder(attempt.body);
  if (getCheckout().attempt?.body.id !== attempt.body.id) return;
  const outcome = judgeAnswer(result, false);
  if (outcome.kind === 'placed') finish(outcome.order);
  else if (outcome.kind === 'refused' && result.status === 'ok') letGo(outcome, true);
}

/** The order certainly stands: nothing of it is needed here any more. What was put into the cart since stays there. */
export function finish(
  order: Pick<PlacedOrder, 'number' | 'token'>,
  ordered: BrowserBody<'order'>['lines'] = getCheckout().attempt?.body.lines ?? [],
): void {
  // Two answers may tell of the same order; its pieces are taken out once.
  if (ordering.phase === 'placed') return;
  Object.assign(ordering, { phase: 'placed', token: order.token, refusal: null });
  keepPlaced(order);
  takeOrdered(ordered);
  reset();
}

function isUnderWay(): boolean {
  return ordering.phase === 'sending' || ordering.phase === 'asking' || ordering.phase === 'placed';
}

function goOn(): void {
  if (ordering.phase === 'unknown') void resume();
}

function begin(): void {
  tries = 0;
  refresh();
  const { attempt } = getCheckout();
  const isOpen = attempt !== null && attempt.order === null;
  Object.assign(ordering, { phase: 'idle', token: null });
  if (attempt?.order) void lookAgain(attempt);
  else if (isOpen && !attempt.isGivenUp && isFresh(attempt, Date.now())) void resume();
  else if (isOpen) ordering.phase = 'old';
}

async function send(attempt: Attempt, isFirst: boolean): Promise<void> {
  const result = await postOrder(attempt.body);
  if (result.status === 'failed') console.warn(`${result.message} (${result.reason})`);
  const outcome = judgeAnswer(result, isFirst);
  switch (outcome.kind) {
    case 'placed':
      return finish(outcome.order, attempt.body.lines);
    case 'unpaid':
      change({ attempt: { ...attempt, order: outcome.order } });
      ordering.phase = 'idle';
      return;
    case 'unknown':
      ordering.phase = 'unknown';
      timer = setTimeout(goOn, Math.min(1000 * 2 ** ++tries, 30_000));
      return;
    default:
      // What has changed is the newest only for who still wants what was sent.
      if (outcome.kind === 'changed') adoptFor(attempt, outcome.quote);
      letGo(outcome, result.status === 'ok');
      // What is no longer offered, like a branch, is let go of with the next quote.
      if (outcome.kind === 'refused') void fetchQuote(getWish(attempt.body.language));
  }
}

/** @param wasReserved the order was written down and never paid: how to pay is chosen anew */
function letGo(refusal: NonNullable<Ordering['refusal']>, wasReserved: boolean): void {
  change({ attempt: null, ...(wasReserved && { paymentMethod: null, express: null }) });
  Object.assign(ordering, { phase: 'idle', refusal: ref(refusal) });
}

function adoptFor(attempt: Attempt, quote: Quote): void {
  const wish = getWish(attempt.body.language);
  if (isSame(toWish(attempt), wish)) adoptQuote(quote, wish);
}

/** One tab at a time, where the browser can tell. */
export async function alone(work: () => Promise<void> | void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  await locks.request('int-checkout', { ifAvailable: true }, async (lock) => {
    if (lock) return work();
    ordering.phase = 'elsewhere';
  });
}
