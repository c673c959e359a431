import * as v from 'valibot';
import { order, placedOrder, storedAddress } from './order.ts';
import type { OrderCall } from './order-bodies.ts';
import { express } from './order-fields.ts';
import { type ApiQuote, quoteResponse } from './quote.ts';

/** What a failed call is called; these words are part of the order API. */
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

const emptyResponse = v.object({});
const orderResponse = v.object({ order });

/** What a call that succeeded says beside that. */
export const orderResponses = {
  request: emptyResponse,
  rating: emptyResponse,
  quote: quoteResponse,
  order: v.object({ order: placedOrder }),
  'order/cancel': emptyResponse,
  'order/read': orderResponse,
  'paypal/order': v.object({ paypal_order_id: v.string() }),
  'paypal/express': v.object({ express, approve_url: v.pipe(v.string(), v.regex(/^https?:\/\//)) }),
  'paypal/express/read': v.object({
    express,
    account: v.string(),
    email: v.string(),
    phone: v.string(),
    /** As PayPal has it: whatever the shop asks of addresses is asked in the checkout. Null where it was not asked for. */
    address: v.nullable(storedAddress),
  }),
  'order/paypal_transaction': orderResponse,
  'klarna/session': v.object({ client_token: v.string(), payment_method_categories: v.array(v.unknown()) }),
  'klarna/order': orderResponse,
  /** When it arrived; the same again for the same call. */
  withdrawal: v.object({ received_at: v.pipe(v.string(), v.isoTimestamp()) }),
} as const satisfies Record<OrderCall, v.GenericSchema>;

type OrderResponses = { [Call in OrderCall]: v.InferOutput<(typeof orderResponses)[Call]> };

export const failureReasons = [
  /** This visitor has sent too many of these. */
  'too_many',
  /** This visitor's unpaid orders already hold back as much as one may. */
  'too_many_unpaid',
  /** The shop takes no orders. */
  'closed',
  /** There is no such order, or the link does not open it. */
  'unknown',
  /** It is paid, or does not wait for a payment: it cannot be given up any more. */
  'not_pending',
  /** The same id with another content. */
  'key_reused',
  /** Whoever was to pay said no. */
  'declined',
  /** What was paid is not what was ordered. */
  'mismatch',
  /** Nobody there, too slow, or not able to: it may have arrived all the same, and may be sent again. */
  'away',
] as const;

type FailureReason = (typeof failureReasons)[number];

type Reason<QuoteShape> =
  | { reason: FailureReason }
  /** Something in it is not right: the name of the field, dotted, as the order API calls it. */
  | { reason: 'refused'; field: string }
  /** Prices or stock are not what was accepted: nothing was ordered, and this is how it stands now. */
  | { reason: 'changed'; quote: QuoteShape };

export type OrderFailure<QuoteShape = ApiQuote> = { status: 'failed'; message: string } & Reason<QuoteShape>;

export type OrderResult<Call extends OrderCall> = ({ status: 'ok' } & OrderResponses[Call]) | OrderFailure;
