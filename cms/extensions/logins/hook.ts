import { createHash } from 'node:crypto';
import { HitRateLimitError } from '@directus/errors';
import { createRateLimit } from '../../../src/server/forms/rate-limit.ts';
import type { Context } from '../directus.ts';

const attempts = 10;

const windowMs = 15 * 60_000;

/** About 15 MB: to fill it with addresses at their limit takes 500 attempts a second. */
const maxEntries = 50_000;

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
    const waitMs = limit.take(email);
    if (waitMs > 0) throw new HitRateLimitError({ limit: attempts, reset: new Date(Date.now() + waitMs) });
    const session = await login.call(this, provider, payload, options);
    limit.forget(email);
    return session;
  };
};

/**
 * Ten attempts per e-mail address in 15 minutes, in this process. Unknown addresses are counted, too, so that a refusal
 * reveals nothing; an address at its limit stays counted, however many others are tried.
 *
 * @param readClock a monotonic clock, in milliseconds: by the time of day, a clock that was wrong would lock accounts
 */
export function createLoginLimit(readClock = () => performance.now()) {
  const limit = createRateLimit({ limit: attempts, windowMs, maxEntries, readClock });
  return {
    /**
     * Counts an attempt before its password is verified.
     *
     * @returns 0 when it is allowed, else milliseconds until the next one is
     */
    take: (email: string): number => limit.consume(toKey(email)),
    /** Resets the count after a successful login. */
    forget: (email: string): void => limit.forget(toKey(email)),
  };
}

/** A hash, since a name with dots or colons could be that of a client in a network. */
function toKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase().slice(0, 254)).digest('hex');
}
