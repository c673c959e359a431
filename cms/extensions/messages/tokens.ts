import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Random seed of a link's token. It is useless without the secret, so it may be stored. */
export function makeSeed(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Derives a token from the site's secret: mails can be rendered repeatedly, and the database contains no valid token.
 */
export function makeToken(secret: string, seed: string): string {
  return createHmac('sha256', secret).update(`token.${seed}`).digest('base64url');
}

/** Hash for looking up a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Placeholders in stored mails, replaced when the mail is sent. */
export const tokenPlaceholders = { confirm: '{confirm-token}', unsubscribe: '{unsubscribe-token}' };

type Seeds = { confirm_seed: string | null; unsubscribe_seed: string | null };

export function replaceTokens(text: string, secret: string, { confirm_seed, unsubscribe_seed }: Seeds): string {
  return text
    .replaceAll(tokenPlaceholders.confirm, makeToken(secret, confirm_seed ?? ''))
    .replaceAll(tokenPlaceholders.unsubscribe, makeToken(secret, unsubscribe_seed ?? ''));
}
