import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The header in which a signed call carries the answer of `signCall`. */
export const signatureHeader = 'x-vitrine-signature';

/** Who calls whom: what was signed for one side opens nothing at the other. */
export type Direction = 'storefront-to-cms' | 'cms-to-storefront';

export type SignedCall = {
  direction: Direction;
  method: string;
  /** Below the address of the other side and without a query: `/ecom/order`. */
  path: string;
  body: string | Uint8Array;
};

/** Milliseconds that the clocks of both sides may differ, the way of the call included. */
const toleranceMs = 300_000;

const signaturePattern = /^t=(\d{1,15}),n=([\w-]{22}),v2=([0-9a-f]{64})$/;

/**
 * Says that a call comes from someone who knows the secret, and when: `t=<ms>,n=<nonce>,v2=<hex>`. Good for one call: one
 * that is sent again is signed anew.
 *
 * @param at milliseconds since 1970
 */
export function signCall(secret: string, call: SignedCall, at = Date.now()): string {
  const nonce = randomBytes(16).toString('base64url');
  return `t=${at},n=${nonce},v2=${hashCall(secret, call, String(at), nonce).toString('hex')}`;
}

/** Whether a header could be the signature of a call of these minutes. Costs nothing and proves nothing: the body is not needed. */
export function isPlausibleSignature(header: string, now: number): boolean {
  const [, at] = (header.length < 200 && signaturePattern.exec(header)) || [];
  return at !== undefined && Math.abs(now - Number(at)) <= toleranceMs;
}

export type VerifyCall = (call: SignedCall, header: string, now: number) => boolean;

/** About 6 MB: 100 calls a second for as long as a signature is good. */
const maxNonces = 30_000;

/**
 * Tells whether a header is the signature of a call, of these minutes, and seen for the first time. An empty secret verifies
 * nothing. It remembers the nonces of calls that were signed rightly, in this process; where there are more than it may
 * keep, calls signed before the last one forgotten are refused, as nobody knows any more whether they came already.
 */
export function createVerifyCall(secret: string, maxRemembered = maxNonces): VerifyCall {
  /** When each was signed, in the order of their coming. */
  const used = new Map<string, number>();
  let lastForgotten = Number.NEGATIVE_INFINITY;

  const forget = (now: number) => {
    for (const [nonce, at] of used) {
      if (used.size <= maxRemembered && Math.abs(now - at) <= toleranceMs) return;
      used.delete(nonce);
      // One that is too old or ahead by a clock that was wrong is refused by its time.
      if (Math.abs(now - at) <= toleranceMs) lastForgotten = Math.max(lastForgotten, at);
    }
  };

  return (call, header, now) => {
    if (!secret || !isPlausibleSignature(header, now)) return false;
    const [, at = '', nonce = '', given = ''] = signaturePattern.exec(header) ?? [];
    if (!timingSafeEqual(hashCall(secret, call, at, nonce), Buffer.from(given, 'hex'))) return false;
    if (lastForgotten > now + toleranceMs) lastForgotten = Number.NEGATIVE_INFINITY;
    if (used.has(nonce) || Number(at) <= lastForgotten) return false;
    used.set(nonce, Number(at));
    forget(now);
    return true;
  };
}

/** What a key in an address is for. One purpose's key opens nothing of another. */
type Purpose = 'preview' | 'withdrawal';

/**
 * A key for an address, `t=<ms>,v2=<hex>`, which may be used again and again until it is too old.
 *
 * @param subject what it opens, of all that has this purpose
 */
export function signLink(secret: string, purpose: Purpose, subject: string, at: number): string {
  return `t=${at},v2=${hashLink(secret, purpose, subject, String(at)).toString('hex')}`;
}

/** Whether the key was made for this, `goodForMs` ago at most. An empty secret verifies nothing. */
export function verifyLink(
  secret: string,
  { purpose, subject, goodForMs }: { purpose: Purpose; subject: string; goodForMs: number },
  key: string,
  now: number,
): boolean {
  const [, at = '', given = ''] = (key.length < 200 && /^t=(\d{1,15}),v2=([0-9a-f]{64})$/.exec(key)) || [];
  if (!secret || !given || Math.abs(now - Number(at)) > goodForMs) return false;
  return timingSafeEqual(hashLink(secret, purpose, subject, at), Buffer.from(given, 'hex'));
}

function hashCall(secret: string, { direction, method, path, body }: SignedCall, at: string, nonce: string): Buffer {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return hash(secret, [direction, method.toUpperCase(), path, at, nonce, bodyHash]);
}

function hashLink(secret: string, purpose: Purpose, subject: string, at: string): Buffer {
  return hash(secret, [`link-${purpose}`, subject, at]);
}

/** One part to a line; no part of ours holds a line break. */
function hash(secret: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update(['vitrine-v2', ...parts].join('\n'))
    .digest();
}
