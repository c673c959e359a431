import { useBus as getBus } from '@directus/api/bus/index';
import { useLock as getLock } from '@directus/api/lock/index';
import { useCache as getCache } from '@directus/api/permissions/cache';
import { useRedis as getRedis, redisConfigAvailable } from '@directus/api/redis/index';
import { type Connection, surviveOutages } from './survive-outage.ts';

/** On the connection, since Directus imports its extensions afresh. */
const mark = Symbol.for('vitrine.survivesOutages');

/**
 * Has this process survive outages of Redis, once.
 *
 * @returns the connection; undefined where no Redis is configured
 */
export function surviveRedis(logger: { warn: (message: string) => void }): Connection | undefined {
  if (!redisConfigAvailable()) return undefined;
  const [redis, bus, cache] = [getRedis(), getBus(), getCache()];
  if (mark in redis) return redis;
  Object.assign(redis, { [mark]: true });
  surviveOutages({ redis, bus, cache, lock: getLock(), subscribers: [bus.sub, cache.bus.sub], logger });
  return redis;
}
