import * as v from 'valibot';
import type { FailureReason } from './failure-reasons.ts';
import { order, placedOrder } from './order.ts';
import type { OrderCall } from './order-bodies.ts';
import { expressResponse, klarnaSessionResponse, payerResponse, payPalOrderResponse } from './payment-responses.ts';
import { quote } from './quote.ts';

const status = v.literal('ok');
const failed = v.literal('failed');

export const done = v.object({ status });

/** A field is invalid, named by its dotted path; without one the body is no object. */
export const refused = v.object({ status: failed, field: v.optional(v.string()) });

export const unsigned = v.object({ status: failed });

const makeFailure = <const Reason extends FailureReason>(...reasons: Reason[]) =>
  v.object({ status: failed, reason: v.picklist(reasons) });

export const away = makeFailure('away');
export const closed = makeFailure('closed', 'away');
export const unknownOrder = makeFailure('unknown');
export const notPending = makeFailure('not_pending');
export const notPaid = makeFailure('declined', 'mismatch');
export const keyReused = makeFailure('key_reused');
export const tooMany = makeFailure('too_many');
export const tooManyOrders = makeFailure('too_many', 'too_many_unpaid');

/** Nothing was ordered, since the quote is not what was accepted. */
export const changed = v.object({ status: failed, reason: v.literal('changed'), quote });

/** Older servers send no message. */
const orderState = v.object({ status, message: v.optional(v.literal('ok'), 'ok'), order });

/** Of every call: a wrong signature, and a database that stores nothing now. */
const always = { 401: unsigned, 503: away };
const form = { ...always, 400: refused, 429: tooMany };
const payment = { ...always, 404: unknownOrder, 409: notPaid };

/**
 * The responses of the order API by call and status code. Directus is held to them by the compiler, the storefront
 * parses with them, and `docs/order-api.json` is written from them. What is optional in a response with status 200 is
 * not sent by older servers; its default is read then.
 */
export const orderResponses = {
  request: { ...form, 200: done },
  rating: { ...form, 200: done },
  quote: { ...always, 200: v.object({ status, ...quote.entries }), 400: refused, 503: closed },
  order: {
    ...{ ...always, 200: v.object({ status, order: placedOrder }), 400: refused, 409: changed, 422: keyReused },
    ...{ 429: tooManyOrders, 503: closed },
  },
  'order/cancel': { ...always, 200: done, 404: unknownOrder, 409: notPending },
  'order/read': { ...always, 200: v.object({ status, order }), 404: unknownOrder },
  'paypal/order': { ...payment, 200: payPalOrderResponse },
  'paypal/express': {
    ...{ ...always, 200: expressResponse, 400: refused, 409: v.variant('reason', [changed, notPaid]) },
    ...{ 429: tooMany, 503: closed },
  },
  'paypal/express/read': { ...always, 200: payerResponse, 400: refused, 409: notPaid },
  'order/paypal_transaction': { ...payment, 200: orderState },
  'klarna/session': { ...payment, 200: klarnaSessionResponse },
  'klarna/order': { ...payment, 200: orderState },
  /** When it was received; unchanged for a repeated call. */
  withdrawal: { ...form, 200: v.object({ status, received_at: v.pipe(v.string(), v.isoTimestamp()) }) },
} as const satisfies Record<OrderCall, { readonly [code: number]: v.GenericSchema; readonly 200: v.GenericSchema }>;

type Responses = typeof orderResponses;

/** The type of a key as a number, which the keys of a spread object are no more. */
type ToNumber<Key> = Key extends `${infer Value extends number}` ? Value : Key;

/** The responses that a call may give, each with its status code. */
export type OrderResponse<Call extends OrderCall = OrderCall> = {
  [Each in Call]: {
    [Code in keyof Responses[Each]]: Responses[Each][Code] extends v.GenericSchema
      ? { code: ToNumber<Code>; body: v.InferOutput<Responses[Each][Code]>; headers?: Record<string, string> }
      : never;
  }[keyof Responses[Each]];
}[Call];

/** The body of a successful response. */
export type OkBody<Call extends OrderCall> = {
  [Each in Call]: Responses[Each] extends { readonly 200: infer Ok extends v.GenericSchema }
    ? v.InferOutput<Ok>
    : never;
}[Call];
