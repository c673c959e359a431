import { createHmac } from 'node:crypto';

/** Tells visitors apart without telling their address: only who knows the secret could find out whose it is. */
export function hashClient(secret: string, client: string): string {
  return createHmac('sha256', secret).update(`client ${client}`).digest('hex').slice(0, 32);
}
