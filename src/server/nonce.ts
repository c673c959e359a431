import { randomBytes } from 'node:crypto';
import { tryGetContext } from 'hono/context-storage';
import type { EdgeEnv } from './edge-env.ts';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The nonce of the page being rendered now; undefined while pages are built, whose scripts go by their hashes. */
export function getNonce(): string | undefined {
  return tryGetContext<EdgeEnv>()?.get('nonce');
}
