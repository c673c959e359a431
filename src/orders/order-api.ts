import * as v from 'valibot';
import { parseJson } from '../base/parse-json.ts';
import { failureReasons } from './failure-reasons.ts';
import type { OrderBodies, OrderCall } from './order-bodies.ts';
import { changed, orderResponses, refused } from './order-responses.ts';
import { type OrderFailure, type OrderResult, orderFailures } from './order-result.ts';
import { parseOrderBody } from './parse-order-body.ts';

/** Posts a body to the order API. @returns undefined without a response */
export type PostToOrderApi = (
  path: `/ecom/${OrderCall}`,
  body: Record<string, unknown>,
) => Promise<{ code: number; text: string } | undefined>;

export type OrderApi = <Call extends OrderCall>(call: Call, body: OrderBodies[Call]) => Promise<OrderResult<Call>>;

/** A typed client of the order API. Bodies are validated before they are sent, and responses when they arrive. */
export function createOrderApi(post: PostToOrderApi): OrderApi {
  return async <Call extends OrderCall>(call: Call, body: OrderBodies[Call]): Promise<OrderResult<Call>> => {
    const message = orderFailures[call];
    const parsedBody = parseOrderBody(call, body);
    if (!parsedBody.isValid) return { status: 'failed', message, reason: 'refused', field: parsedBody.field };
    const response = await post(`/ecom/${call}`, parsedBody.input);
    if (!response) return { status: 'failed', message, reason: 'away' };
    const responseBody = parseJson(response.text);
    if (response.code === 200) {
      const parsed = v.safeParse(orderResponses[call][200], responseBody);
      // The schema belongs to this call, which the compiler cannot infer from its name.
      if (parsed.success) return parsed.output as OrderResult<Call>;
    }
    return toFailure(message, response.code, responseBody);
  };
}

const reasonSchema = v.object({ status: v.literal('failed'), reason: v.picklist(failureReasons) });

/** Reads a reason whatever its status code is, since servers of other releases may use others. */
function toFailure(message: string, code: number, responseBody: unknown): OrderFailure {
  const failed = { status: 'failed', message } as const;
  const withQuote = v.safeParse(changed, responseBody);
  if (withQuote.success) return { ...failed, reason: 'changed', quote: withQuote.output.quote };
  const withReason = v.safeParse(reasonSchema, responseBody);
  if (withReason.success) return { ...failed, reason: withReason.output.reason };
  const withField = v.safeParse(refused, responseBody);
  if (code === 400 && withField.success && withField.output.field)
    return { ...failed, reason: 'refused', field: withField.output.field };
  return { ...failed, reason: code === 404 ? 'unknown' : 'away' };
}
