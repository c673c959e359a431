import * as v from 'valibot';
import { callOrderApi } from '../../orders/call-order-api.ts';
import type { BrowserBody } from '../../orders/order-bodies.ts';
import { paidOrder } from '../../orders/payment-responses.ts';

type PaymentCall = 'paypal/order' | 'order/paypal_transaction' | 'klarna/session' | 'klarna/order';

/** The reasons of the order API. */
type ReportedFailure = 'declined' | 'mismatch' | 'away';

/**
 * Why an order was not paid; `away` means that the result is unknown, `unconfirmed` that the cardholder has not
 * confirmed the payment to the bank. Only the page itself knows `cancelled` and `unconfirmed`.
 */
export type PaymentFailure = ReportedFailure | 'cancelled' | 'unconfirmed';

/** An order that is paid, or whose payment its provider reviews. */
export type PaidOrder = v.InferOutput<typeof paidOrder>;

export type PaymentResult<Data> =
  | { status: 'ok'; data: Data }
  | {
      status: 'failed';
      reason: ReportedFailure;
      /** The message of the order API. */
      message: string;
    };

const timeoutMs = 30_000;
/** Milliseconds before each retry. The calls are idempotent. */
const retryDelaysMs = [1_000, 3_000, 6_000];

const failureSchema = v.object({
  status: v.literal('failed'),
  message: v.string(),
  reason: v.optional(v.string(), ''),
});

export const paidSchema = v.object({ order: paidOrder });

/** Posts a payment call to the order API. All of these calls are idempotent. */
export async function postPayment<Call extends PaymentCall, Data>(
  call: Call,
  body: BrowserBody<Call>,
  schema: v.GenericSchema<unknown, Data>,
): Promise<PaymentResult<Data>> {
  const responseBody = await callOrderApi(call, body, timeoutMs);
  if (typeof responseBody === 'object' && responseBody !== null && Reflect.get(responseBody, 'status') === 'ok') {
    const parsed = v.safeParse(schema, responseBody);
    if (parsed.success) return { status: 'ok', data: parsed.output };
  }
  const failure = v.safeParse(failureSchema, responseBody);
  const { reason, message } = failure.success ? failure.output : { reason: '', message: '' };
  return { status: 'failed', reason: toFailureReason(reason), message };
}

/**
 * Like `postPayment`, with retries until the result is known.
 *
 * @param shouldRetry checked before each retry
 */
export async function postUntilConfirmed<Call extends PaymentCall, Data>(
  call: Call,
  body: BrowserBody<Call>,
  schema: v.GenericSchema<unknown, Data>,
  isWanted: () => boolean = () => true,
): Promise<PaymentResult<Data>> {
  for (const delayMs of retryDelaysMs) {
    const result = await postPayment(call, body, schema);
    if (result.status === 'ok' || result.reason !== 'away') return result;
    await new Promise((done) => setTimeout(done, delayMs));
    if (!isWanted()) return result;
  }
  return postPayment(call, body, schema);
}

/** An unknown order cannot be paid any more; after any other reason the payment may have succeeded. */
function toFailureReason(reason: string): ReportedFailure {
  if (reason === 'declined' || reason === 'mismatch') return reason;
  return reason === 'unknown' ? 'declined' : 'away';
}
