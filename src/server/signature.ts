import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The header with the signature of a call. */
export const signatureHeader = 'x-vitrine-signature';

/** Caller and callee: a signature for one direction is invalid in the other. */
export type Direction = 'storefront-to-cms' | 'cms-to-storefront';

export type SignedCall = {
  direction: Direction;
  method: string;
  /** Path below the base address, without a query: `/ecom/order`. */
  path: string;
  body: string | Uint8Array;
};

/** Milliseconds by which the clocks of both sides may differ, including the transfer of the call. */
export const toleranceMs = 300_000;

const signaturePattern = /^t=(\d{1,15}),n=([\w-]{22}),v2=([0-9a-f]{64})$/;

/**
 * The signature of a call by someone who knows the secret: `t=<ms>,n=<nonce>,v2=<hex>`. Valid for one call: a retry is
 * signed anew.
 *
 * @param at milliseconds since 1970
 */
export function signCall(secret: string, call: SignedCall, at = Date.now()): string {
  const nonce = randomBytes(16).toString('base64url');
  return `t=${at},n=${nonce},v2=${hashCall(secret, call, String(at), nonce).toString('hex')}`;
}

/**
 * Whether a header has the format and time of a current signature. Cheap, and proves nothing: the body is not needed.
 */
export function isPlausibleSignature(header: string, now: number): boolean {
  const [, at] = (header.length < 200 && signaturePattern.exec(header)) || [];
  return at !== undefined && Math.abs(now - Number(at)) <= toleranceMs;
}

/** The nonce of a valid signature, and its time; undefined for any other header. An empty secret verifies nothing. */
export function readSignature(
  secret: string,
  call: SignedCall,
  header: string,
  now: number,
): { nonce: string; at: number } | undefined {
  if (!secret || !isPlausibleSignature(header, now)) return undefined;
  const [, at = '', nonce = '', signature = ''] = signaturePattern.exec(header) ?? [];
  const isValid = timingSafeEqual(hashCall(secret, call, at, nonce), Buffer.from(signature, 'hex'));
  return isValid ? { nonce, at: Number(at) } : undefined;
}

/** About 6 MB: 100 calls a second for as long as a signature is valid. */
const maxNonces = 30_000;

/** Milliseconds before the start of this process from which a signature may be: the clocks of two machines differ. */
const startToleranceMs = 5_000;

/** Claims the nonce of a valid signature. @returns false where it was claimed before, or may have been */
export type ClaimNonce = (nonce: string, at: number, now: number) => boolean;

/**
 * Remembers the nonces of valid calls. When there are more than the limit, calls signed before the last evicted one are
 * refused, since they may be replays; so are those signed before this process had a memory.
 */
export function createNonceMemory(maxRemembered = maxNonces, startedAt = Date.now()): ClaimNonce {
  /** Nonces and the times of their signatures, in order of arrival. */
  const used = new Map<string, number>();
  let lastForgotten = startedAt - startToleranceMs;

  const evict = (now: number) => {
    for (const [nonce, at] of used) {
      if (used.size <= maxRemembered && Math.abs(now - at) <= toleranceMs) return;
      used.delete(nonce);
      // A nonce that is outside of the tolerance is refused by its time.
      if (Math.abs(now - at) <= toleranceMs) lastForgotten = Math.max(lastForgotten, at);
    }
  };

  return (nonce, at, now) => {
    if (lastForgotten > now + toleranceMs) lastForgotten = Number.NEGATIVE_INFINITY;
    if (used.has(nonce) || at <= lastForgotten) return false;
    used.set(nonce, at);
    evict(now);
    return true;
  };
}

export type VerifyCall = (call: SignedCall, header: string, now: number) => boolean;

/** Verifies that a header is the current signature of a call, seen for the first time by this process. */
export function createVerifyCall(secret: string, maxRemembered = maxNonces, startedAt = Date.now()): VerifyCall {
  const claim = createNonceMemory(maxRemembered, startedAt);
  return (call, header, now) => {
    const signature = readSignature(secret, call, header, now);
    return signature !== undefined && claim(signature.nonce, signature.at, now);
  };
}

/** The purpose of a signed link. A link of one purpose is invalid for another. */
type Purpose = 'preview' | 'withdrawal' | 'boundaries';

/**
 * The key of a signed link, `t=<ms>,v2=<hex>`, which may be used repeatedly until it expires.
 *
 * @param subject what the link opens, among everything of this purpose
 */
export function signLink(secret: string, purpose: Purpose, subject: string, at: number): string {
  return `t=${at},v2=${hashLink(secret, purpose, subject, String(at)).toString('hex')}`;
}

/**
 * Whether the key was signed for this purpose and subject, at most `maxAgeMs` ago. An empty secret verifies nothing.
 */
export function verifyLink(
  secret: string,
  { purpose, subject, goodForMs }: { purpose: Purpose; subject: string; goodForMs: number },
  key: string,
  now: number,
): boolean {
  const [, at = '', signature = ''] = (key.length < 200 && /^t=(\d{1,15}),v2=([0-9a-f]{64})$/.exec(key)) || [];
  if (!secret || !signature || Math.abs(now - Number(at)) > goodForMs) return false;
  return timingSafeEqual(hashLink(secret, purpose, subject, at), Buffer.from(signature, 'hex'));
}

function hashCall(secret: string, { direction, method, path, body }: SignedCall, at: string, nonce: string): Buffer {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return hash(secret, [direction, method.toUpperCase(), path, at, nonce, bodyHash]);
}

function hashLink(secret: string, purpose: Purpose, subject: string, at: string): Buffer {
  return hash(secret, [`link-${purpose}`, subject, at]);
}

/** HMAC of the parts, one per line; no part contains a line break. */
function hash(secret: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update(['vitrine-v2', ...parts].join('\n'))
    .digest();
}
