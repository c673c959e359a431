import { deepEqual, ok } from 'node:assert/strict';
import * as v from 'valibot';
import { type OrderCall, orderBodies } from '../src/orders/order-bodies.ts';
import { orderResponses } from '../src/orders/order-responses.ts';

/** Directus's own errors: of a body that is no JSON object, and of a failure that nobody expected. */
const ownError = v.object({ errors: v.array(v.unknown()) });

const isOrderCall = (path: string): path is OrderCall => path in orderBodies;

/**
 * Checks a real response against the contract: its status code is one of the call's, no field is missing, and none is
 * unknown.
 *
 * @param path below `/ecom/`
 */
export function checkOrderResponse(path: string, code: number, body: unknown): void {
  if (!isOrderCall(path) || (code !== 200 && v.is(ownError, body))) return;
  const responses: Record<number, v.GenericSchema> = orderResponses[path];
  const schema = responses[code];
  ok(schema, `${path} responds ${code}, which is not in the contract: ${JSON.stringify(body)}`);
  // Parsing drops unknown fields, and sets those that older servers do not send.
  deepEqual(v.parse(schema, body), body, `${path} ${code}`);
}
