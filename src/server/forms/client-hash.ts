import { createHmac } from 'node:crypto';
import { toNetwork } from './rate-limit.ts';

/** Hashes of a client and its network, as the order API and the content system count them. */
export type Sender = { client: string; network: string };

/** Keyed hashes of a client and its network, which do not reveal the address. */
export function hashSender(secret: string, client: string): Sender {
  return { client: hash(secret, client), network: hash(secret, toNetwork(client)) };
}

function hash(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`client ${name}`).digest('hex').slice(0, 32);
}
