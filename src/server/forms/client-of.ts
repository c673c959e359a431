import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { findClientAddress } from '../client-address.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { toClient } from './rate-limit.ts';

/** Whose request this is, for counting; all whose address is not known are one. */
export function clientOf(context: Context<EdgeEnv>, trusted: BlockList): string {
  const peer = context.env?.incoming?.socket.remoteAddress;
  const address = findClientAddress(peer, context.req.header('x-forwarded-for'), trusted);
  return address ? toClient(address) : 'unknown';
}
