import type { FailureReason } from './failure-reasons.ts';
import type { OrderCall } from './order-bodies.ts';
import type { OkBody } from './order-responses.ts';
import type { ApiQuote } from './quote.ts';

/** The message of a failed call, which is part of the order API. */
export const orderFailures = {
  request: 'Could not post request',
  rating: 'Could not post rating',
  quote: 'Could not post quote',
  order: 'Could not post order',
  'order/cancel': 'Could not cancel order',
  'order/read': 'Could not read order',
  'paypal/order': 'Could not create PayPal order',
  'paypal/express': 'Could not begin PayPal Express',
  'paypal/express/read': 'Could not read PayPal Express',
  'order/paypal_transaction': 'Could not post PayPal Transaction',
  'klarna/session': 'Could not open klarna session',
  'klarna/order': 'Could not place klarna order',
  withdrawal: 'Could not post withdrawal',
} as const satisfies Record<OrderCall, string>;

type Reason<QuoteShape> =
  | { reason: FailureReason }
  /** A field is invalid, named by its dotted path in the body. */
  | { reason: 'refused'; field: string }
  /** Price or stock are not what was accepted: nothing was ordered, and this is the current quote. */
  | { reason: 'changed'; quote: QuoteShape };

export type OrderFailure<QuoteShape = ApiQuote> = { status: 'failed'; message: string } & Reason<QuoteShape>;

export type OrderResult<Call extends OrderCall> = OkBody<Call> | OrderFailure;
