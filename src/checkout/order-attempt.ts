import type { BrowserResult } from '../orders/browser-result.ts';
import type { PlacedOrder } from '../orders/order.ts';
import type { BrowserBody } from '../orders/order-bodies.ts';
import type { PayPalSource, Quote } from '../orders/quote.ts';
import { isDeepEqual } from './is-deep-equal.ts';

/**
 * One press of the order button. It is kept before anything is sent, with all that is sent: whatever becomes of the line,
 * the browser or the page, the same words under the same id make one order.
 */
export type OrderAttempt = {
  body: BrowserBody<'order'>;
  /** When the button was pressed, in milliseconds. */
  at: number;
  /** Known once the shop has answered. */
  order: PlacedOrder | null;
  /** PayPal's name for the shop when the button was pressed: the cart may be gone by the time it is paid. */
  payPalClientId: string | null;
  /** What it could be paid with there. */
  payPalSources: readonly PayPalSource[];
  /** What was agreed to at PayPal before is not enough for it: it is paid there in the usual way. */
  isExpressOver: boolean;
  /** The shopper takes back what was agreed to, and the shop has not confirmed it: nothing charges it by itself. */
  isGivenUp: boolean;
};

export type OrderOutcome =
  /** The order stands. */
  | { kind: 'placed'; order: PlacedOrder }
  /** The order stands as soon as it is paid. */
  | { kind: 'unpaid'; order: PlacedOrder }
  /** Nothing was ordered, since it would not be what stood above the button. */
  | { kind: 'changed'; quote: Quote }
  /** Nothing was ordered: a field is not right, or something that no field is to blame for. */
  | { kind: 'refused'; field: string }
  | { kind: 'later'; reason: 'too_many' | 'too_many_unpaid' | 'closed' }
  /** It may have come through. Only the same attempt, sent again, can tell. */
  | { kind: 'unknown' };

/**
 * What an answer means for the one who has pressed the button.
 *
 * @param isFirst whether this attempt was never sent before: then whoever is turned away at the door has not ordered
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

/** A provider's order counts once it is paid; one that was given up, or has run out of time, never came about. */
function toPlacedOutcome(order: PlacedOrder): OrderOutcome {
  const isProvided = order.payment_method.key === 'paypal' || order.payment_method.key === 'klarna';
  if (!isProvided) return { kind: 'placed', order };
  if (order.payment_status === 'failed') return { kind: 'refused', field: '' };
  return { kind: order.payment_status === 'pending' ? 'unpaid' : 'placed', order };
}

/** Whether two presses of the button mean one order: all is the same but the press. */
export function isSameOrder(one: OrderAttempt['body'], other: OrderAttempt['body']): boolean {
  // Days go by between two presses of the button.
  return isDeepEqual({ ...one, id: other.id, accepted_delivery_to: other.accepted_delivery_to }, other);
}

/** After this long nobody expects that a page goes on with an order by itself: it asks before. */
const maxAgeMs = 30 * 60_000;

export function isFresh({ at }: OrderAttempt, now: number): boolean {
  return Math.abs(now - at) < maxAgeMs;
}
