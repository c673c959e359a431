import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { findClientAddress } from '../client-address.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { toClient } from './rate-limit.ts';

/** Whose request this is, for counting; all whose address is not known are one. */
export function clientOfRequest(request: IncomingMessage | undefined, trusted: BlockList): string {
  const forwardedFor = request?.headers['x-forwarded-for']?.toString();
  const address = findClientAddress(request?.socket.remoteAddress, forwardedFor, trusted);
  return address ? toClient(address) : 'unknown';
}

export function clientOf(context: Context<EdgeEnv>, trusted: BlockList): string {
  return clientOfRequest(context.env?.incoming, trusted);
}
