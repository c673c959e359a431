import { createHmac } from 'node:crypto';
import type { Environment } from '../../base/environment.ts';
import { createRateLimit, type RateLimit, toNetworks } from '../forms/rate-limit.ts';
import { createRedisClient, type RedisClient } from './redis-client.ts';

export type RateLimitRule = {
  limit: number;
  windowMs: number;
  /** What protects one storefront alone is counted by each. */
  scope?: 'storefront';
};

export type CreateRateLimit = (name: string, rule: RateLimitRule) => RateLimit;

/** Counts a call for each key, or none where one has reached its limit; then it answers with the milliseconds to wait. */
export const limitScript = `
local wait = 0
for index, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[index + 1]) then
    wait = math.max(wait, redis.call('PTTL', key), 1)
  end
end
if wait > 0 then return wait end
for _, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
end
return 0
`;

/** Rate limits of this process; of all storefronts together where the environment names a Redis. */
export function createRateLimits({ REDIS, SITE_SECRET }: Pick<Environment, 'REDIS' | 'SITE_SECRET'>): CreateRateLimit {
  if (REDIS === undefined) return (_name, rule) => createRateLimit(rule);
  const redis = createRedisClient({ url: REDIS });
  return (name, rule) =>
    rule.scope === 'storefront' ? createRateLimit(rule) : shareRateLimit(name, rule, { redis, secret: SITE_SECRET });
}

type Sharing = { redis: Pick<RedisClient, 'evaluate'>; secret: string };

/** The rules of `createRateLimit`, counted in Redis; while that is away, by each process for itself. */
export function shareRateLimit(name: string, rule: RateLimitRule, { redis, secret }: Sharing): RateLimit {
  const own = createRateLimit(rule);
  // Redis holds no addresses of visitors.
  const toKey = (key: string) =>
    `vitrine:limit:${createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url').slice(0, 22)}`;
  return {
    consume: async (client) => {
      const counted = [{ key: client, multiplier: 1 }, ...toNetworks(client)];
      try {
        return await redis.evaluate(
          limitScript,
          counted.map(({ key }) => toKey(key)),
          [rule.windowMs, ...counted.map(({ multiplier }) => rule.limit * multiplier)],
        );
      } catch {
        return own.consume(client);
      }
    },
  };
}
