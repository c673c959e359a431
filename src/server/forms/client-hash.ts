import { createHmac } from 'node:crypto';
import { toNetwork } from './rate-limit.ts';

/** Who sends a call, as the order API and the content system count it. */
export type Sender = { client: string; network: string };

/** Tells visitors and their networks apart without telling an address: only who knows the secret could find out whose it is. */
export function hashSender(secret: string, client: string): Sender {
  return { client: hash(secret, client), network: hash(secret, toNetwork(client)) };
}

function hash(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`client ${name}`).digest('hex').slice(0, 32);
}
