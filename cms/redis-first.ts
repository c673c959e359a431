import { useLogger as getLogger } from '@directus/api/logger/index';
import { surviveRedis } from './extensions/redis/survive-redis.ts';

/** How long a start waits for Redis: one that comes later finds a Directus that has begun alone. */
const timeoutMs = 2_000;

// Imported before Directus, which asks Redis before it loads its extensions, and would end where there is none.
const redis = surviveRedis(getLogger());
if (redis && redis.status !== 'ready') {
  await new Promise<void>((resolve) => {
    redis.on('ready', () => resolve());
    setTimeout(resolve, timeoutMs).unref();
  });
}
