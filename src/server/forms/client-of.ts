import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { findClientAddress } from '../client-address.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { toClient } from './rate-limit.ts';

/** The client of a request, for limits; all requests without an address are one client. */
export function clientOfRequest(request: IncomingMessage | undefined, trusted: BlockList): string {
  const forwardedFor = request?.headers['x-forwarded-for']?.toString();
  const address = findClientAddress(request?.socket.remoteAddress, forwardedFor, trusted);
  return address ? toClient(address) : 'unknown';
}

export function clientOf(context: Context<EdgeEnv>, trusted: BlockList): string {
  return clientOfRequest(context.env?.incoming, trusted);
}
