import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header in which a signed call carries the answer of `signBody`. */
export const signatureHeader = 'x-vitrine-signature';

/**
 * What says that a body comes from someone who knows the secret, and when: `t=<ms>,v1=<hex>`.
 *
 * @param at milliseconds since 1970
 */
export function signBody(secret: string, body: string, at: number): string {
  return `t=${at},v1=${hash(secret, body, String(at)).toString('hex')}`;
}

/** Whether the header fits the body and is of these minutes. An empty secret fits nothing. */
export function verifyBody(secret: string, body: string, header: string, now: number, toleranceMs = 300_000): boolean {
  const [, at = '', given = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!secret || !given || Math.abs(now - Number(at)) > toleranceMs) return false;
  return timingSafeEqual(hash(secret, body, at), Buffer.from(given, 'hex'));
}

/** Whether a header may be a signature of these minutes: all that can be said before its body is read. */
export function looksSigned(header: string | string[] | undefined, now: number, toleranceMs = 300_000): boolean {
  if (typeof header !== 'string' || header.length > 512) return false;
  const [, at] = /^t=(\d{1,15}),/.exec(header) ?? [];
  return at !== undefined && Math.abs(now - Number(at)) <= toleranceMs;
}

function hash(secret: string, body: string, at: string): Buffer {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest();
}
