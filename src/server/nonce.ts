import { randomBytes } from 'node:crypto';
import { tryGetContext } from 'hono/context-storage';
import type { EdgeEnv } from './edge-env.ts';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The nonce of the page that is being rendered; undefined while a release is built, whose scripts are allowed by hash.
 */
export function getNonce(): string | undefined {
  return tryGetContext<EdgeEnv>()?.get('nonce');
}
