import { createHash } from 'node:crypto';
import type { OrderInput } from './parse-order.ts';

/**
 * Tells whether a key comes with the same order again. Who sends it from where is not part of it: a phone changes its
 * network between two attempts. Nor is the day of delivery: orders were hashed before it was sent. Where it is collected,
 * what the card says and what was agreed to at PayPal are part of it once somebody has said so, for the same reason.
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
