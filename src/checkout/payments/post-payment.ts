import * as v from 'valibot';
import { callOrderApi } from '../../orders/call-order-api.ts';
import type { BrowserBody } from '../../orders/order-bodies.ts';

type PaymentCall = 'paypal/order' | 'order/paypal_transaction' | 'klarna/session' | 'klarna/order';

/** What the order API says of it. */
type ToldFailure = 'declined' | 'mismatch' | 'away';

/**
 * Why an order was not paid; `away` says that nobody knows yet, and `unconfirmed` that the bank has asked the card's holder
 * and was not answered. `cancelled` and `unconfirmed` are known to the page alone.
 */
export type PaymentFailure = ToldFailure | 'cancelled' | 'unconfirmed';

/** An order that is paid for, or that its provider still looks at. */
export type PaidOrder = { uuid: string; number: string; payment_status: string };

export type PaymentResult<Told> =
  | { status: 'ok'; data: Told }
  | {
      status: 'failed';
      reason: ToldFailure;
      /** What the order API calls it. */
      message: string;
    };

/** Milliseconds. */
const timeoutMs = 30_000;
/** Milliseconds before each further attempt of what is the same however often it is sent. */
const retryDelaysMs = [1_000, 3_000, 6_000];

const failureSchema = v.object({
  status: v.literal('failed'),
  message: v.string(),
  reason: v.optional(v.string(), ''),
});

export const paidSchema = v.object({
  order: v.object({ uuid: v.string(), number: v.string(), payment_status: v.string() }),
});

/** Asks our own order API about a payment. Each of these calls does the same when it is sent again. */
export async function postPayment<Call extends PaymentCall, Told>(
  call: Call,
  body: BrowserBody<Call>,
  schema: v.GenericSchema<unknown, Told>,
): Promise<PaymentResult<Told>> {
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
 * The same, until somebody knows what became of the payment.
 *
 * @param isWanted whether to ask once more
 */
export async function postUntilConfirmed<Call extends PaymentCall, Told>(
  call: Call,
  body: BrowserBody<Call>,
  schema: v.GenericSchema<unknown, Told>,
  isWanted: () => boolean = () => true,
): Promise<PaymentResult<Told>> {
  for (const delayMs of retryDelaysMs) {
    const result = await postPayment(call, body, schema);
    if (result.status === 'ok' || result.reason !== 'away') return result;
    await new Promise((done) => setTimeout(done, delayMs));
    if (!isWanted()) return result;
  }
  return postPayment(call, body, schema);
}

/** An order that is gone cannot be paid any more; what is not understood may have been done all the same. */
function toFailureReason(reason: string): ToldFailure {
  if (reason === 'declined' || reason === 'mismatch') return reason;
  return reason === 'unknown' ? 'declined' : 'away';
}
