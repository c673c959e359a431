import type { Snapshot } from 'valtio/vanilla';
import type { BrowserResult } from '../orders/browser-result.ts';
import type { PlacedOrder } from '../orders/order.ts';
import type { BrowserBody } from '../orders/order-bodies.ts';
import type { PayPalSource, Quote } from '../orders/quote.ts';
import { isDeepEqual } from './is-deep-equal.ts';

/**
 * One press of the order button, stored with the whole request before it is sent. Sent again after a lost response, a
 * crash or a reload, the same body with the same id makes one order.
 */
export type OrderAttempt = {
  body: Snapshot<BrowserBody<'order'>>;
  /** When the button was pressed, in milliseconds. */
  at: number;
  /** Known once the server has responded. */
  order: Snapshot<PlacedOrder> | null;
  /**
   * PayPal's client id when the button was pressed: the quote that names it may be gone by the time the order is paid.
   */
  payPalClientId: string | null;
  /** The payment sources of PayPal at that time. */
  payPalSources: readonly PayPalSource[];
  /** The PayPal Express approval is insufficient: the order is paid by PayPal in the usual way. */
  isExpressOver: boolean;
  /**
   * The shopper is cancelling an approved order, and the server has not confirmed it yet: it must not be charged
   * automatically.
   */
  isGivenUp: boolean;
};

export type OrderOutcome =
  /** The order is placed. */
  | { kind: 'placed'; order: PlacedOrder }
  /** The order is reserved and becomes valid once it is paid. */
  | { kind: 'unpaid'; order: PlacedOrder }
  /** Nothing was ordered, since price, stock or delivery are not what was accepted. */
  | { kind: 'changed'; quote: Quote }
  /** Nothing was ordered: the named field is invalid; empty where no field is. */
  | { kind: 'refused'; field: string }
  | { kind: 'later'; reason: 'too_many' | 'too_many_unpaid' | 'closed' }
  /** The response is missing. The order may exist; only sending the same attempt again can tell. */
  | { kind: 'unknown' };

/**
 * Maps the server's response to an outcome.
 *
 * @param isFirst whether this attempt was never sent before: only then does a refused request prove that nothing was
 * ordered
 */
export function toOrderOutcome(result: BrowserResult<'order'>, isFirst: boolean): OrderOutcome {
  if (result.status === 'ok') return toPlacedOutcome(result.order);
  switch (result.reason) {
    case 'changed':
      return { kind: 'changed', quote: result.quote };
    case 'refused':
      return { kind: 'refused', field: result.field };
    case 'key_reused':
      return { kind: 'refused', field: '' };
    case 'too_many_unpaid':
      return { kind: 'later', reason: result.reason };
    case 'too_many':
    case 'closed':
      return isFirst ? { kind: 'later', reason: result.reason } : { kind: 'unknown' };
    default:
      return { kind: 'unknown' };
  }
}

/** An order by a payment provider is valid once it is paid; a cancelled or expired one never became valid. */
function toPlacedOutcome(order: PlacedOrder): OrderOutcome {
  const key = order.payment_method?.key;
  // A payment that is no longer open, or was never, is a provider's.
  const isProvided = key === 'paypal' || key === 'klarna' || (!key && order.payment_status !== 'open');
  if (!isProvided) return { kind: 'placed', order };
  if (order.payment_status === 'failed') return { kind: 'refused', field: '' };
  return { kind: order.payment_status === 'pending' ? 'unpaid' : 'placed', order };
}

/** Whether two requests mean the same order, apart from their ids and the delivery date. */
export function isSameOrder(one: OrderAttempt['body'], other: OrderAttempt['body']): boolean {
  // The delivery date may move between two presses of the button.
  return isDeepEqual({ ...one, id: other.id, accepted_delivery_to: other.accepted_delivery_to }, other);
}

/** An older attempt is not sent again without asking the shopper. */
const maxAgeMs = 30 * 60_000;

export function isFresh({ at }: OrderAttempt, now: number): boolean {
  return Math.abs(now - at) < maxAgeMs;
}
