import * as v from 'valibot';
import { parseJson } from '../base/parse-json.ts';
import type { OrderBodies, OrderCall } from './order-bodies.ts';
import { failureReasons, type OrderFailure, type OrderResult, orderFailures, orderResponses } from './order-result.ts';
import { parseOrderBody } from './parse-order-body.ts';
import { quoteResponse } from './quote.ts';

/** Posts a body to the order API. @returns undefined without a response */
export type PostToOrderApi = (
  path: `/ecom/${OrderCall}`,
  body: Record<string, unknown>,
) => Promise<{ code: number; text: string } | undefined>;

export type OrderApi = <Call extends OrderCall>(call: Call, body: OrderBodies[Call]) => Promise<OrderResult<Call>>;

const failureSchema = v.object({
  status: v.literal('failed'),
  field: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
  quote: v.optional(v.unknown()),
});

/** A typed client of the order API. Bodies are validated before they are sent, and responses when they arrive. */
export function createOrderApi(post: PostToOrderApi): OrderApi {
  return async <Call extends OrderCall>(call: Call, body: OrderBodies[Call]): Promise<OrderResult<Call>> => {
    const message = orderFailures[call];
    const parsedBody = parseOrderBody(call, body);
    if (!parsedBody.isValid) return { status: 'failed', message, reason: 'refused', field: parsedBody.field };
    const response = await post(`/ecom/${call}`, parsedBody.input);
    if (!response) return { status: 'failed', message, reason: 'away' };
    const responseBody = parseJson(response.text);
    if (response.code === 200 && v.is(okSchema, responseBody)) {
      const parsed = v.safeParse(orderResponses[call], responseBody);
      // The schema belongs to this call, which the compiler cannot infer from its name.
      if (parsed.success) return { status: 'ok', ...parsed.output } as OrderResult<Call>;
    }
    return toFailure(message, response.code, responseBody);
  };
}

const okSchema = v.object({ status: v.literal('ok') });

function toFailure(message: string, code: number, responseBody: unknown): OrderFailure {
  const failed = { status: 'failed', message } as const;
  const parsed = v.safeParse(failureSchema, responseBody);
  const { reason, field, quote } = parsed.success ? parsed.output : { reason: '', field: '', quote: undefined };
  if (reason === 'changed') {
    const changed = v.safeParse(quoteResponse, quote);
    if (changed.success) return { ...failed, reason, quote: changed.output };
  }
  const plain = failureReasons.find((one) => one === reason);
  if (plain) return { ...failed, reason: plain };
  if (code === 400 && field) return { ...failed, reason: 'refused', field };
  if (code === 404) return { ...failed, reason: 'unknown' };
  return { ...failed, reason: 'away' };
}
