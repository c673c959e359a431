import type { Context, Hooks } from '../directus.ts';
import { surviveRedis } from './survive-redis.ts';

/**
 * Without it Directus ends ten seconds after Redis, and a change of rights that Redis has missed is never told. A
 * Directus that we start has it from `cms/redis-first.ts` already.
 */
export default (_hooks: Hooks, { logger }: Context) => {
  surviveRedis(logger);
};
