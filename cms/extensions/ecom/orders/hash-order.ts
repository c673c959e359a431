import { createHash } from 'node:crypto';
import type { OrderInput } from './parse-order.ts';

/**
 * Tells whether a key comes with the same order again. Who sends it from where is not part of it: a phone changes its
 * network between two attempts.
 */
export function hashOrder({ client: _client, network: _network, id: _id, ...order }: OrderInput): string {
  const lines = order.lines.map((line) => ({ ...line, personalization: Object.entries(line.personalization).sort() }));
  return createHash('sha256')
    .update(JSON.stringify({ ...order, lines }))
    .digest('hex');
}
