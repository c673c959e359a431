import { createHash } from 'node:crypto';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';

/**
 * Hash of an order's body, to recognize a replay of the same idempotency key. The caller's network is left out, since a
 * phone may change it between attempts, and so is the delivery date, which older releases did not send. For the same
 * reason branch, gift message and PayPal approval are included only if set.
 */
export function hashOrder(input: OrderInput): string {
  const {
    client: _client,
    network: _network,
    id: _id,
    accepted_delivery_to: _day,
    branch,
    gift_message,
    express,
    ...order
  } = input;
  const lines = order.lines.map((line) => ({ ...line, personalization: Object.entries(line.personalization).sort() }));
  return createHash('sha256')
    .update(
      JSON.stringify({
        ...order,
        ...(branch !== null && { branch }),
        ...(gift_message && { gift_message }),
        ...(express && { express }),
        lines,
      }),
    )
    .digest('hex');
}
