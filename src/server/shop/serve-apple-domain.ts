import { readFileSync } from 'node:fs';
import { Hono } from 'hono/tiny';
import type { EdgeEnv } from '../edge-env.ts';

/** Where Apple looks for it; an answer that leads elsewhere does not count. */
export const appleDomainPath = '/.well-known/apple-developer-merchantid-domain-association';

/** More than such a file has. */
const mostBytes = 100_000;

/**
 * The file by which Apple knows that this address may take Apple Pay, as PayPal hands it out.
 *
 * @param file where it lies; without one there is none
 * @throws when it cannot be read, before the site is up
 */
export function serveAppleDomain(file: string | undefined): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  if (!file) return app;
  const content = readFileSync(file);
  if (content.length === 0 || content.length > mostBytes) {
    throw new Error(`APPLE_PAY_DOMAIN_FILE names ${file}, which is no file of Apple's.`);
  }
  const body = new Uint8Array(content);
  app.get(appleDomainPath, (context) =>
    context.body(body, 200, { 'content-type': 'application/octet-stream', 'cache-control': 'public, max-age=300' }),
  );
  return app;
}
