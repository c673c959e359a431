import { HitRateLimitError } from '@directus/errors';
import type { Context } from '../directus.ts';
import { createLoginLimit } from './login-limit.ts';

/**
 * Stands before the one function through which every login by password goes, REST and GraphQL alike. Directus itself
 * can only suspend the account for good: any stranger could so lock out the staff, and with the administrator the token
 * that `npm start` works with.
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
