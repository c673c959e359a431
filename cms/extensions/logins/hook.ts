import { HitRateLimitError } from '@directus/errors';
import type { Context } from '../directus.ts';

const attempts = 10;

const windowMs = 15 * 60_000;

const maxEntries = 10_000;

/**
 * Rate limit of logins with a password, for REST and GraphQL. Directus itself can only suspend accounts permanently:
 * anybody could lock out the staff, and with the administrator the token that `npm start` uses.
 */
export default (_hooks: unknown, { services }: Context) => {
  const limit = createLoginLimit();
  const { prototype } = services.AuthenticationService;
  const { login } = prototype;
  prototype.login = async function (provider, payload, options) {
    const email = String(payload.email ?? '');
    const reset = limit.take(email);
    if (reset) throw new HitRateLimitError({ limit: limit.attempts, reset });
    const session = await login.call(this, provider, payload, options);
    limit.forget(email);
    return session;
  };
};

type Count = { left: number; endsAt: number };

/**
 * Ten attempts per e-mail address in 15 minutes, in this process. Unknown addresses are counted, too, so that a refusal
 * reveals nothing.
 *
 * @param now milliseconds
 */
export function createLoginLimit(now: () => number = Date.now) {
  const counts = new Map<string, Count>();
  return {
    attempts,
    /**
     * Counts an attempt before its password is verified.
     *
     * @returns when the next one is allowed, or undefined if this one is
     */
    take(email: string): Date | undefined {
      const key = toKey(email);
      const known = counts.get(key);
      const count = known && known.endsAt > now() ? known : { left: attempts, endsAt: now() + windowMs };
      // Most recently used last, so that invented addresses evict each other first.
      counts.delete(key);
      counts.set(key, count);
      if (counts.size > maxEntries) counts.delete(counts.keys().next().value ?? '');
      if (count.left === 0) return new Date(count.endsAt);
      count.left -= 1;
      return undefined;
    },
    /** Resets the count after a successful login. */
    forget(email: string): void {
      counts.delete(toKey(email));
    },
  };
}

function toKey(email: string): string {
  return email.toLowerCase().slice(0, 254);
}
