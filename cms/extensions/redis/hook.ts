import { useBus as getBus } from '@directus/api/bus/index';
import { useLock as getLock } from '@directus/api/lock/index';
import { useCache as getCache } from '@directus/api/permissions/cache';
import { useRedis as getRedis, redisConfigAvailable } from '@directus/api/redis/index';
import type { Context, Hooks } from '../directus.ts';
import { surviveOutages } from './survive-outage.ts';

/** Without it Directus ends ten seconds after Redis, and a change of rights that Redis has missed is never told. */
export default (_hooks: Hooks, { logger }: Context) => {
  if (!redisConfigAvailable()) return;
  const [redis, bus, cache] = [getRedis(), getBus(), getCache()];
  surviveOutages({ redis, bus, cache, lock: getLock(), subscribers: [bus.sub, cache.bus.sub], logger });
};
