import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What the token of a link is made of. On its own it opens nothing, so it may be kept. */
export function makeSeed(): string {
  return randomBytes(32).toString('base64url');
}

/** 32 bytes that nobody can guess without the site's secret: the mail can be written again and again, and the database opens no link. */
export function makeToken(secret: string, seed: string): string {
  return createHmac('sha256', secret).update(`token.${seed}`).digest('base64url');
}

/** How a token is found again. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Where a mail in the outbox will have its tokens; they are put in while it is being sent. */
export const tokenPlaceholders = { confirm: '{confirm-token}', unsubscribe: '{unsubscribe-token}' };

type Seeds = { confirm_seed: string | null; unsubscribe_seed: string | null };

export function replaceTokens(text: string, secret: string, { confirm_seed, unsubscribe_seed }: Seeds): string {
  return text
    .replaceAll(tokenPlaceholders.confirm, makeToken(secret, confirm_seed ?? ''))
    .replaceAll(tokenPlaceholders.unsubscribe, makeToken(secret, unsubscribe_seed ?? ''));
}
